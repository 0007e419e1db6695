import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wordSpansOf } from '../../../../src/libs/text/word-spans.js';
import { expectLinear } from '../../../support/expect-linear.js';
import { runs } from '../../../support/sample.js';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const bySegmenter = (text: string) =>
  [...segmenter.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment);

function bySpans(text: string, mostByDictionary?: number): string[] {
  const { count, starts, ends } = wordSpansOf(text, mostByDictionary);
  return Array.from({ length: count }, (_, at) => text.slice(starts[at], ends[at]));
}

describe('words found by a table of letters', () => {
  it.each([
    'It can’t be 3.5, or 1,000.25; it’s the U.S.A.’s state-of-the-art C++, C# & .NET — e.g. foo.bar, snake_case and __init__.',
    'Größe: 10:30 Uhr, § 5 Abs. 2; „Äpfel“ – über 20 %, z.B. 1.000,50 €!',
    'L’homme d’aujourd’hui n’a qu’un œil à 2½ m² «là-bas».',
    'El niño dijo: ¿qué? ¡No! Ñandú, pingüino, 1.º y 2.ª',
    'Мама мыла раму. Что-то по-русски: ё, щ; 3,14 и «слово».',
    'Ο γάτος είναι στο σπίτι· τι κάνει; Άλφα-βήτα.',
    'השלום של צה"ל, וג׳ירפה ב-1948; א׳ ב׳',
    'السلام عليكم، كيف حالُكَ؟ ١٬٢٣٤٫٥ كتابٌ جديد.',
    'हिन्दी में १२.३ लिखा है, और बाकी भी।',
    'বাংলা ভাষা, தமிழ் மொழி, ქართული ენა, Հայերեն լեզու, አማርኛ ቋንቋ።',
    'Tiếng Việt có dấu thanh, v.v. Türkçe İstanbul ığüşöç. Český řízek.',
    '한국어는 2024년 3월에 제2장을 abc와 쓴다.',
    '日本語の文章には、漢字とカタカナとﾊﾝｶｸとABC123が混ざる。人々は2024年〆切を守る。',
    '中文没有空格，也有English和数字3.5万。',
    'ภาษาไทยไม่มีช่องว่าง Windows10ใช้ได้ และ 1.5ล้าน',
    'ភាសាខ្មែរ ພາສາລາວ မြန်မာဘာသာ',
    'https://example.com/a-b_c?d=e&f=g#h user@example.com 192.168.0.1 v1.2.3-rc.4',
    '😀a b😀 👨‍👩‍👧 🇩🇪 x² H₂O ½ № 5 €10 £5.50 ①② Ⅷ ﬁre ⓐ',
    'a..b a.b. 1..2 a’’b ’tis rock’n’roll dogs’ x‘y 5\u202f000 a\u00a0b a\u2011b a\u00b7b',
    'e\u0301te\u0301 a\u0308\u0301b na\u00efve co\u00adop \u0301x',
    '_ __ ___ a_ _a _1_ a__b _. ._',
    '',
    ' \n\t ',
  ])('are those of the language’s own rules: %s', (text) => {
    expect(bySpans(text)).toEqual(bySegmenter(text));
  });

  it('are as many in any text of ordinary letters', () => {
    const letters = 'abcZÄß éñçşж Ωאبक가1290\'’"“”.,;:!?-–—()[]/&%€$#@_*+=<>|\\~^`…·¿\n\t';
    const text = fc
      .array(fc.constantFrom(...Array.from(letters)), { maxLength: 60 })
      .map((drawn) => drawn.join(''));
    fc.assert(
      fc.property(text, (drawn) => expect(bySpans(drawn)).toEqual(bySegmenter(drawn))),
      { numRuns: runs(3000), seed: 6 },
    );
  });

  it('have one hash in both cases of their letters, and different ones else', () => {
    const hashesOf = (text: string) => Array.from(wordSpansOf(text).hashes.slice(0, wordSpansOf(text).count));
    expect(hashesOf('Größe ΣΟΦΙΑ İz 漢字')).toEqual(hashesOf('gRÖßE σοφια İZ 漢字'));
    const words = Array.from({ length: 5000 }, (_, at) => `w${at.toString(36)}`).join(' ');
    expect(new Set(hashesOf(words)).size).toBe(5000);
  });

  it('are cut by rule of thumb where the dictionary would take long', () => {
    const text = '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。'.repeat(200);
    const exact = wordSpansOf(text).count;
    const quick = wordSpansOf(text, 1000);
    expect(quick.count).toBeGreaterThan(0.6 * exact);
    expect(quick.count).toBeLessThan(1.4 * exact);
    const rough = bySpans(text, 0);
    expect(rough.join('')).toBe(text.replaceAll('。', ''));
    expect(bySpans(`猫${text}`, 0).slice(-rough.length + 5)).toEqual(rough.slice(5));
  });

  it('take time in proportion to the text', () => {
    for (const piece of ['word ', 'x', 'a.', 'a\u0301', '漢', '한', '"', '_']) {
      expectLinear((size) => wordSpansOf(piece.repeat(size), 3000), 200_000);
    }
  });
});
