import { describe, expect, test } from '@jest/globals';
import { joinSentences } from '../../../../src/libs/text/join-sentences.js';
import { foldText, holdsPhrase } from '../../../../src/libs/text/phrases.js';
import { countTerms, overlap, TermStatistics } from '../../../../src/libs/text/relevance.js';
import { containment, shinglesOf } from '../../../../src/libs/text/sketches/shingles.js';

const pool = [
  ['index', 'tree', 'page'],
  ['index', 'hash', 'bucket'],
  ['index', 'tree', 'leaf'],
  ['bread', 'oven'],
].map(countTerms);
const statistics = new TermStatistics(pool);
const [tree, hash, , bread] = pool as [
  Map<string, number>,
  Map<string, number>,
  Map<string, number>,
  Map<string, number>,
];

describe('TermStatistics', () => {
  test('a rare term tells more than a common one, and an unknown one most', () => {
    expect(statistics.weight('oven')).toBeGreaterThan(statistics.weight('index'));
    expect(statistics.weight('zebra')).toBeGreaterThan(statistics.weight('oven'));
    expect(statistics.weight('index')).toBeGreaterThan(0);
  });

  test('what is asked about counts though every text speaks of it', () => {
    expect(statistics.askedWeight('index')).toBeGreaterThanOrEqual(1);
    expect(statistics.askedWeight('zebra')).toBeLessThanOrEqual(3);
  });

  test('scores only texts that share a term with the query', () => {
    const query = countTerms(['tree', 'index']);
    expect(statistics.score(query, bread)).toBe(0);
    expect(statistics.score(query, tree)).toBeGreaterThan(statistics.score(query, hash));
  });

  test('covers all of a query, none of it, or a part', () => {
    const query = countTerms(['tree', 'oven']);
    expect(statistics.coverage(query, countTerms(['tree', 'oven', 'more']))).toBe(1);
    expect(statistics.coverage(query, hash)).toBe(0);
    expect(statistics.coverage(query, tree)).toBeGreaterThan(0);
    expect(statistics.coverage(query, tree)).toBeLessThan(1);
    expect(statistics.coverage(new Map(), tree)).toBe(0);
  });

  test('has no opinion of an empty pool', () => {
    expect(new TermStatistics([]).score(countTerms(['a']), countTerms(['a']))).toBeGreaterThanOrEqual(0);
  });
});

describe('overlap and containment', () => {
  test('overlap is the shared part of the smaller set', () => {
    expect(overlap(new Set(['a', 'b']), new Set(['b', 'c', 'd']))).toBe(0.5);
    expect(overlap(new Set(), new Set(['a']))).toBe(0);
  });

  test('texts that share eight words in a row share a shingle', () => {
    const text = 'one two three four five six seven eight nine';
    const shingles = shinglesOf(text, 8);
    expect(shingles.size).toBe(2);
    expect(containment(shinglesOf('One, two three four five six seven eight!', 8), shingles)).toBe(1);
    expect(containment(shinglesOf('nine eight seven six five four three two one', 8), shingles)).toBe(0);
    expect(containment(new Set(), shingles)).toBe(0);
  });
});

describe('holdsPhrase', () => {
  test.each([
    ['fine art is here', 'art', true],
    ['the party is here', 'art', false],
    ['FINE ART', 'fine  art', true],
    ['don’t panic', "DON'T panic", true],
    ['it costs $5', '$5', true],
    ['C++ is a language', 'C++', true],
    ['日本語の設定です', '設定', true],
    ['anything', ' ', false],
    ['art', 'art', true],
    ['smart art', 'art', true],
  ])('%s / %s: %s', (text, phrase, held) => {
    expect(holdsPhrase(text, phrase)).toBe(held);
  });

  test('foldText makes texts comparable', () => {
    expect(foldText('  Ünited\n KINGDOM ')).toBe('ünited kingdom');
  });
});

describe('joinSentences', () => {
  test('puts a space between sentences, save behind a full stop that has its own', () => {
    expect(joinSentences(['One.', 'Two.'])).toBe('One. Two.');
    expect(joinSentences(['一。', '二。'])).toBe('一。二。');
    expect(joinSentences([])).toBe('');
  });
});
