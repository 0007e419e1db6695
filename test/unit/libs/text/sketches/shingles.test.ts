import { describe, expect, it } from '@jest/globals';
import { foldedWords, shinglesOf } from '../../../../../src/libs/text/sketches/shingles.js';

/** The words of a text as Unicode's own segmenter finds them. */
function segmented(text: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(text.normalize('NFKC'));
  return Array.from(segments, (each) => each)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());
}

describe('the words of a text', () => {
  it.each([
    'The Quick brown fox can’t jump 32.3 feet, right?',
    'Der Weiße Fluß — 1.500 Gläser, „so“ heißt es.',
    'Ｆｕｌｌ ｗｉｄｔｈ and ﬁne ligatures, ½ of them',
    '速い茶色の狐がのろまな犬を飛び越える。',
    'ฉันชอบขนมปัง และ 한국어 문장입니다.',
    'Ελληνικές ΛΈΞΕΙΣ и Русские Слова',
  ])('are those of Unicode, compatible letters as one, in lower case: %s', (text) => {
    expect(foldedWords(text)).toEqual(segmented(text));
    expect(foldedWords(text).length).toBeGreaterThan(4);
  });

  it('make runs without duplicates, and one of a shorter text', () => {
    expect([...shinglesOf('To be, or not TO BE or not', 2)]).toEqual(['to be', 'be or', 'or not', 'not to']);
    expect([...shinglesOf('Be so', 3)]).toEqual(['be so']);
    expect(shinglesOf('…', 3).size).toBe(0);
  });
});
