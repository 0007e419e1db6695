import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  DROPPED,
  PARTED,
  STOPPED,
  WordReader,
} from '../../../../../../src/libs/site-audit/views/ngrams/page-words.js';
import { segmentSentences } from '../../../../../../src/libs/text/index.js';
import { expectLinear } from '../../../../../support/expect-linear.js';
import { itOfMany, runs } from '../../../../../support/sample.js';

interface Word {
  readonly text: string;
  readonly start: number;
  readonly isParted: boolean;
  readonly isStopped: boolean;
  readonly isDropped: boolean;
}

function wordsOf(text: string, language = 'en'): Word[] {
  const words = new WordReader(language).read(text);
  return Array.from({ length: words.count }, (_, at) => {
    const mark = words.marks[at] ?? 0;
    return {
      text: words.text.slice(words.starts[at], words.ends[at]),
      start: words.starts[at] ?? 0,
      isParted: (mark & PARTED) !== 0,
      isStopped: (mark & STOPPED) !== 0,
      isDropped: (mark & DROPPED) !== 0,
    };
  });
}

const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);
const bySegmenter = (text: string, language: string) =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter((part) => part.isWordLike)
    .map((part) => part.segment);

/** Words that begin a stretch between borders, with a bar before each. */
const parted = (text: string, language = 'en') =>
  wordsOf(text, language)
    .map(({ text: word, isParted }) => (isParted ? `| ${word}` : word))
    .join(' ');

const TEXTS: readonly (readonly [string, string])[] = [
  [
    'en',
    'It can’t be 3.5, or 1,000.25; it’s the U.S.A.’s state-of-the-art C++ & .NET. See foo.bar(x) — e.g. snake_case.',
  ],
  [
    'en',
    'Run `npm i`; open http://example.com/a-b_c?d=e#h, then mail user@example.com (v1.2.3-rc.4) at 192.168.0.1!',
  ],
  ['de', 'Größe: 10:30 Uhr, § 5 Abs. 2; „Äpfel“ – über 20 %, z.B. 1.000,50 €! Am 3. Oktober kam Dr. Müller.'],
  ['fr', 'L’homme d’aujourd’hui n’a qu’un œil à 2½ m² « là-bas ». Il part.'],
  ['es', 'El niño dijo: ¿qué? ¡No! Ñandú, pingüino, 1.º y 2.ª. Cafe\u0301 solo.'],
  ['ru', 'Мама мыла раму. Что-то по-русски: ё, щ; 3,14 и «слово». И т.д. и т.п.'],
  ['el', 'Ο γάτος είναι στο σπίτι· τι κάνει; Άλφα-βήτα. ΣΟΦΟΣ σοφός'],
  ['he', 'השלום של צה"ל, וג׳ירפה ב-1948; א׳ ב׳'],
  ['ar', 'السلام عليكم، كيف حالُكَ؟ ١٬٢٣٤٫٥ كتابٌ جديد.'],
  ['hi', 'हिन्दी में १२.३ लिखा है, और बाकी भी। नया वाक्य।'],
  ['ko', '한국어는 2024년 3월에 제2장을 abc와 쓴다. 다음 문장입니다.'],
  ['ja', '日本語の文章には、漢字とカタカナとABC123が混ざる。人々は2024年〆切を守る。'],
  ['zh', '中文没有空格，也有English和数字3.5万。第二句话！'],
  ['th', 'ภาษาไทยไม่มีช่องว่าง Windows10ใช้ได้ และ 1.5ล้าน'],
  ['tr', 'İstanbul IŞIK ığüşöç. Türkçe.'],
  ['fi', 'EU:n ja 3:n päivää; Ääkköset.'],
  ['sv', 'S:t Eriks bro kl. 10:30. Åsa & Örjan.'],
];

