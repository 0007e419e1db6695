import { describe, expect, it } from '@jest/globals';
import { getOperationAST, graphql, isObjectType, parse, validate } from 'graphql';
import { auditFiltersQuery, auditRowsQuery } from '../../../../../src/console/data/generated/lists.js';
import { STAGES } from '../../../../../src/domain/article/stages.js';
import { contextOf } from '../../../../../src/transports/graphql/context.js';
import {
  assertAffordable,
  MAX_COST,
  LOOK_UPS_AT_ONCE,
  MAX_DEPTH,
  weigh,
} from '../../../../../src/transports/graphql/documents/document-limits.js';
import { sizeOf } from '../../../../../src/transports/graphql/documents/document-size.js';
import { isLookUp, LOOK_UP_COST } from '../../../../../src/transports/graphql/documents/field-costs.js';
import { loadGraphSchema } from '../../../../../src/transports/graphql/graph-schema.js';
import { everythingOf } from '../../../../support/everything-of.js';
import { itOfMany } from '../../../../support/sample.js';

const schema = loadGraphSchema();

function read(text: string) {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('the document has no operation');
  return { document, operation };
}

function size(text: string, variables: Record<string, unknown> = {}) {
  const { document, operation } = read(text);
  return sizeOf(schema, document, operation, variables);
}

function refusal(text: string, variables: Record<string, unknown> = {}): unknown {
  const { document, operation } = read(text);
  try {
    assertAffordable(weigh(schema, document, operation, variables));
    return null;
  } catch (error) {
    return error;
  }
}

