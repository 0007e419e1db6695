import { describe, expect, it } from '@jest/globals';
import { breakingChanges } from '../../../scripts/check/breaking-changes.mjs';

type Json = Record<string, unknown>;

/** A small interface: a start with a body, a list with a query, an answer that holds itself. */
function api(): Record<string, Record<string, Record<string, Json>>> & Json {
  return {
    security: [{ key: [] }],
    paths: {
      '/v1/things': {
        get: {
          operationId: 'listThings',
          parameters: [{ name: 'status', in: 'query', schema: { type: 'string', enum: ['draft', 'done'] } }],
          responses: {
            200: {
              headers: { ETag: { required: true } },
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
            },
            404: {},
          },
        },
        post: {
          operationId: 'startThing',
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Brief' } } },
          },
          responses: { 202: {} },
        },
      },
      '/v1/open': { get: { operationId: 'readOpen', security: [], responses: { 200: {} } } },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key.' } },
      schemas: {
        Thing: {
          type: 'object',
          required: ['id', 'count'],
          properties: {
            id: { type: 'string', format: 'uuid' },
            count: { type: 'integer' },
            state: { enum: ['a', 'b'] },
            word: { type: 'string', not: { const: 'none' } },
            children: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
            either: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
          },
        },
        Brief: {
          type: 'object',
          required: ['input'],
          properties: {
            input: { type: 'string', maxLength: 2000 },
            size: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
            kind: { type: 'string', enum: ['x', 'y'] },
            level: { type: 'integer', minimum: 0, maximum: 10, default: 3 },
            share: { type: 'number', exclusiveMinimum: 0 },
            words: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
  } as never;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test reaches anywhere into it
type Loose = any;

/** @param change of a copy, by the parts that tests reach into */
function after(
  change: (parts: Record<'list' | 'start' | 'thing' | 'brief' | 'open' | 'paths' | 'schemes', Loose>) => void,
) {
  const next = api() as Loose;
  change({
    paths: next.paths,
    list: next.paths['/v1/things'].get,
    start: next.paths['/v1/things'].post,
    open: next.paths['/v1/open'].get,
    thing: next.components.schemas.Thing,
    brief: next.components.schemas.Brief,
    schemes: next.components.securitySchemes,
  });
  return breakingChanges(api(), next as object);
}

describe('a change that breaks a client', () => {
  it.each<[string, Parameters<typeof after>[0], string]>([
    ['a path that is gone', ({ paths }) => delete paths['/v1/open'], '/v1/open: is gone'],
    ['an operation that is gone', ({ paths }) => delete paths['/v1/things'].post, 'POST /v1/things: is gone'],
    ['another name', ({ list }) => (list.operationId = 'all'), 'GET /v1/things: is called all now'],
    ['a key that is needed', ({ open }) => delete open.security, 'GET /v1/open: needs a key now'],
    [
      'a parameter that is gone',
      ({ list }) => (list.parameters = []),
      'GET /v1/things: does not take the query status any more',
    ],
    [
      'a parameter that is needed',
      ({ list }) => list.parameters.push({ name: 'q', in: 'query', required: true, schema: {} }),
      'GET /v1/things: needs the query q now',
    ],
    [
      'a value that a parameter does not take',
      ({ list }) => list.parameters[0].schema.enum.pop(),
      'GET /v1/things query status: does not know "done" any more',
    ],
    [
      'a status that is gone',
      ({ list }) => delete list.responses[404],
      'GET /v1/things: does not answer 404 any more',
    ],
    [
      'a header that is gone',
      ({ list }) => delete list.responses[200].headers.ETag,
      'GET /v1/things 200: has no header ETag any more',
    ],
    [
      'a media type that is gone',
      ({ list }) => (list.responses[200].content = {}),
      'GET /v1/things 200: is not application/json any more',
    ],
    [
      'a field that is gone',
      ({ thing }) => delete thing.properties.count,
      'GET /v1/things 200/count: is gone',
    ],
    [
      'a field that may be missing',
      ({ thing }) => thing.required.pop(),
      'GET /v1/things 200/count: may be missing now',
    ],
    [
      'another type',
      ({ thing }) => (thing.properties.count.type = 'string'),
      'GET /v1/things 200/count: was integer and is string now',
    ],
    [
      'a null where there was none',
      ({ thing }) => (thing.properties.count.type = ['integer', 'null']),
      'GET /v1/things 200/count: was integer and is integer or null now',
    ],
    [
      'a value that is gone from an answer',
      ({ thing }) => thing.properties.state.enum.pop(),
      'GET /v1/things 200/state: does not know "b" any more',
    ],
    [
      'another format',
      ({ thing }) => delete thing.properties.id.format,
      'GET /v1/things 200/id: has the format of none now',
    ],
    [
      'another way for an answer to be',
      ({ thing }) => thing.properties.either.anyOf.push({ type: 'boolean' }),
      'GET /v1/things 200/either: may be way 3 now',
    ],
    [
      'a field that must be sent',
      ({ brief }) => brief.required.push('kind'),
      'POST /v1/things body/kind: must be sent now',
    ],
    [
      'a new field that must be sent',
      ({ brief }) => {
        brief.required.push('more');
        brief.properties.more = { type: 'string' };
      },
      'POST /v1/things body/more: must be sent now',
    ],
    [
      'a narrower bound',
      ({ brief }) => (brief.properties.input.maxLength = 1000),
      'POST /v1/things body/input: has the maxLength 1000 now',
    ],
    [
      'another default',
      ({ brief }) => (brief.properties.level.default = 5),
      'POST /v1/things body/level: has the default 5 now',
    ],
    [
      'a default that is gone',
      ({ brief }) => delete brief.properties.level.default,
      'POST /v1/things body/level: has the default of none now',
    ],
    [
      'a default where there was none',
      ({ list }) => (list.parameters[0].schema.default = 'draft'),
      'GET /v1/things query status: has the default "draft" now',
    ],
    [
      'a bound that is out of bounds itself',
      ({ brief }) => (brief.properties.level.exclusiveMinimum = 0),
      'POST /v1/things body/level: has the exclusiveMinimum 0 now',
    ],
    [
      'a smaller bound of that kind',
      ({ brief }) => (brief.properties.level.exclusiveMaximum = 5),
      'POST /v1/things body/level: has the exclusiveMaximum 5 now',
    ],
    [
      'a larger minimum in place of one of that kind',
      ({ brief }) => (brief.properties.share = { type: 'number', minimum: 1 }),
      'POST /v1/things body/share: has the minimum 1 now',
    ],
    [
      'values that are refused',
      ({ brief }) => (brief.properties.input.not = { pattern: 'x' }),
      'POST /v1/things body/input: refuses other values now',
    ],
    [
      'values that an answer did not have',
      ({ thing }) => delete thing.properties.word.not,
      'GET /v1/things 200/word: may have other values now',
    ],
    [
      'items that may not be there twice',
      ({ brief }) => (brief.properties.words.uniqueItems = true),
      'POST /v1/things body/words: takes no item twice now',
    ],
    [
      'a list that may not be empty any more',
      ({ brief }) => (brief.properties.words.minItems = 1),
      'POST /v1/things body/words: has the minItems 1 now',
    ],
    [
      'a number that must be a multiple',
      ({ brief }) => (brief.properties.level.multipleOf = 2),
      'POST /v1/things body/level: must be a multiple of 2 now',
    ],
    [
      'a way to be sent that is gone',
      ({ brief }) => brief.properties.size.anyOf.pop(),
      'POST /v1/things body/size: does not take way 2 now',
    ],
    [
      'unknown fields that are refused',
      ({ brief }) => (brief.additionalProperties = false),
      'POST /v1/things body: refuses fields that it does not know now',
    ],
  ])('is %s', (_what, change, reported) => {
    expect(after(change)).toEqual([reported]);
  });
});

describe('another kind of key', () => {
  it.each<[string, Parameters<typeof after>[0]]>([
    ['of another scheme', ({ schemes }) => (schemes.key.scheme = 'basic')],
    ['in another place', ({ schemes }) => (schemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' })],
    [
      'beside the one there is',
      ({ schemes, list, start }) => {
        schemes.more = { type: 'apiKey', in: 'header', name: 'X-More' };
        list.security = start.security = [{ key: [], more: [] }];
      },
    ],
    ['that must allow more', ({ list, start }) => (list.security = start.security = [{ key: ['write'] }])],
  ])('breaks clients: one %s', (_what, change) => {
    expect(after(change)).toEqual([
      'GET /v1/things: takes another kind of key now',
      'POST /v1/things: takes another kind of key now',
    ]);
  });

  it.each<[string, Parameters<typeof after>[0]]>([
    [
      'under another name',
      ({ schemes, list, start }) => {
        schemes.other = { scheme: 'bearer', type: 'http', description: 'The same.' };
        list.security = start.security = [{ other: [] }];
      },
    ],
    [
      'or another one',
      ({ schemes, list }) => {
        schemes.more = { type: 'apiKey', in: 'header', name: 'X-More' };
        list.security = [{ more: [] }, { key: [] }];
      },
    ],
    ['or none', ({ list }) => (list.security = [{ key: [] }, {}])],
    ['or no key any more', ({ list }) => (list.security = [])],
  ])('breaks no client when it is the same, %s', (_what, change) => {
    expect(after(change)).toEqual([]);
  });
});

describe('a change that breaks no client', () => {
  it.each<[string, Parameters<typeof after>[0]]>([
    ['none at all', () => undefined],
    ['a new path', ({ paths }) => (paths['/v1/more'] = { get: { responses: {} } })],
    ['a new field of an answer', ({ thing }) => (thing.properties.more = { type: 'string' })],
    ['a new status', ({ list }) => (list.responses[409] = {})],
    ['a new optional parameter', ({ list }) => list.parameters.push({ name: 'q', in: 'query', schema: {} })],
    ['a new optional field of a request', ({ brief }) => (brief.properties.more = { type: 'string' })],
    [
      'a new value',
      ({ thing, brief }) => [thing.properties.state, brief.properties.kind].map((p) => p.enum.push('z')),
    ],
    ['a wider bound', ({ brief }) => (brief.properties.input.maxLength = 4000)],
    ['a field that is always there now', ({ thing }) => thing.required.push('state')],
    ['a field that need not be sent any more', ({ brief }) => brief.required.pop()],
    [
      'a wider bound of a number',
      ({ brief }) => Object.assign(brief.properties.level, { minimum: -5, maximum: 20 }),
    ],
    [
      'a bound that is let in where it was not',
      ({ brief }) => (brief.properties.share = { type: 'number', minimum: 0 }),
    ],
    ['a default of an answer', ({ thing }) => (thing.properties.state.default = 'a')],
    ['a value that an answer never has', ({ thing }) => (thing.properties.id.not = { const: '' })],
    ['one way less for an answer to be', ({ thing }) => thing.properties.either.anyOf.pop()],
  ])('is %s', (_what, change) => {
    expect(after(change)).toEqual([]);
  });
});
