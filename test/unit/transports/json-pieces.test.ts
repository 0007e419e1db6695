import { describe, expect, it } from '@jest/globals';
import { PacedLists } from '../../../src/transports/graphql/paced-lists.js';
import { snakeKeys } from '../../../src/transports/output/audit.js';
import { jsonPieces } from '../../../src/transports/output/json-pieces.js';

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

/** A list as GraphQL completes it. */
async function completed(count: number): Promise<unknown[]> {
  const list: unknown[] = [];
  for (const item of new PacedLists().of(rows(count))) list.push(await item);
  return list;
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
    expect(await turnsUntil(completed(5000))).toBeGreaterThanOrEqual(9);
    expect(await completed(1700)).toEqual(rows(1700));
  });
});
