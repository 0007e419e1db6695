import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import {
  AllowedDocuments,
  sha256,
} from '../../../../../src/transports/graphql/documents/allowed-documents.js';

const SCHEMA = buildSchema('type Query { me: String, other: String }');
const ME = 'query Me { me }';
const listing = (...texts: string[]) =>
  new AllowedDocuments(
    texts.map((text, n) => ({ place: `document ${n + 1}`, text, id: `id-${n + 1}` })),
    SCHEMA,
  );

describe('the allow-list of documents', () => {
  it('allows a listed document with other white space and comments', () => {
    const list = listing(ME);
    expect(list.allows(ME)).toBe(true);
    expect(list.allows('# the caller\nquery Me {\n  me,\n}')).toBe(true);
  });

  it('refuses other documents, and text that is no document', () => {
    const list = listing(ME);
    expect(list.allows('query Me { me other }')).toBe(false);
    expect(list.allows('query Me { "')).toBe(false);
  });

  it('finds a document by its hash and by its id in the manifest', () => {
    const list = listing(ME);
    expect([list.textOf(sha256(ME)), list.textOf('id-1'), list.textOf('id-2')]).toEqual([ME, ME, undefined]);
  });

  it('names every document that does not fit the schema', () => {
    expect(() => listing(ME, '{ stranger }', '{ me')).toThrow(
      /document 2: Cannot query field "stranger".*\n- document 3: Syntax Error/,
    );
  });

  it('may not be empty', () => {
    expect(() => listing()).toThrow('The list of documents that may run is empty.');
  });
});
