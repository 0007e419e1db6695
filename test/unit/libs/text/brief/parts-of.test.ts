import { describe, expect, it } from '@jest/globals';
import { hasSense, partsOf, shareOfPart } from '../../../../../src/libs/text/index.js';

const texts = (input: string, language = 'en') => partsOf(input, language).map(({ text }) => text);

describe('the parts of a brief', () => {
  it.each([
    ['en', 'Keeping honey: jars, labels and a cool cellar', ['jars', 'labels', 'a cool cellar']],
    ['en', 'Which hive should we buy: Dadant, Langstroth or WBC?', ['Dadant', 'Langstroth', 'WBC']],
    [
      'en',
      'What to do before, during and after a storm',
      ['before a storm', 'during a storm', 'after a storm'],
    ],
    [
      'en',
      'How much honey a hive gives, what harms it, and who inspects it',
      ['How much honey a hive gives', 'what harms it', 'who inspects it'],
    ],
    [
      'en',
      'What members pay for hives, jars and renting the cellar, with the dates',
      ['hives', 'jars', 'renting the cellar', 'the dates'],
    ],
    ['en', 'Questions on hives, jars and labels on a farm', ['hives', 'jars', 'labels']],
    ['en', 'How to set up a hive and inspect it for mites', ['set up a hive', 'inspect it for mites']],
    ['en', 'A guide for beginners and experts to keeping bees', []],
    ['en', 'Tea and coffee: which keeps you awake longer?', ['Tea', 'coffee']],
    ['en', 'Jam and honey in shops and markets', []],
    ['en', 'Keeping bees in towns', []],
    ['de', 'Was vor, während und nach einem Sturm zu tun ist', 3],
    ['de', 'Ein Überblick für kleine Firmen, wie sie Akten ordnen und Belege prüfen', 2],
    ['de', 'Was ein Bienenstock kostet, wie schwer er ist und wann er geöffnet wird', 3],
    ['fr', 'Que faire avant, pendant et après une tempête', 3],
    ['fr', 'Combien coûte une ruche, qui la contrôle et quelles aides existent', 3],
    ['es', 'Qué hacer antes, durante y después de una tormenta', 3],
    ['es', 'Preguntas sobre colmenas, abejas y reinas', 3],
    ['it', 'Cosa fare prima, durante e dopo una tempesta', 3],
    ['nl', 'Wat te doen voor, tijdens en na een storm', 3],
    ['pt', 'O que fazer antes, durante e depois de uma tempestade', 3],
    ['ja', '台風の前、最中、後にすべきこと', 3],
    ['ja', '蜂箱の設置と両面検査の方法', ['蜂箱の設置', '両面検査']],
    ['ja', '料金はいくらで、いつまでに申請し、誰が対象になるのか', 3],
    ['ja', '家を借りるとき、必要な書類', []],
    ['zh', '台风之前、期间和之后应该做什么', 3],
  ] as const)('%s: %s', (language, input, wanted) => {
    const found = texts(input, language);
    if (typeof wanted === 'number') expect(found).toHaveLength(wanted);
    else expect(found).toEqual(wanted);
  });

  it('takes a list of very many things for examples', () => {
    expect(texts('Bees: a1, b1, c1, d1, e1, f1, g1, h1 and i1')).toEqual([]);
  });

  it('reads each sentence of a brief by itself', () => {
    expect(texts('Bees and wasps.\nExplain what they eat and how they winter')).toEqual([
      'Bees',
      'wasps',
      'what they eat',
      'how they winter',
    ]);
  });
});

describe('the share of a part that a text names', () => {
  const [before, during] = partsOf('What to do before, during and after a storm', 'en');
  const [hive, mites] = partsOf('How to set up a hive and inspect it for mites', 'en');

  it('asks for words of the time, in whatever form', () => {
    if (!before || !during) throw new Error('no parts');
    expect(shareOfPart(before, 'Prepare for the storm.', 'en')).toBe(1);
    expect(shareOfPart(before, 'The storm broke two elms.', 'en')).toBe(0);
    expect(shareOfPart(during, 'Stay inside while the storm lasts.', 'en')).toBe(1);
  });

  it('asks for the words of setting up where the brief does', () => {
    if (!hive || !mites) throw new Error('no parts');
    expect(shareOfPart(hive, 'A hive hums.', 'en')).toBe(0);
    expect(shareOfPart(hive, 'Install the hive on a stand.', 'en')).toBe(1);
    expect(shareOfPart(mites, 'Inspect the comb.', 'en')).toBe(0.5);
  });

  it('counts the words by what they weigh', () => {
    if (!mites) throw new Error('no parts');
    const rare = (term: string) => (term === 'mite' ? 3 : 1);
    expect(shareOfPart(mites, 'Inspect the comb.', 'en', rare)).toBe(0.25);
  });

  it.each([
    ['en', 'Setting up the hive', true],
    ['de', 'Den Drucker einrichten', true],
    ['fr', 'Installer la ruche', true],
    ['ja', '蜂箱の設置と設定', true],
    ['en', 'The upset queen', false],
  ])('%s: %s', (language, text, is) => {
    expect(hasSense(text, 'setup', language)).toBe(is);
  });
});
