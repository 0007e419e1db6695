import { describe, expect, it, jest } from '@jest/globals';
import type { ReadRow, ViewStore } from '../../../../../src/ports/audit/audit-store.js';
import { SortedRows } from '../../../../../src/services/audit/views/sorted-rows.js';

type Query = Parameters<ViewStore['rows']>[1];

const BY_WORDS = { field: 'words', direction: 'desc' } as const;
const ALL: Query = {
  filters: [],
  match: 'all',
  facets: {},
  search: null,
  order: BY_WORDS,
  after: 0,
  limit: 101,
};

/** A store of one audit whose rows are sorted by their id, backwards. */
function store(count: number) {
  const ids = Array.from({ length: count }, (_, place) => count - place);
  const rowOf = (id: number): ReadRow => ({ id, row: {}, filters: [], lateChecks: [] });
  const rows = jest.fn<ViewStore['rows']>(async (_id, { after, limit }) => {
    if (after !== 0 && !ids.includes(after)) return null;
    const place = ids.indexOf(after) + 1;
    return { rows: ids.slice(place, place + limit).map(rowOf), total: ids.length };
  });
  const rowIds = jest.fn<ViewStore['rowIds']>(async () => [...ids]);
  const rowsOf = jest.fn<ViewStore['rowsOf']>(async (_id, asked) =>
    asked.filter((id) => ids.includes(id)).map(rowOf),
  );
  return { ids, rows, rowIds, rowsOf, sorted: new SortedRows({ rows, rowIds, rowsOf }) };
}

async function readWhole(sorted: SortedRows, query: Query): Promise<number[]> {
  const read: number[] = [];
  for (let after = 0; ;) {
    const page = await sorted.page('audit', { ...query, after });
    const shown = page!.rows.slice(0, query.limit - 1);
    read.push(...shown.map(({ id }) => id));
    if (page!.rows.length < query.limit) return read;
    after = shown.at(-1)!.id;
  }
}

describe('a sorted list that is read page by page', () => {
  it('is sorted twice, however many pages it has', async () => {
    const { sorted, ids, rows, rowIds } = store(3000);
    expect(await readWhole(sorted, ALL)).toEqual(ids);
    expect([rows.mock.calls.length, rowIds.mock.calls.length]).toEqual([1, 1]);
  });

  it('is sorted anew for another order, another choice and another audit', async () => {
    const { sorted, rowIds } = store(300);
    const after = 250;
    const queries: Query[] = [
      { ...ALL, order: { field: 'words', direction: 'asc' }, after },
      { ...ALL, search: 'locks', after },
      { ...ALL, facets: { depth: ['1'] }, after },
      { ...ALL, after },
    ];
    for (const query of [...queries, ...queries]) await sorted.page('audit', query);
    await sorted.page('another', { ...ALL, after });
    expect(rowIds).toHaveBeenCalledTimes(5);
  });

  it('is asked of the store where there is no order, where its rows are gone, and for a row that is none of them', async () => {
    const { sorted, ids, rows, rowIds } = store(300);
    await sorted.page('audit', { ...ALL, order: null, after: 200 });
    expect(rowIds).not.toHaveBeenCalled();
    expect(await sorted.page('audit', { ...ALL, after: 4711 })).toBeNull();
    await sorted.page('audit', { ...ALL, after: 250 });
    ids.splice(0);
    expect(await sorted.page('audit', { ...ALL, after: 250 })).toBeNull();
    expect(rows).toHaveBeenCalledTimes(3);
  });
});