describe('the words of a page', () => {
  it.each(TEXTS)('are those that Intl.Segmenter finds (%s): %s', (language, text) => {
    expect(textsOf(wordsOf(text, language))).toEqual(bySegmenter(text.normalize('NFC'), language));
  });

  it('are those of Intl.Segmenter in any mixture of ordinary letters', () => {
    const letters = 'abcZÄß éñçşжΩאبक가1290\'’"“”.,;:!?-–—()[]/&%€$#@_*+=<>|\\~^`…·¿\n\t ';
    const drawn = fc
      .array(fc.constantFrom(...Array.from(letters)), { maxLength: 80 })
      .map((one) => one.join(''));
    fc.assert(
      fc.property(drawn, (text) => {
        expect(textsOf(wordsOf(text))).toEqual(bySegmenter(text.normalize('NFC'), 'en'));
      }),
      { numRuns: runs(250), seed: 6 },
    );
  });

  it.each(TEXTS)('begin anew wherever a sentence does (%s): %s', (language, whole) => {
    const text = whole.normalize('NFC');
    const words = wordsOf(text, language);
    for (const { start } of segmentSentences(text, language)) {
      const first = words.find((word) => word.start >= start);
      expect([first?.text, first?.isParted]).toEqual([first?.text, true]);
    }
  });

  it('are parted by sentences and blocks, not by abbreviations, commas and numbers', () => {
    expect(parted('Dr. Smith, e.g., paid 3.5 dollars. He left!\nNext block')).toBe(
      '| Dr Smith e.g paid 3.5 dollars | He left | Next block',
    );
    expect(parted('He said “Go. Now it is late.” and left. (Then) came.[1] The end')).toBe(
      '| He said Go | Now it is late and left | Then came 1 | The end',
    );
    expect(parted('第一句。（第二句）', 'zh')).toBe('| 第 一句 | 第二 句');
    expect(parted('τι κάνει; Είναι εδώ', 'el')).toBe('| τι κάνει | Είναι εδώ');
    expect(parted('Introduction . . . . . . . . . . 12')).toBe('| Introduction | 12');
  });

  it('know stop words in any case and with any apostrophe', () => {
    const stopped = (text: string, language = 'en') =>
      wordsOf(text, language)
        .filter(({ isStopped }) => isStopped)
        .map(({ text: word }) => word);
    expect(stopped("The table CAN’T hold DON'T of rows")).toEqual(['The', 'CAN’T', "DON'T", 'of']);
    expect(stopped('Der Tisch UND die Rechnung', 'de')).toEqual(['Der', 'UND', 'die']);
    expect(stopped('the of and', 'xx')).toEqual([]);
  });

  it('are dropped where they are single letters or rules, not where they are numbers or Chinese', () => {
    const dropped = (text: string, language = 'en') =>
      wordsOf(text, language)
        .filter(({ isDropped }) => isDropped)
        .map(({ text: word }) => word);
    expect(dropped('plan b has 7 x __ é 42 ж _a')).toEqual(['b', 'x', '__', 'é', 'ж']);
    expect(dropped('我 你 他', 'zh')).toEqual([]);
    expect(dropped('나 ก', 'ko')).toEqual([]);
  });

  it('are left out when they have more than 64 letters, and nothing is joined across them', () => {
    expect(parted(`one ${'x'.repeat(65)} two ${'y'.repeat(64)}`)).toBe(`| one | two ${'y'.repeat(64)}`);
  });

  it('are equal by the same letters, whatever their case, width or way of writing', () => {
    const reader = new WordReader('en');
    const hashOf = (text: string) => {
      const { low, high } = reader.read(text);
      return `${low[0] ?? 0} ${high[0] ?? 0}`;
    };
    expect(hashOf('CAFÉ')).toBe(hashOf('cafe\u0301'));
    expect(hashOf('can’t')).toBe(hashOf("CAN'T"));
    expect(hashOf('ＳＱＬ')).toBe(hashOf('sql'));
    expect(hashOf('ΣΟΦΟΣ')).toBe(hashOf('σοφός'.replace('ό', 'ο')));
    const many = reader.read(Array.from({ length: 50_000 }, (_, at) => `w${at.toString(36)}`).join(' '));
    const hashes = new Set(
      Array.from({ length: many.count }, (_, at) => `${many.low[at] ?? 0} ${many.high[at] ?? 0}`),
    );
    expect(hashes.size).toBe(50_000);
  });

  it('have the dotted and the dotless i of Turkish apart', () => {
    const reader = new WordReader('tr');
    const words = reader.read('IŞIK ışık İzmir izmir');
    const shown = [0, 1, 2, 3].map((at) => reader.phraseOf(words, at, 1));
    expect(shown).toEqual(['ışık', 'ışık', 'izmir', 'izmir']);
  });

  it('are shown with spaces where the text has something between them', () => {
    const reader = new WordReader('ja');
    const words = reader.read('東京都庁、SQL文');
    const shown = reader.phraseOf(words, 0, words.count);
    expect(shown.replaceAll(' ', '')).toBe('東京都庁sql文');
    expect(shown).toContain('庁 sql');
    expect(shown).not.toContain('東 京');
  });

  itOfMany('are found in time that grows with the text only', () => {
    for (const piece of ['word ', 'x', 'a. ', '. ', '.', 'a?', '] ', '漢', '。', 'e.g. ', '" '])
      expectLinear((size) => new WordReader('en').read(piece.repeat(size)), 50_000);
  });
});
