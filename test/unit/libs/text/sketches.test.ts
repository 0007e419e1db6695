import { describe, expect, it } from '@jest/globals';
import { simhashDistance } from '../../../../src/libs/site-audit/rules/simhash-distance.js';
import { minhashOf } from '../../../../src/libs/text/sketches/minhash-of.js';
import { shinglesOf } from '../../../../src/libs/text/sketches/shingles.js';
import { simhashOf } from '../../../../src/libs/text/sketches/simhash-of.js';
import { wordSpansOf } from '../../../../src/libs/text/word-spans.js';

/** Words by chance, the same at every run. */
function wordsOf(count: number, seed: number): string[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return `word${(state >>> 8) % 3000}`;
  });
}

const sketchOf = (text: string) => Buffer.from(minhashOf(wordSpansOf(text))!, 'base64');

function agreement(one: string, other: string): number {
  const [a, b] = [sketchOf(one), sketchOf(other)];
  const agreeing = Array.from(
    { length: 128 },
    (_, slot) => a.readUInt32LE(4 * slot) === b.readUInt32LE(4 * slot),
  );
  return agreeing.filter(Boolean).length / 128;
}

function jaccard(one: string, other: string): number {
  const [a, b] = [shinglesOf(one, 5), shinglesOf(other, 5)];
  const common = [...a].filter((shingle) => b.has(shingle)).length;
  return common / (a.size + b.size - common);
}

describe('a sketch of a text', () => {
  it.each([60, 300, 1500])('shows by %d words how much two texts have in common', (length) => {
    let sum = 0;
    let runs = 0;
    for (const changes of [0, 0.005, 0.02, 0.05, 0.2, 1]) {
      for (let run = 0; run < 6; run += 1) {
        const words = wordsOf(length, 7 + run);
        const other = words.map((word, at) =>
          (at * 7919 + run) % 1000 < 1000 * changes ? `new${at}` : word,
        );
        const [a, b] = [words.join(' '), other.join(' ')];
        const error = agreement(a, b) - jaccard(a, b);
        // Four times the standard error of 128 draws.
        expect(Math.abs(error)).toBeLessThan(4 * Math.sqrt(0.25 / 128));
        sum += error;
        runs += 1;
      }
    }
    expect(Math.abs(sum / runs)).toBeLessThan(0.02);
  });

  it('is as good between a short text and a long one that holds it', () => {
    const words = wordsOf(2000, 3);
    const [part, whole] = [words.slice(0, 1000).join(' '), words.join(' ')];
    expect(Math.abs(agreement(part, whole) - jaccard(part, whole))).toBeLessThan(0.15);
  });

  it('is blind to case, punctuation and white space', () => {
    const words = wordsOf(100, 5);
    expect(agreement(words.join(' '), words.join(',\n').toUpperCase())).toBe(1);
  });

  it('is the same on every machine', () => {
    expect(minhashOf(wordSpansOf(wordsOf(60, 1).join(' ')))!.slice(0, 24)).toBe('AZyvA5ivtSXvhaPBjNLRz60T');
  });

  it('is of no text under 50 words, and of one that says one thing only', () => {
    expect(minhashOf(wordSpansOf(wordsOf(49, 1).join(' ')))).toBeNull();
    expect(sketchOf('again '.repeat(50)).equals(sketchOf('again '.repeat(5000)))).toBe(true);
  });
});

describe('a simhash', () => {
  const simhash = (text: string) => simhashOf(wordSpansOf(text));
  const distance = (one: string, other: string) => simhashDistance(simhash(one), simhash(other));

  it('is 64 bits in hex, zeros for no words', () => {
    expect(simhash('some words')).toMatch(/^[0-9a-f]{16}$/);
    expect(simhash(' . ')).toBe('0'.repeat(16));
  });

  it('is near where texts differ in few words, and far where they differ in all', () => {
    const words = wordsOf(200, 9);
    const changed = words.map((word, at) => (at === 100 ? 'other' : word));
    expect(distance(words.join(' '), changed.join(' '))).toBeLessThanOrEqual(3);
    expect(distance(words.join(' '), wordsOf(200, 10).join(' '))).toBeGreaterThan(15);
  });

  it('is the same for error pages that repeat different addresses', () => {
    const page = (path: string) =>
      `We could not find the page ${path} on this site. Try the search, or start from the home page.`;
    expect(distance(page('kqzvhwtrxbnmplsdfgjcyaeu'), page('wmxtqgbzrvhnkfpslcjdyuae'))).toBe(0);
  });

  it('does not let the commonest words speak alone', () => {
    const filler = 'the of and to in is it that for as '.repeat(40);
    const [a, b] = [wordsOf(60, 1).join(' '), wordsOf(60, 2).join(' ')];
    expect(distance(filler + a, filler + b)).toBeGreaterThan(10);
  });
});
