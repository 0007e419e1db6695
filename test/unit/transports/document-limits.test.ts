import { describe, expect, it } from '@jest/globals';
import { getOperationAST, parse, validate } from 'graphql';
import {
  assertAffordable,
  MAX_COST,
  MAX_DEPTH,
  sizeOf,
} from '../../../src/transports/graphql/document-limits.js';
import { loadGraphSchema } from '../../../src/transports/graphql/graph-schema.js';

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
    assertAffordable(schema, document, operation, variables);
    return null;
  } catch (error) {
    return error;
  }
}

describe('the size of a document', () => {
  it('counts each field once, by the level on which it stands', () => {
    expect(size('{ me { key { id name } user { id } } }')).toEqual({ depth: 3, cost: 6 });
  });

  it('counts what is in a page as often as the page is long, at most a hundred times', () => {
    const articles = (limit: string) =>
      size(`{ edition(slug: "x") { articles${limit} { articles { id } } } }`).cost;
    expect(articles('')).toBe(2 + 20 * 2);
    expect(articles('(limit: 3)')).toBe(2 + 3 * 2);
    expect(articles('(limit: 0)')).toBe(2 + 2);
    expect(articles('(limit: 1000000)')).toBe(2 + 100 * 2);
  });

  it('takes the size of a page from a variable too', () => {
    const text = 'query ($n: Int) { editions(limit: $n) { total } }';
    expect(size(text, { n: 7 }).cost).toBe(1 + 7);
    expect(size(text).cost).toBe(1 + 20);
  });

  it('counts every alias', () => {
    const text = '{ a: edition(slug: "x") { id } b: edition(slug: "x") { id } }';
    expect(size(text)).toEqual({ depth: 2, cost: 4 });
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

  it('leaves questions about the schema alone', () => {
    const ofType = 'ofType { '.repeat(14) + 'name' + ' }'.repeat(14);
    expect(refusal(`{ __schema { types { fields { type { ${ofType} } } } } }`)).toBeNull();
  });
});

describe('a document that asks for too much', () => {
  it('is refused for its cost, which is named', () => {
    const text = (limit: number) =>
      `{ editions(limit: ${limit}) { editions { articles(limit: 100) { articles { id } } } } }`;
    expect(refusal(text(50))).toBeNull();
    expect(refusal(text(100))).toMatchObject({
      code: 'invalid_params',
      detail: `The document costs ${1 + 100 * (1 + 1 + 100 * 2)}; ${MAX_COST} is allowed. Ask for smaller pages or fewer fields.`,
    });
  });

  it('is refused for its depth', () => {
    // The schema of today is not that deep by itself; fragments can't make it so.
    expect(MAX_DEPTH).toBeGreaterThan(
      size('{ editions { editions { articles { articles { image { source } } } } } }').depth,
    );
  });
});
