import { describe, expect, it } from '@jest/globals';
import { snakeKeys } from '../../../../src/transports/output/snake-keys.js';
import { encodeListing, jsonPieces } from '../../../../src/transports/output/write-json.js';

async function written(fields: Readonly<Record<string, unknown>>): Promise<string> {
  let text = '';
  for await (const piece of jsonPieces(fields, snakeKeys)) text += piece;
  return text;
}

/** How often the event loop turns until this is over. */
async function turnsUntil(done: Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  void done.then(() => (isOver = true));
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  return turns;
}

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ firstId: n, text: '"' }));

describe('a long answer', () => {
  it.each([0, 1, 499, 500, 501, 1700])('is the same JSON written in pieces, with %i rows', async (count) => {
    const fields = {
      stats: { edgesTotal: count },
      nodes: rows(count),
      none: undefined,
      edges: [],
      last: null,
    };
    expect(await written(fields)).toBe(
      JSON.stringify({ stats: { edges_total: count }, nodes: snakeKeys(rows(count)), edges: [], last: null }),
    );
  });

  it('without a field is an object all the same', async () => {
    expect(await written({})).toBe('{}');
  });

  it('leaves room for other callers between its pieces', async () => {
    expect(await turnsUntil(written({ nodes: rows(5000) }))).toBeGreaterThanOrEqual(10);
  });
});

describe('a listing in UTF-8', () => {
  it.each([
    ['none', []],
    ['one', [{ title: 'Ein Weg – “quoted” \\ ]}' }]],
    ['several, with what only JSON can say', [{ a: null }, { b: ['\u2028', '😀'], c: undefined }, {}]],
  ])('says what JSON.stringify says of %s', (_name, items) => {
    const head = { total: 3, offset: 0, next: { limit: 20 } };

    const bytes = encodeListing(head, 'articles', items);

    expect(bytes.toString()).toBe(JSON.stringify({ ...head, articles: items }));
  });

  it('has no comma before the first field', () => {
    expect(encodeListing({}, 'articles', [{ id: 1 }]).toString()).toBe('{"articles":[{"id":1}]}');
  });
});
