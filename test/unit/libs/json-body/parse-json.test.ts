import { describe, expect, it } from '@jest/globals';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import fc from 'fast-check';
import { JsonOutline, MAX_DEPTH, MAX_VALUES } from '../../../../src/libs/json-body/json-outline.js';
import { parseJson } from '../../../../src/libs/json-body/parse-json.js';
import { watchBlocking } from '../../../support/event-loop-blocking.js';
import { itOfMany, runs } from '../../../support/sample.js';

/** As it arrives, in parts of some size. */
function parse(text: string | Buffer, partSize = 64 * 1024): Promise<unknown> {
  const bytes = Buffer.from(text);
  const outline = new JsonOutline(1_000_000);
  for (let from = 0; from < bytes.length; from += partSize)
    outline.add(bytes.subarray(from, from + partSize));
  return parseJson(bytes, outline);
}

const many = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join(',');

/** So many values that no list is parsed in one go. */
const FILLER = `"filler": [${many(MAX_VALUES, String)}]`;

describe('JSON that is parsed in slices', () => {
  it('equals the result of JSON.parse, wherever its lists are and however it arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), fc.integer({ min: 1, max: 50 }), async (json, partSize) => {
        const text = `{"given": ${json}, ${FILLER}, "__proto__": [{"a": [1, "]"]}], "again": [1], "again": [[2], [3]]}`;
        expect(await parse(text, partSize * 1000)).toEqual(JSON.parse(text));
        expect(await parse(json, partSize)).toEqual(JSON.parse(json));
      }),
      { numRuns: runs(40) },
    );
    expect(await parse(`[${many(MAX_VALUES + 1, String)}]`)).toEqual(
      Array.from({ length: MAX_VALUES + 1 }, (_, i) => i),
    );
    expect(await parse(`\ufeff{${FILLER}}`)).toHaveProperty('filler.9999', 9999);
  });

  it.each([
    '{FILLER',
    '{FILLER]',
    '{FILLER}}',
    '{FILLER,}',
    '{FILLER} x',
    '{FILLER, "a": [}',
    '{FILLER, "a": [1,]}',
    '{FILLER, "a": [,1]}',
    '{FILLER, "a": [1}',
    '{FILLER, "a": [{]}',
    '{FILLER, "a": [[1]}',
    '{FILLER, "a": ["]}',
    '{FILLER, "a": [1, \ufeff2]}',
    `{FILLER, "a": [${many(MAX_VALUES, String)},]}`,
    `{FILLER, "a": [${many(6000, String)},,${many(6000, String)}]}`,
  ])('is refused when it is invalid: %#', async (text) => {
    const whole = text.replace('FILLER', FILLER);
    expect(() => JSON.parse(whole)).toThrow();
    await expect(parse(whole)).rejects.toThrow();
  });

  it('is refused when its bytes are not UTF-8, in any slice', async () => {
    const bytes = Buffer.from(`{${FILLER}, "a": ["?"], "b": "?"}`);
    for (const at of [bytes.indexOf('?'), bytes.lastIndexOf('?')]) {
      const broken = Buffer.from(bytes);
      broken[at] = 0xff;
      await expect(parse(broken)).rejects.toThrow();
    }
  });
});

describe('content that no valid body has', () => {
  it.each([
    ['too many levels', '['.repeat(MAX_DEPTH + 1)],
    ['a million levels of objects', '{"a":'.repeat(1_000_000)],
    ['too many values in an object', `{${many(MAX_VALUES + 1, (index) => `"${index}":0`)}}`],
    ['too many values in an element', `{"jobs": [{}, {${many(MAX_VALUES + 1, (index) => `"${index}":0`)}}]}`],
    ['too many escapes', `"${String.raw`\\`.repeat(3_000_001)}"`],
    ['long keys', `{${many(4, (index) => `"${'k'.repeat(16_000)}${index}":0`)}}`],
    ['too many values in lists', `[${many(1_000_002, () => '0')}]`],
  ])('is refused before it is parsed: %s', (_what, text) => {
    expect(() => {
      new JsonOutline(1_000_000).add(Buffer.from(text));
    }).toThrow(/^(?:is nested deeper|holds more than|has more than)/);
  });

  it('is not found inside a string', async () => {
    const text = JSON.stringify({ input: '[{"\\,'.repeat(100_000) });
    expect(await parse(text, 7)).toEqual(JSON.parse(text));
  });
});

const MIB = 1024 * 1024;
const KEYS = 9900;

/** The largest that pass, of each kind. */
const LARGEST: readonly (readonly [string, () => string])[] = [
  ['strings of 2 MiB', () => `[${many(7, () => `"${'x'.repeat(2 * MIB - 2)}"`)}]`],
  ['strings of escapes', () => `[${many(7, () => `"${String.raw`\u4e00`.repeat((2 * MIB) / 6 - 1)}"`)}]`],
  ['strings of Chinese', () => `[${many(7, () => `"${'\u4e00'.repeat((2 * MIB) / 3 - 1)}"`)}]`],
  ['a million numbers', () => `[${many(999_999, () => '1.2345678e-300')}]`],
  ['a million empty objects', () => `[${many(499_999, () => '{}')}]`],
  ['an object of as many keys as may be', () => `{${many(KEYS, (index) => `"key ${index}":0`)}}`],
  ['the longest keys', () => `{${many(3, (index) => `"${'k'.repeat(690_000)}${index}":0`)}}`],
  ['long keys', () => `[${many(7, () => `{${many(130, (index) => `"${'k'.repeat(15_990)}${index}":0`)}}`)}]`],
  [
    'a hundred objects of thousands of keys',
    () => `[${many(100, (row) => `{${many(9000, (index) => `"${row} ${index}":0`)}}`)}]`,
  ],
  ['objects of a key of their own each', () => `[${many(300_000, (index) => `{"key ${index}":0}`)}]`],
];

/** The compiler and the collector have their own time. */
const TRIES = 3;

itOfMany.each(LARGEST)(
  'no body stalls the event loop for 100 ms while it is read: %s',
  async (_what, make) => {
    const bytes = Buffer.from(make());
    let longest = Infinity;
    for (let tries = 0; tries < TRIES && longest >= 100; tries += 1) {
      const blocking = watchBlocking();
      const outline = new JsonOutline(1_000_000);
      for (let from = 0; from < bytes.length; from += 64 * 1024) {
        outline.add(bytes.subarray(from, from + 64 * 1024));
        await yieldToEventLoop();
      }
      await parseJson(bytes, outline);
      await yieldToEventLoop();
      await yieldToEventLoop();
      longest = Math.min(longest, blocking.longestMs());
      blocking.stop();
    }
    expect(longest).toBeLessThan(100);
  },
);

it.each<[string, (size: number) => string]>([
  ['in one element of a list', (size) => `{"jobs":[0,"${'x'.repeat(size)}"`],
  ['in its last element', (size) => `{"jobs":[0,"${'x'.repeat(size)}"]}`],
  ['in no list', (size) => `{"input":"${'x'.repeat(size)}"`],
  [
    'in no list, on both sides of one',
    (size) => `{"input":"${'x'.repeat(size / 2)}","a":[0],"b":"${'x'.repeat(size / 2)}"}`,
  ],
])('a body of more than 2 MiB %s is refused', (_what, make) => {
  const outline = (size: number) => {
    new JsonOutline(1000).add(Buffer.from(make(size)));
  };
  expect(() => {
    outline(2 * MIB - 100);
  }).not.toThrow();
  expect(() => {
    outline(2 * MIB + 100);
  }).toThrow(/2 MiB/);
});