describe('the size of a document', () => {
  it('counts each field once, by its level', () => {
    expect(size('{ me { key { id name } user { id } } }')).toEqual({ depth: 3, cost: 6 });
  });

  it('counts the fields of a page once for each entry, at most a hundred times', () => {
    const articles = (limit: string) =>
      size(`{ edition(id: "x") { articles${limit} { nodes { id } } } }`).cost;
    expect(articles('')).toBe(2 * LOOK_UP_COST + 1 + 20);
    expect(articles('(first: 3)')).toBe(2 * LOOK_UP_COST + 1 + 3);
    expect(articles('(first: 0)')).toBe(2 * LOOK_UP_COST + 1 + 1);
    expect(articles('(first: 1000000)')).toBe(2 * LOOK_UP_COST + 1 + 100);
    expect(articles('(last: 3)')).toBe(2 * LOOK_UP_COST + 1 + 3);
    expect(articles('(first: null, last: 40)')).toBe(2 * LOOK_UP_COST + 1 + 40);
  });

  it('counts entries and edges of a page each by its length, and what is said of the page once', () => {
    const page = (inside: string) => size(`{ edition(id: "x") { jobs(first: 5) { ${inside} } } }`).cost;
    expect(page('nodes { id status } edges { cursor node { id } }')).toBe(
      2 * LOOK_UP_COST + 2 + 5 * 2 + 5 * 3,
    );
    expect(page('totalCount pageInfo { hasNextPage endCursor }')).toBe(3 * LOOK_UP_COST + 3);
    expect(page('nodes { edition { articles(first: 7) { nodes { id } } } }')).toBe(
      2 * LOOK_UP_COST + 1 + 5 * (10 + LOOK_UP_COST + 1 + 7),
    );
  });

  it('reads the size of a page from a variable too', () => {
    const text = 'query ($n: Int) { editions(first: $n) { nodes { id } } }';
    expect(size(text, { n: 7 }).cost).toBe(LOOK_UP_COST + 1 + 7);
    expect(size(text).cost).toBe(LOOK_UP_COST + 1 + 20);
  });

  it('counts the check of a domain, which uses the network, as much as twenty database queries', () => {
    const verify = (n: number) =>
      `mutation { ${Array.from({ length: n }, (_, at) => `a${at}: verifyEdition(input: { id: "x", method: DNS }) { edition { id } }`).join(' ')} }`;
    expect(size(verify(1)).cost).toBe(2002);
    expect(refusal(verify(9))).toBeNull();
    expect(refusal(verify(10))).toMatchObject({ code: 'invalid_params' });
    const shown = '{ edition(id: "x") { verification { instructions { methods { text } } } } }';
    expect(size(shown).cost).toBe(2 * LOOK_UP_COST + 1 + 1 + 4);
  });

  it('counts every alias', () => {
    const text = '{ a: edition(id: "x") { id } b: edition(id: "x") { id } }';
    expect(size(text)).toEqual({ depth: 2, cost: 2 * LOOK_UP_COST + 2 });
  });

  it('counts long texts under every alias, and the entries of a record’s lists', () => {
    const record = (inside: string) => size(`{ article(id: "x") { provenance { ${inside} } } }`).cost;
    // Its head is short, and those of a page are read together.
    expect(record('verdict')).toBe(LOOK_UP_COST + 10 + 1);
    expect(
      size(`{ article(id: "x") { provenance { ...f } } } fragment f on Provenance { verdict claims { id } }`)
        .cost,
    ).toBe(record('verdict claims { id }'));
    const bare = record('claims { id }') - 1 - 100;
    expect(bare).toBe(LOOK_UP_COST + 500);
    expect(record('sources { text }')).toBe(bare + 1 + 20 * 50);
    expect(record('sources { a: text b: text }')).toBe(bare + 1 + 20 * 100);
    expect(record('claims { evidence { quote } }')).toBe(bare + 1 + 100 * (1 + 2));
    const aliases = Array.from({ length: 30 }, (_, n) => `t${n}: text`).join(' ');
    expect(refusal(`{ article(id: "x") { provenance { sources { ${aliases} } } } }`)).toMatchObject({
      code: 'invalid_params',
    });
  });

  it('counts the stages of a job, and the links of a record, at their maximum', () => {
    expect(size('{ job(id: "x") { stages { name status } } }').cost).toBe(
      LOOK_UP_COST + 1 + 2 * STAGES.length,
    );
    const links = '{ article(id: "x") { provenance { internalLinks { url text } } } }';
    expect(size(links).cost).toBe(LOOK_UP_COST + 500 + 1 + 2 * 10);
  });

  it('counts a fragment wherever it is spread, in no more time', () => {
    // Each spreads the one before it twice: two to the sixtieth fields.
    const fragments = Array.from(
      { length: 60 },
      (_, n) => `fragment f${n + 1} on Query { ...f${n} ... on Query { ...f${n} } }`,
    );
    const text = `{ ...f60 } fragment f0 on Query { me { key { id } } } ${fragments.join(' ')}`;
    const document = parse(text);
    const operation = getOperationAST(document)!;
    expect(sizeOf(schema, document, operation, {})).toEqual({ depth: 3, cost: 3 * 2 ** 60 });
  });

  it('counts fields that query the database a hundredfold, at every place', () => {
    const job = '{ job(id: "x") { id article { id } } }';
    expect(size(job).cost).toBe(LOOK_UP_COST + 10 + 2);
    expect(size('{ audit(id: "x") { overview { score { value } } } }').cost).toBe(2 * LOOK_UP_COST + 2);
    expect(size('{ article(id: "x") { id } }').cost).toBe(LOOK_UP_COST + 1);
    expect(size('mutation { cancelJob(input: { id: "x" }) { job { id } } }').cost).toBe(LOOK_UP_COST + 2);
    const start = 'mutation { startAudit(input: { edition: "x" }) { created usage { hour { used } } } }';
    expect(size(start).cost).toBe(2 * LOOK_UP_COST + 1 + 1 + 1);
  });
});

