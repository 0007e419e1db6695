import { describe, expect, it } from '@jest/globals';
import { VIEWS } from '../../../../src/domain/audit/audit.js';
import { VIEW_FORMATS } from '../../../../src/libs/site-audit/index.js';
import { GalleyError } from '../../../../src/domain/errors.js';
import { parseView, parseViewQuery } from '../../../../src/transports/input/audit.js';
import { placeCursor } from '../../../../src/transports/input/cursor.js';

const queryOf = (query: Readonly<Record<string, unknown>>) => parseView(query)?.viewQuery;

function faultsOf(query: Readonly<Record<string, unknown>>): Record<string, string> {
  try {
    parseView(query);
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    expect(error.code).toBe('invalid_params');
    return Object.fromEntries(error.faults.map(({ path, message }) => [path, message]));
  }
  return {};
}

describe('the requested view', () => {
  it('is none when none is named', () => {
    expect(parseView({})).toBeNull();
    expect(parseView({ view: null, format: 'csv' })).toBeNull();
  });

  it('is one of six, each as JSON by default', () => {
    for (const view of VIEWS)
      expect(parseView({ view })).toMatchObject({ viewQuery: { view }, format: 'json' });
    expect(faultsOf({ view: 'pages' })).toEqual({
      '/view': 'must be one of "overview", "issues", "filters", "structure", "ngrams", "graph"',
    });
    expect(Object.keys(faultsOf({ view: ['issues', 'graph'] }))).toEqual(['/view']);
  });

  it('has only the formats of that view', () => {
    for (const view of VIEWS) {
      for (const format of VIEW_FORMATS[view]) expect(parseView({ view, format })?.format).toBe(format);
    }
    expect(faultsOf({ view: 'issues', format: 'gexf' })).toEqual({
      '/format': 'must be one of "json", "csv", "ndjson" for this view',
    });
    expect(Object.keys(faultsOf({ view: 'overview', format: 'csv' }))).toEqual(['/format']);
  });

  it('has the defaults of the contract', () => {
    expect(queryOf({ view: 'overview' })).toEqual({ view: 'overview' });
    expect(queryOf({ view: 'issues' })).toEqual({
      view: 'issues',
      severity: null,
      category: null,
      check: null,
      folder: null,
      changed: null,
      minInlinks: 0,
      sort: 'points',
      limit: 100,
      after: 0,
    });
    expect(queryOf({ view: 'filters' })).toEqual({
      view: 'filters',
      filters: [],
      match: 'all',
      facets: {},
      search: null,
      order: null,
      fields: [],
      limit: 100,
      after: 0,
    });
    expect(queryOf({ view: 'structure' })).toEqual({
      view: 'structure',
      by: 'folder',
      path: '/',
      levels: 3,
      maxChildren: 200,
      sort: 'urls',
    });
    expect(queryOf({ view: 'ngrams' })).toEqual({
      view: 'ngrams',
      n: [1, 2, 3, 4],
      lang: null,
      area: 'main',
      q: null,
      folder: null,
      url: null,
      limit: 50,
      sort: 'count',
      minCount: 3,
      minPages: 1,
      stopWords: 'edges',
      nested: false,
    });
    expect(queryOf({ view: 'graph' })).toEqual({
      view: 'graph',
      limitNodes: 2000,
      limitEdges: 20_000,
      root: null,
      hops: 2,
      folder: null,
      minInlinks: 0,
      types: null,
      part: 'edges',
      isWhole: true,
      layout: 'none',
    });
  });
});

