import { describe, expect, it } from '@jest/globals';
import {
  changeOf,
  Comparison,
  type ComparedRow,
  type NumberedRow,
  URL_CHANGE_KINDS,
} from '../../../../../src/libs/site-audit/index.js';

const page = (path: string, more: Partial<ComparedRow> = {}): ComparedRow => ({
  url: `https://a.example${path}`,
  internal: true,
  status: 200,
  indexable: true,
  indexabilityReason: null,
  title: 'Title',
  description: null,
  h1: ['One'],
  canonical: null,
  robots: [],
  words: 100,
  redirectTo: null,
  skipped: null,
  ...more,
});
const gone = {
  status: 404,
  indexable: false,
  indexabilityReason: 'client_error',
  title: null,
  h1: [],
  words: null,
} as const;

async function* pieces(rows: readonly ComparedRow[]): AsyncGenerator<readonly NumberedRow[], void, void> {
  // As they come from a store: in pieces, and their ids are those of no other audit.
  for (const [place, row] of rows.entries()) yield [{ id: place + 1, row }];
}

const compared = (before: readonly ComparedRow[], after: readonly ComparedRow[]) =>
  Comparison.of(pieces(before), pieces(after));

async function listOf(before: readonly ComparedRow[], after: readonly ComparedRow[]) {
  const { changes } = (await compared(before, after)).piece([], { after: 0, limit: 1000 });
  const rowOf = (rows: readonly ComparedRow[], id: number | null) => (id === null ? null : rows[id - 1]!);
  return changes.map((change) => {
    const { url, ...rest } = changeOf(
      change.kind,
      change.url,
      rowOf(before, change.before),
      rowOf(after, change.after),
    );
    return [new URL(url).pathname, rest.kind, rest.before, rest.after];
  });
}

describe('two audits of a site beside each other', () => {
  it('tells of each field what stood there before and after', async () => {
    const changes = await listOf(
      [page('/a', { redirectTo: null })],
      [
        page('/a', {
          title: 'Other',
          description: 'New',
          h1: ['One', 'Two'],
          canonical: 'https://a.example/b',
          indexable: false,
          indexabilityReason: 'canonicalised',
          robots: ['noarchive'],
          words: 99,
        }),
      ],
    );
    expect(changes).toEqual([
      ['/a', 'indexability', 'indexable', 'canonicalised'],
      ['/a', 'canonical', null, 'https://a.example/b'],
      ['/a', 'robots', null, 'noarchive'],
      ['/a', 'title', 'Title', 'Other'],
      ['/a', 'description', null, 'New'],
      ['/a', 'h1', 'One', 'One | Two'],
      ['/a', 'words', '100', '99'],
    ]);
  });

  it('lists what was added and removed, by address, each with its status', async () => {
    expect(await listOf([page('/b'), page('/c', gone)], [page('/z'), page('/a', gone)])).toEqual([
      ['/a', 'added', null, '404'],
      ['/b', 'removed', '200', null],
      ['/c', 'removed', '404', null],
      ['/z', 'added', null, '200'],
    ]);
  });

  it('says of a page that is gone its status, and not that it has no title any more', async () => {
    expect(await listOf([page('/a')], [page('/a', gone)])).toEqual([
      ['/a', 'status', '200', '404'],
      ['/a', 'indexability', 'indexable', 'client_error'],
    ]);
  });

  it('says where an address redirects to now', async () => {
    const moved = { ...gone, status: 301, indexabilityReason: 'redirect' } as const;
    const [before, after] = [
      page('/a', { ...moved, redirectTo: 'https://a.example/b' }),
      page('/a', { ...moved, redirectTo: 'https://a.example/c' }),
    ];
    expect(await listOf([before], [after])).toEqual([
      ['/a', 'redirect', 'https://a.example/b', 'https://a.example/c'],
    ]);
  });

  it.each(['max_pages', 'max_time', 'max_depth', 'excluded', 'trap', 'unreadable'] as const)(
    'says nothing of an address that one of them left out for %s',
    async (reason) => {
      const left = page('/a', { ...gone, status: null, skipped: { reason, detail: '' } });
      expect(await listOf([page('/a')], [left])).toEqual([]);
      expect(await listOf([left], [page('/a')])).toEqual([]);
      expect(await listOf([], [left])).toEqual([]);
      expect(await listOf([left], [])).toEqual([]);
    },
  );

  it('tells that robots.txt forbids a page now', async () => {
    const skipped = { reason: 'robots', detail: 'line 2' } as const;
    const blocked = page('/a', { ...gone, status: null, indexabilityReason: 'blocked', skipped });
    expect(await listOf([page('/a')], [blocked])).toEqual([
      ['/a', 'status', '200', null],
      ['/a', 'indexability', 'indexable', 'blocked'],
    ]);
  });

  it('leaves addresses of other sites out', async () => {
    expect(await listOf([page('/a', { internal: false })], [page('/b', { internal: false })])).toEqual([]);
  });

  it('counts every kind, and cuts the list into pages by kind', async () => {
    const before = [page('/a'), page('/b'), page('/c')];
    const after = [page('/a', { title: 'A', words: 1 }), page('/b', { title: 'B' }), page('/d')];
    const comparison = await compared(before, after);
    expect(comparison.counts).toEqual({
      ...Object.fromEntries(URL_CHANGE_KINDS.map((kind) => [kind, 0])),
      title: 2,
      words: 1,
      added: 1,
      removed: 1,
    });
    const first = comparison.piece(['title', 'added'], { after: 0, limit: 2 });
    expect([first.changes.map(({ kind }) => kind), first.next, first.total]).toEqual([
      ['title', 'title'],
      2,
      3,
    ]);
    const second = comparison.piece(['title', 'added'], { after: 2, limit: 2 });
    expect([second.changes.map(({ kind }) => kind), second.next]).toEqual([['added'], null]);
    expect(comparison.piece([], { after: 1000, limit: 2 })).toEqual({ changes: [], next: null, total: 5 });
  });
});