describe('a document that costs too much', () => {
  const pages = (limit: string) =>
    `{ editions(first: ${limit}) { nodes { articles(first: 100) { nodes { id } } } } }`;
  const costOf = (limit: number) => LOOK_UP_COST + 1 + limit * (LOOK_UP_COST + 1 + 100);

  it('is refused with its cost', () => {
    expect(refusal(pages('50'))).toBeNull();
    expect(refusal(pages('100'))).toMatchObject({
      code: 'invalid_params',
      detail: `The document costs ${costOf(100)}; ${MAX_COST} is allowed. Ask for smaller pages or fewer fields.`,
    });
  });

  it('is refused with the bodies of more than one long page', () => {
    const page = 'articles(first: 100) { nodes { id title body job { id } } }';
    expect(refusal(`{ edition(id: "x") { ${page} } }`)).toBeNull();
    expect(refusal(`{ edition(id: "x") { ${page} again: ${page} } }`)).toMatchObject({
      code: 'invalid_params',
    });
  });

  it('is refused for a page that a variable makes long by its default', () => {
    const text = `query ($n: Int = 100) ${pages('$n')}`;
    expect(refusal(text)).toMatchObject({ code: 'invalid_params' });
    expect(refusal(text, { n: 100 })).toMatchObject({ code: 'invalid_params' });
    expect(refusal(text, { n: 50 })).toBeNull();
    const inside =
      'query ($n: Int = 100, $m: Int = 3) { editions(first: $m) { nodes { articles(first: $n) { totalCount } } } }';
    expect(size(inside, { n: 100, m: 3 }).cost).toBe(LOOK_UP_COST + 1 + 3 * (2 * LOOK_UP_COST));
    expect(refusal(inside)).toBeNull();
  });

  it('is refused for invalid variables before its cost is computed', () => {
    const faults = [{ path: '/n', message: expect.any(String) }];
    for (const [text, variables] of [
      ['query ($n: Int!)', {}],
      ['query ($n: Int = 100)', { n: 'many' }],
    ] as const)
      expect(refusal(`${text} ${pages('$n')}`, variables)).toMatchObject({ code: 'invalid_params', faults });
  });

  it('is refused for querying the database too often, even with few fields', () => {
    const aliases = (count: number, field: string) =>
      Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');
    expect(refusal(`{ edition(id: "x") { ${aliases(160, 'articles { nodes { id } }')} } }`)).toBeNull();
    expect(refusal(`{ edition(id: "x") { ${aliases(170, 'articles { nodes { id } }')} } }`)).not.toBeNull();
    expect(refusal(`{ ${aliases(200, 'job(id: "x") { id }')} }`)).not.toBeNull();
    const start =
      'startArticle(input: { edition: "x", brief: { input: "x" } }) { job { id status stages { name status } } }';
    expect(refusal(`mutation { ${aliases(20, start)} }`)).toBeNull();
  });

  it('is refused for its depth', () => {
    const folders = (levels: number) =>
      `{ audit(id: "x") { structure { root { ${'children { '.repeat(levels)}path${' }'.repeat(levels)} } } } }`;
    expect(size(folders(3)).depth).toBe(7);
    expect(refusal(folders(6))).toBeNull();
    expect(refusal(folders(9))).toMatchObject({
      detail: expect.stringContaining(`${MAX_DEPTH} are allowed`),
    });
    expect(MAX_DEPTH).toBeGreaterThan(
      size('{ editions { nodes { articles { nodes { image { source } } } } } }').depth,
    );
  });
});

