import { describe, expect, it } from '@jest/globals';
import { parse, validate } from 'graphql';
import { loadGraphSchema } from '../../../../../src/transports/graphql/graph-schema.js';
import { shapeFault } from '../../../../../src/transports/graphql/documents/document-shape.js';
import { itOfMany } from '../../../../support/sample.js';

const faultIn = (text: string) => shapeFault(parse(text));
const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

describe('the shape of a document', () => {
  it('is refused with too many aliases, wherever they are', () => {
    expect(faultIn(`{ ${times(500, (n) => `a${n}: __typename`)} }`)).toBeNull();
    expect(
      faultIn(
        `{ me { ${times(300, (n) => `a${n}: __typename`)} } ...f } fragment f on Query { ${times(201, (n) => `b${n}: __typename`)} }`,
      ),
    ).toBe('The document has 501 aliases; 500 are allowed.');
  });

  it('is refused when it repeats itself too often, in inline fragments and by spreads too', () => {
    expect(faultIn(`{ ${'me { user { id } } '.repeat(101)} }`)).toBeNull();
    for (const text of [
      `{ ${'me { user { id } } '.repeat(102)} }`,
      `{ ${'... { me { user { id } } } '.repeat(102)} }`,
      `{ ${'...f '.repeat(102)} } fragment f on Query { me { user { id } } }`,
      `{ ${'a: me { user { id } } '.repeat(102)} }`,
      `{ me { user { ${'id '.repeat(52)} } key { ${'id '.repeat(52)} } } }`,
    ])
      expect(faultIn(text)).toMatch(/ 10[12] times more than once; 100 are allowed/);
  });

  it('is refused with an overlong name of any kind', () => {
    const [fits, long] = ['a'.repeat(256), 'a'.repeat(257)];
    expect(faultIn(`{ ${fits}: me { user { id } } }`)).toBeNull();
    for (const text of [
      `{ ${long}: __typename }`,
      `query ${long} { me }`,
      `{ me(${long}: 1) }`,
      `{ me @${long} }`,
    ])
      expect(faultIn(text)).toBe('A name in the document has 257 characters; 256 are allowed.');
  });

  it('is refused when too many brackets of any kind are nested', () => {
    const fault = 'The document is nested too deeply: 64 brackets may stand inside of each other.';
    const folders = (count: number) => `${'{ a '.repeat(count)}${'}'.repeat(count)}`;
    const list = (count: number) => `{ a(b: ${'['.repeat(count)}${']'.repeat(count)}) }`;
    for (const [fits, deep] of [
      [folders(64), folders(65)],
      [list(62), list(63)],
    ] as const)
      expect([faultIn(fits), faultIn(deep)]).toEqual([null, fault]);
    expect(faultIn(`{ a(b: "${'['.repeat(100)}") } # ${'{'.repeat(100)}`)).toBeNull();
  });

  it('may have the same names in different places', () => {
    expect(faultIn(`{ ${times(400, (n) => `a${n}: me { user { id name } key { id name } }`)} }`)).toBeNull();
  });

  itOfMany('keeps validation short for any document', () => {
    const schema = loadGraphSchema();
    const worst = [
      `{ ${times(100, (n) => `...f${n}`)} } ${times(100, (n) => `fragment f${n} on Query { me { user { id name } key { id name newsroomId } account { id } } }`)}`,
      `{ ${'me { user { id } } '.repeat(101)} }`,
    ];
    for (const text of worst) {
      const document = parse(text);
      expect(shapeFault(document)).toBeNull();
      const began = performance.now();
      validate(schema, document);
      // A tenth of it on an idle machine.
      expect(performance.now() - began).toBeLessThan(2000);
    }
  });
});
