import { describe, expect, test } from '@jest/globals';
import { runDesk } from '../../../../../src/domain/article/desk/desk.js';
import type { Draft, DraftSentence } from '../../../../../src/domain/article/draft.js';
import { sourceOf } from '../../../../support/writing/writer-sources.js';
import { inputOf, paragraph } from '../../../../support/writing/bakery.js';
import { REWORDED } from '../../../../support/writing/reworded.js';
import { casesOf, itOfMany } from '../../../../support/sample.js';

/** An article as a model could have written it: each passage in a source of its own, each sentence in other words. */
const sources = REWORDED.map(([passage], index) => sourceOf(`S${index + 1}`, `Page ${index + 1}`, [passage]));

function sentence(index: number, text: string, from = index): DraftSentence {
  const [passage] = REWORDED[from]!;
  return { text, evidence: [{ sourceId: `S${from + 1}`, quote: passage, start: 0, end: passage.length }] };
}

/** The article with one sentence replaced by what a careless model would make of it. */
function reportOn(index: number, planted: DraftSentence) {
  const sentences = REWORDED.map(([, text], at) => (at === index ? planted : sentence(at, text)));
  const draft: Draft = {
    form: 'article',
    lead: sentences.map((each, at) => paragraph(`B${at + 1}`, each)),
    sections: [],
  };
  return runDesk(inputOf(draft, { sources, subject: { language: 'en', terms: [] } }));
}

/** The checks that name the planted sentence. */
function found(index: number, planted: DraftSentence, verdicts: readonly string[] = ['fail']): string[] {
  return reportOn(index, planted)
    .checks.filter(
      ({ items, verdict }) =>
        verdicts.includes(verdict) && items.some(({ blockId }) => blockId === `B${index + 1}`),
    )
    .map(({ name }) => name);
}

const all = REWORDED.map((_, index) => index);
const textOf = (index: number) => REWORDED[index]![1];

describe('of errors that were planted in reworded sentences', () => {
  test('none is found where none was planted', () => {
    const { checks } = reportOn(0, sentence(0, textOf(0)));
    expect(checks.filter(({ verdict, name }) => verdict === 'fail' && name !== 'length')).toEqual([]);
    expect(checks.find(({ name }) => name === 'grounding')?.score).toBe(1);
  });

  test('every swapped number is caught', () => {
    const withDigits = all.filter((index) => /\d/.test(textOf(index)));
    expect(withDigits.length).toBeGreaterThan(10);
    for (const index of casesOf(withDigits)) {
      const swapped = textOf(index).replace(/\d+/, (digits) => String(Number(digits) + 7));
      expect([index, found(index, sentence(index, swapped))]).toEqual([
        index,
        expect.arrayContaining(['numbers']),
      ]);
    }
  });

  test('every swapped citation is caught', () => {
    for (const index of casesOf(all)) {
      const wrong = sentence(index, textOf(index), (index + 5) % all.length);
      expect([index, found(index, wrong, ['fail', 'warn'])]).toEqual([
        index,
        expect.arrayContaining(['grounding']),
      ]);
    }
  });

  test('every unknown id is caught, in the evidence and in the text', () => {
    const stranger = {
      ...sentence(3, textOf(3)),
      evidence: [{ sourceId: 'S99', quote: 'x', start: 0, end: 1 }],
    };
    expect(found(3, stranger)).toEqual(expect.arrayContaining(['citation_ids_known', 'grounding']));
    for (const mark of ['[S99]', '[S1, S99]', '[s4]', '[ S99 ]'])
      expect(found(3, sentence(3, `${textOf(3)} ${mark}`))).toContain('citation_ids_known');
  });

  test('every bare address is caught', () => {
    for (const address of [
      'https://evil.example/offer',
      'http://x.example',
      'www.evil.example/a',
      'HTTPS://EVIL.EXAMPLE',
    ])
      expect(found(3, sentence(3, `${textOf(3)} See ${address}.`))).toContain('citation_ids_known');
  });

  test('every invented quotation is caught', () => {
    for (const quoted of [
      '“This is the best day of my life”',
      '"we never saw it coming"',
      '„Wir haben es gewusst“',
      '« tout va très bien »',
    ])
      expect(found(13, sentence(13, `${textOf(13)} She said: ${quoted}.`))).toContain('quotes_verbatim');
  });

  itOfMany('swapped names are told, not all of them', () => {
    const names = [
      'Harbour',
      'Mill',
      'Marie',
      'Warsaw',
      'Pierre',
      'Elbe',
      'Giant',
      'Hamburg',
      'Bridge',
      'Whitfield',
      'Debian',
      'PostgreSQL',
      'Otto',
      'Brandt',
      'Lisbon',
      'Coimbra',
      'Aveiro',
    ];
    const swaps = names.map((name) => {
      const index = REWORDED.findIndex(([, text]) => text.includes(name));
      return found(index, sentence(index, textOf(index).replaceAll(name, 'Zanzibar')), [
        'fail',
        'warn',
      ]).includes('grounding');
    });
    // A name that begins a sentence by itself looks like any other word there.
    expect(swaps.filter(Boolean).length).toBeGreaterThanOrEqual(14);
    expect(swaps).toHaveLength(17);
  });

  test('a negation is caught', () => {
    const denied = textOf(6).replace('sells', 'never sells');
    expect(denied).not.toBe(textOf(6));
    expect(found(6, sentence(6, denied))).toEqual(['grounding']);
  });
});