describe('the views of an audit', () => {
  const inAudit = (selection: string) => `{ audit(id: "x") { ${selection} } }`;
  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');

  it('may all be requested at once, every field of every one, with three levels of folders', () => {
    const views = everythingOf(
      schema,
      'Audit',
      {
        ...{ 'Audit.url': null, 'Audit.changes': null, 'Audit.robots': null, 'Audit.sitemap': null },
        'Audit.reportPage': null,
        // With a hundred rows of what searches found, or scripts made, it would be a little too much.
        'AuditRow.found': null,
        'AuditRow.rendered': null,
      },
      3,
    );
    expect(refusal(inAudit(views.slice(1, -1)))).toBeNull();
    const url = `url(address: "https://example.com/") ${everythingOf(schema, 'AuditUrl')}`;
    expect(refusal(inAudit(url))).toBeNull();
    const changes = `changes(limit: 1000) ${everythingOf(schema, 'AuditComparison', { 'AuditComparison.since': null })}`;
    expect(refusal(inAudit(changes))).toBeNull();
  });

  it('cost their computation, however few fields are requested', () => {
    expect(
      refusal(inAudit(aliases(100, 'graph(limitNodes: 10000) { stats { nodesTotal } }'))),
    ).not.toBeNull();
    expect(refusal(inAudit(aliases(10, 'graph { stats { nodesTotal } }')))).toBeNull();
    expect(refusal(inAudit(aliases(100, 'ngrams(folder: "/a/") { errorBound }')))).not.toBeNull();
    expect(refusal(inAudit(aliases(250, 'overview { score { value } }')))).not.toBeNull();
  });

  it('cost each count and list of filters, so that sixty of them are refused', () => {
    const parts = 'filters(q: "a", sort: WORDS, limit: 1) { rows { url } facets { field } groups { id } }';
    expect(refusal(inAudit(aliases(60, parts)))).toMatchObject({ code: 'invalid_params' });
    for (const part of ['rows { url }', 'facets { field }', 'page { total }']) {
      expect(refusal(inAudit(aliases(60, `filters { ${part} }`)))).toMatchObject({ code: 'invalid_params' });
      expect(refusal(inAudit(`filters { ${aliases(60, part)} }`))).toMatchObject({ code: 'invalid_params' });
      expect(refusal(inAudit(aliases(10, `filters { ${part} }`)))).toBeNull();
    }
    const { AuditFilters } = schema.getTypeMap();
    if (!isObjectType(AuditFilters)) throw new Error('no such type');
    const queued = Object.values(AuditFilters.getFields()).filter(isLookUp);
    expect(queued.map(({ name }) => name)).toEqual(['groups', 'facets', 'rows', 'page']);
  });

  it('leave room for what the console asks of them', () => {
    const { text: rows } = auditRowsQuery;
    const { text: counts } = auditFiltersQuery;
    expect(
      refusal(rows, { id: 'x', filter: [], match: 'ALL', facet: [], order: 'ASC', limit: 1000 }),
    ).toBeNull();
    expect(refusal(counts, { id: 'x', filter: [], match: 'ALL', facet: [] })).toBeNull();
  });

  it('cost by the length of their lists, as the view’s arguments say', () => {
    const cost = (field: string) => size(inAudit(field)).cost - LOOK_UP_COST;
    expect(cost('graph { nodes { id url } }')).toBe(1000 + 1 + Math.ceil((2000 / 60) * 2));
    expect(cost('graph(limitNodes: 10000) { nodes { id url } }')).toBe(
      1000 + 1 + Math.ceil((10_000 / 60) * 2),
    );
    expect(cost('graph(limitNodes: 1000000) { nodes { id url } }')).toBe(
      1000 + 1 + Math.ceil((10_000 / 60) * 2),
    );
    expect(cost('graph(limitNodes: 1, limitEdges: 100000) { edges { type } }')).toBe(
      1000 + 1 + Math.ceil(100_000 / 60),
    );
    expect(cost('filters(limit: 50) { rows { url } page { total } }')).toBe(1 + 400 + 5 + 400 + 1);
    expect(cost('filters(limit: null) { rows { url } }')).toBe(1 + 400 + 10);
    expect(cost('ngrams(limit: 1000) { ngrams { phrases { text } } }')).toBe(500 + 1 + 4 * (1 + 100));
    const text = `query ($n: Int = 500) ${inAudit('issues(limit: $n) { items { url status } }')}`;
    expect(size(text, { n: 500 }).cost).toBe(LOOK_UP_COST + 200 + 1 + 100);
  });

  it('cost by the folders of each level, and no more than a site has', () => {
    const cost = (args: string, field: string) =>
      size(inAudit(`structure${args} { root { ${field} } }`)).cost - LOOK_UP_COST - 200 - 1 - 1;
    const perOne = (folders: number) => Math.ceil(folders / 60);
    expect(cost('(maxChildren: 1000)', 'children { path }')).toBe(1 + perOne(1001) - 1);
    expect(cost('', 'children { path }')).toBe(1 + perOne(201) - 1);
    expect(cost('(maxChildren: 5)', 'children { children { a: path b: path } }')).toBe(
      1 + Math.ceil((6 * 5 * 2 + 6) / 60) - 1,
    );
    // Ten thousand folders are kept, and all of them may stand where most is asked for.
    const deep = (inside: string) => `children { children { children { ${inside} } } }`;
    expect(cost('', deep(aliases(12, 'path')))).toBe(1 + Math.ceil((10_000 * 12) / 60) - 1);
    expect(cost('(levels: 2)', deep(aliases(12, 'path')))).toBe(1 + perOne(10_000) - 1);
  });

  it('are refused for a thousand folders with hundreds of names in each, however they are requested', () => {
    const names = aliases(440, 'path');
    const structures = Array.from(
      { length: 9 },
      (_, n) => `s${n}: structure(maxChildren: 1000) { root { ...f } }`,
    );
    expect(
      refusal(`${inAudit(structures.join(' '))} fragment f on AuditFolder { children { ${names} } }`),
    ).toMatchObject({ code: 'invalid_params' });
    expect(refusal(inAudit(`structure { root { children { children { ${names} } } } }`))).toMatchObject({
      code: 'invalid_params',
    });
    const nodes = inAudit(`graph(limitNodes: 10000) { nodes { ${aliases(150, 'url')} } }`);
    expect(refusal(nodes)).toMatchObject({ code: 'invalid_params' });
  });

  it('may be as large as possible, with every field', () => {
    const largest = { 'Audit.graph': 'limitNodes: 10000, limitEdges: 100000' };
    const graph = everythingOf(schema, 'AuditGraph');
    expect(refusal(inAudit(`graph(${largest['Audit.graph']}) ${graph}`))).toBeNull();
    const structure = everythingOf(schema, 'AuditStructure', {}, 6);
    expect(refusal(inAudit(`structure(maxChildren: 1000, levels: 10) ${structure}`))).toBeNull();
  });

  it('cost the same through fragments, which may be in views of several sizes', () => {
    const text = `${inAudit('a: graph(limitNodes: 100) { ...f } b: graph(limitNodes: 1000) { ...f }')}
      fragment f on AuditGraph { ...g } fragment g on AuditGraph { nodes { id url } }`;
    expect(size(text).cost).toBe(LOOK_UP_COST + 2 * 1001 + 4 + 34);
  });

  it('are refused when a long list has a thousand names for each of its entries', () => {
    const names = aliases(1000, 'url');
    for (const field of [
      `graph(limitNodes: 10000) { nodes { ${names} } }`,
      `filters(filter: ["internal:all"], limit: 1000) { rows { ${names} } }`,
      `issues { issues { samples { ${names} } } }`,
      `structure { root { children { children { children { ${names} } } } } }`,
    ])
      expect(refusal(inAudit(field))).toMatchObject({ code: 'invalid_params' });
  });

  itOfMany('are measured in no more time with a fragment in each of hundreds', () => {
    const fields = aliases(2000, 'id');
    const views = Array.from({ length: 2000 }, (_, n) => `v${n}: graph(limitNodes: ${n + 1}) { ...f }`);
    const text = `${inAudit(views.join(' '))} fragment f on AuditGraph { nodes { ${fields} } }`;
    const document = parse(text);
    const before = performance.now();
    expect(sizeOf(schema, document, getOperationAST(document)!, {}).cost).toBeGreaterThan(MAX_COST);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('the look-ups of one document', () => {
  it('run a few at a time', async () => {
    let [underWay, most, all] = [0, 0, 0];
    const pages = async () => {
      underWay += 1;
      all += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return [{ items: [], hasNext: false, hasPrevious: false, start: null, end: null }];
    };
    const services = {
      editions: { find: async () => ({ id: 'x' }) },
      lists: { articles: { noun: 'articles', pages } },
    };
    const aliases = Array.from({ length: 50 }, (_, n) => `a${n}: articles(first: ${n + 1}) { nodes { id } }`);
    const { data, errors } = await graphql({
      schema,
      source: `{ edition(id: "x") { ${aliases.join(' ')} } }`,
      contextValue: contextOf({ services, caller: { permission: 'full' } } as unknown as Parameters<
        typeof contextOf
      >[0]),
    });
    expect(errors).toBeUndefined();
    expect(Object.keys(data?.['edition'] ?? {})).toHaveLength(50);
    expect({ most, all }).toEqual({ most: LOOK_UPS_AT_ONCE, all: 50 });
  });
});