describe('the parameters of a view', () => {
  it('accept lists as repeated parameters, or separated by commas, each entry once', () => {
    const filters = ['a:b', 'c:d', 'e:f'];
    expect(queryOf({ view: 'filters', filter: 'a:b, c:d,,e:f,a:b' })).toMatchObject({ filters });
    expect(queryOf({ view: 'filters', filter: ['a:b', 'c:d,e:f'], match: 'any' })).toMatchObject({
      filters,
      match: 'any',
    });
    expect(queryOf({ view: 'ngrams', n: '3,1' })).toMatchObject({ n: [1, 3] });
    expect(queryOf({ view: 'graph', types: 'error,html' })).toMatchObject({ types: ['html', 'error'] });
    const many = Array.from({ length: 51 }, (_, n) => `a:${n}`).join(',');
    expect(faultsOf({ view: 'filters', filter: many })).toEqual({
      '/filter': 'must have at most 50 entries',
    });
  });

  it('accept numbers as text or as numbers, and clamp them to their bounds', () => {
    expect(queryOf({ view: 'issues', limit: '5000', min_inlinks: '-3' })).toMatchObject({
      limit: 1000,
      minInlinks: 0,
    });
    expect(queryOf({ view: 'graph', limit_nodes: 99_999, limit_edges: 0, hops: '7' })).toMatchObject({
      limitNodes: 10_000,
      limitEdges: 0,
      hops: 7,
    });
    expect(queryOf({ view: 'structure', levels: '99', max_children: '0' })).toMatchObject({
      levels: 10,
      maxChildren: 1,
    });
    expect(queryOf({ view: 'issues', limit: 'ten' })).toMatchObject({ limit: 100 });
  });

  it('accept yes and no as in a query and as in JSON', () => {
    for (const nested of ['true', '1', true])
      expect(queryOf({ view: 'ngrams', nested })).toMatchObject({ nested: true });
    for (const nested of ['false', '0', false, null])
      expect(queryOf({ view: 'ngrams', nested })).toMatchObject({ nested: false });
    expect(faultsOf({ view: 'ngrams', nested: 'maybe' })).toEqual({ '/nested': 'must be "true" or "false"' });
  });

  it('are refused with all their faults, by name', () => {
    const faults = faultsOf({
      view: 'issues',
      severity: 'fatal',
      category: 'seo',
      check: 'no_such_check',
      changed: 'maybe',
      sort: 'name',
      cursor: 'abc',
      folder: 'x'.repeat(2001),
    });
    expect(Object.keys(faults).sort()).toEqual([
      '/category',
      '/changed',
      '/check',
      '/cursor',
      '/folder',
      '/severity',
      '/sort',
    ]);
    expect(faults['/severity']).toBe('must be one of "error", "warning", "notice"');
    expect(faultsOf({ view: 'ngrams', n: '5', area: 'footer' })).toMatchObject({
      '/n': 'must be numbers from 1 to 4',
    });
    expect(Object.keys(faultsOf({ view: 'graph', types: 'square', layout: 'circle' })).sort()).toEqual([
      '/layout',
      '/types',
    ]);
  });

  it('are refused when PostgreSQL could not search for them', () => {
    expect(faultsOf({ view: 'issues', folder: '/\0' })).toEqual({ '/folder': 'must not contain NUL' });
    expect(Object.keys(faultsOf({ view: 'filters', filter: ['a:b\0', 'c:\ud800'] }))).toEqual([
      '/filter/0',
      '/filter/1',
    ]);
  });

  it('ignore those of other views, and treat an empty text as absent', () => {
    expect(queryOf({ view: 'structure', severity: 'fatal', limit: 'x' })).toMatchObject({
      view: 'structure',
    });
    expect(queryOf({ view: 'issues', folder: '', check: '', cursor: '' })).toMatchObject({
      folder: null,
      check: null,
      after: 0,
    });
  });

  it('are the same when read from a view’s name alone', () => {
    const query = { view: 'issues', severity: 'error', min_inlinks: 2 };
    expect(parseViewQuery('issues', query)).toEqual(queryOf(query));
  });
});

describe('a cursor', () => {
  it('is read back as it was given', () => {
    for (const after of [1, 100, 999_999_999]) {
      expect(queryOf({ view: 'issues', cursor: placeCursor(after) })).toMatchObject({ after });
    }
  });

  it.each(['100', 'after:100', placeCursor(-1), placeCursor(1.5), placeCursor(1e21), 'ä', ['a', 'b']])(
    'is refused when it is not ours: %j',
    (cursor) => {
      expect(faultsOf({ view: 'filters', cursor })).toEqual({
        '/cursor': 'must be the next_cursor of the page before',
      });
    },
  );

  it('has numbers in the range of PostgreSQL’s row counts', () => {
    expect(faultsOf({ view: 'filters', cursor: placeCursor(2_147_483_648) })).toEqual({
      '/cursor': 'must be the next_cursor of the page before',
    });
  });
});
