import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '../../../../src/domain/errors.js';
import { ERROR_TABLE } from '../../../../src/transports/error-table.js';
import { describeApi } from '../../../../src/transports/openapi/describe-api.js';
import { expectDocumented, expectSchema } from '../../../support/documented.js';
import { itOfMany } from '../../../support/sample.js';

interface Media {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Described {
  readonly operationId: string;
  readonly description: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name?: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}

const api = describeApi('1.2.3');
const operations = Object.entries(api.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ path, method, ...(operation as unknown as Described) })),
);
const named = operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

describe('the description of the interface', () => {
  it.each(named)('tells of %s what it is, under a name of its own', (_name, operation) => {
    expect(operation.description).toMatch(/\w{3}/);
    expect(operations.filter(({ operationId }) => operationId === operation.operationId)).toHaveLength(1);
    for (const { description, name } of operation.parameters ?? [])
      if (name !== undefined) expect([name, description]).toEqual([name, expect.stringMatching(/\S/)]);
  });

  itOfMany.each(named)(
    'has examples of every answer of %s, which its schemas let pass',
    (_name, operation) => {
      for (const [status, { content, description }] of Object.entries(operation.responses)) {
        expect(description).not.toBe('');
        for (const [type, { schema, examples }] of Object.entries(content ?? {})) {
          // Of XML the beginning is shown where it is short: some tools take an example for the tree that it is written as.
          const isShown = !type.startsWith('image/');
          if (!/[+/]xml$/.test(type))
            expect([type, Object.keys(examples ?? {}).length > 0]).toEqual([type, isShown]);
          for (const { value } of Object.values(examples ?? {}))
            expectSchema(`${status} ${type}`, schema, value);
        }
      }
      for (const { schema, examples } of Object.values(operation.requestBody?.content ?? {})) {
        expect(examples).toBeDefined();
        for (const { value } of Object.values(examples!)) expectSchema('the request', schema, value);
      }
    },
  );

  it.each(named.filter(([, { security }]) => security === undefined))(
    'lists of %s what every call with a key may be refused for',
    (_name, { responses }) => {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '429', '500', '503']));
    },
  );

  it('tells every code under its own status', () => {
    const reported = new Map<string, Set<string>>();
    for (const { responses } of operations)
      for (const [status, { content }] of Object.entries(responses))
        for (const code of Object.keys(content?.['application/problem+json']?.examples ?? {}))
          reported.set(code, (reported.get(code) ?? new Set()).add(status));
    const everywhere = ERROR_CODES.filter((code) => code !== 'method_not_allowed');
    expect([...reported.keys()].sort()).toEqual([...everywhere].sort());
    for (const [code, statuses] of reported)
      expect([...statuses]).toEqual([String(ERROR_TABLE[code as keyof typeof ERROR_TABLE].status)]);
  });

  it.each(Object.entries(api.webhooks))(
    'has an example of %s, which fits its schema and names its type',
    (type, item) => {
      const { operationId, requestBody } = item['post'] as Described;
      expect(operations.filter((operation) => operation.operationId === operationId)).toEqual([]);
      const { schema, examples } = requestBody!.content['application/json']!;
      for (const { value } of Object.values(examples!)) {
        expectSchema(type, schema, value);
        expect(value).toMatchObject({ type });
      }
    },
  );

  it('writes fields as REST does, and refers to nothing that is not there', () => {
    const text = JSON.stringify(api);
    expect(text).not.toMatch(/"(wire|camelCase|htmlPages|startUrl)"/);
    for (const [, ref = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = ref
        .split('/')
        .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], api);
      expect([ref, target]).toEqual([ref, expect.anything()]);
    }
  });

  it('names the version of Galley', () => {
    expect(api.info).toMatchObject({ version: '1.2.3' });
  });
});

describe('what a test holds answers against', () => {
  const headers = new Headers({
    'x-request-id': 'one',
    ratelimit: '"requests";r=1;t=1',
    'ratelimit-policy': '"requests";q=1;w=1',
    'content-type': 'application/json; charset=utf-8',
  });
  const page = { total: 0, limit: 20, offset: 0, editions: [] };

  it('lets a described answer pass', () => {
    expectDocumented('GET', '/v1/editions?limit=1', { status: 200, headers, body: page });
  });

  it.each([
    ['a status', { status: 418, headers, body: page }, /answered 418, which is not described/],
    ['a field', { status: 200, headers, body: { ...page, more: 1 } }, /additionalProperty":"more/],
    ['a lack', { status: 200, headers, body: { ...page, total: undefined } }, /missingProperty":"total/],
    ['a type', { status: 200, headers, body: { ...page, total: '0' } }, /\/total must be integer/],
  ])('finds %s that is not described', (_what, answer, message) => {
    const body = JSON.parse(JSON.stringify(answer.body)) as unknown;
    expect(() => expectDocumented('GET', '/v1/editions', { ...answer, body })).toThrow(message);
  });

  it('finds a header that is missing, and an answer of a path that is not described', () => {
    const fewer = new Headers({ 'content-type': 'application/json' });
    expect(() =>
      expectDocumented('GET', '/v1/editions', { status: 200, headers: fewer, body: page }),
    ).toThrow(/without X-Request-Id/);
    expect(() => expectDocumented('GET', '/v1/unknown', { status: 200, headers, body: {} })).toThrow(
      /not described/,
    );
  });
});
