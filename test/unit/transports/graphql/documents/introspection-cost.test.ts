import { describe, expect, it } from '@jest/globals';
import { execute, getIntrospectionQuery, parse, type IntrospectionOptions } from 'graphql';
import { MAX_COST } from '../../../../../src/transports/graphql/documents/document-limits.js';
import { openDocumentGate } from '../../../../../src/transports/graphql/graph-parts.js';
import { itOfMany } from '../../../../support/sample.js';

const gate = openDocumentGate(null);
const costOf = (query: string, variables = {}) => gate.admit({ query, variables }).cost.requested;
const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');

/** How many values are in an answer. */
function valuesIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + valuesIn(each), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + 1 + valuesIn(each), 0);
}

const OPTIONS: readonly (keyof Omit<IntrospectionOptions, 'typeDepth'>)[] = [
  'descriptions',
  'specifiedByUrl',
  'directiveIsRepeatable',
  'schemaDescription',
  'inputValueDeprecation',
  'oneOf',
];

/** Levels of `ofType`, as each tool writes them out. */
const typeRef = (levels: number) => `kind name ${'ofType { kind name '.repeat(levels)}${'}'.repeat(levels)}`;

const BY_HAND = (levels: number) => `query IntrospectionQuery($deprecated: Boolean = true) {
  __schema { queryType { name } mutationType { name } subscriptionType { name }
    types { ...FullType } directives { name description locations args { ...InputValue } } } }
fragment FullType on __Type { kind name description
  fields(includeDeprecated: $deprecated) { name description args { ...InputValue } type { ...TypeRef } isDeprecated deprecationReason }
  inputFields { ...InputValue } interfaces { ...TypeRef }
  enumValues(includeDeprecated: $deprecated) { name description isDeprecated deprecationReason }
  possibleTypes { ...TypeRef } }
fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue }
fragment TypeRef on __Type { ${typeRef(levels)} }`;

/** What tools send that is not of graphql-js itself, each in the form in which it is sent. */
const BY_TOOLS: readonly (readonly [tool: string, query: string])[] = [
  // The operation has a name of its own, and after a refusal it comes without subscriptions.
  [
    'GraphiQL',
    getIntrospectionQuery({ schemaDescription: true, inputValueDeprecation: true }).replace(
      'query IntrospectionQuery',
      'query GraphiQLIntrospection',
    ),
  ],
  ['GraphiQL again', getIntrospectionQuery().replace('subscriptionType { name }', '')],
  ['Apollo Sandbox', getIntrospectionQuery({ specifiedByUrl: true, directiveIsRepeatable: true })],
  ['Apollo’s Rover and the downloads of its clients', BY_HAND(7)],
  ['a tool that asks for ten levels', BY_HAND(10)],
  [
    'urql, to learn what the schema can say of itself',
    `query IntrospectSupport {
      type: __type(name: "__Type") { fields { name } inputFields { name } }
      directive: __type(name: "__Directive") { fields { name args { name } } }
      input: __type(name: "__InputValue") { fields { name } }
    }`,
  ],
  [
    'urql and the generator of codegen, with all that it can say',
    getIntrospectionQuery({
      descriptions: true,
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
    }),
  ],
  [
    'a tool that walks from type to type',
    '{ __schema { queryType { name fields { name type { name ofType { name fields { name } } } } } } }',
  ],
];

describe('a question for the schema itself', () => {
  itOfMany(
    'is let in with every option that graphql-js has for it, and costs less than nineteen twentieths of what a document may',
    () => {
      for (let chosen = 0; chosen < 2 ** OPTIONS.length; chosen += 1) {
        const options = Object.fromEntries(
          OPTIONS.map((name, place) => [name, (chosen & (2 ** place)) !== 0]),
        );
        expect(costOf(getIntrospectionQuery(options))).toBeLessThan(0.95 * MAX_COST);
      }
    },
  );

  it.each(BY_TOOLS)('is let in as it is sent by %s', (_tool, query) => {
    expect(costOf(query)).toBeLessThan(0.95 * MAX_COST);
    expect(execute({ schema: gate.schema, document: parse(query) })).not.toHaveProperty('errors');
  });

  it('costs by what may come of it: never less than a fifth of the values that do', () => {
    for (const query of [
      getIntrospectionQuery(),
      BY_HAND(9),
      '{ __schema { types { name fields { name args { name type { name } } } enumValues { name } } } }',
      '{ __type(name: "AuditRow") { fields { a: name b: name c: name type { ofType { fields { name } } } } } }',
      '{ __type(name: "Audit") { fields { args { name defaultValue } } } }',
      '{ __schema { directives { args { name } } queryType { fields { args { name } } } } }',
      `{ __schema { types { ...f } } } fragment f on __Type { ... on __Type { inputFields { ${aliases(20, 'name')} } } }`,
    ]) {
      const { data } = execute({ schema: gate.schema, document: parse(query) }) as { data: unknown };
      const cost = costOf(query);
      expect(5 * cost).toBeGreaterThanOrEqual(valuesIn(data));
    }
  });

  it.each([
    ['by aliases', `{ __schema { types { fields { ${aliases(400, 'description')} } } } }`],
    [
      'by aliases of aliases',
      `{ __schema { types { fields { ${aliases(100, 'type { ofType { ...f } }')} } } } }
       fragment f on __Type { fields { ${aliases(30, 'description')} } }`,
    ],
    [
      'from type to type',
      `{ __schema { types { fields { type { ofType { fields { type { name kind description } } } } } } } }`,
    ],
    [
      'by the lists of enums',
      `{ __schema { types { ${aliases(300, 'enumValues { name description }')} } } }`,
    ],
    ['again and again', `{ ${aliases(100, '__schema { types { fields { name description } } }')} }`],
    [
      'of one type after another',
      `{ ${aliases(100, '__type(name: "AuditRow") { fields { type { fields { name } } } }')} }`,
    ],
  ])('is refused when it asks for too much %s', (_how, query) => {
    expect(() => costOf(query)).toThrow(expect.objectContaining({ code: 'invalid_params' }));
  });

  it('costs more for texts than for words', () => {
    const asked = (field: string) =>
      `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: __type(name: "Article") { ${Array.from({ length: 40 }, (_each, m) => `b${m}: ${field}`).join(' ')} }`).join(' ')} }`;
    expect(costOf(asked('description'))).toBeGreaterThan(4 * costOf(asked('name')));
  });

  it('may go as deep as types are made of each other', () => {
    const ofType = `${'ofType { '.repeat(14)}name${' }'.repeat(14)}`;
    expect(costOf(`{ __schema { types { fields { type { ${ofType} } } } } }`)).toBeLessThan(MAX_COST);
    expect(costOf('{ __typename me { __typename } }')).toBe(3);
  });
});
