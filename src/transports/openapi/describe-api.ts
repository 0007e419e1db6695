import { z } from 'zod';
import { ROUTES } from '../rest/routes.js';
import type { Answered, Content, Tag } from '../rest/route.js';
import { refOf, SHAPES } from './components.js';
import { describeWebhooks } from './event-messages.js';
import { schemaOf, schemasOf, takingNull, withoutNull, type JsonSchema } from './json-schema.js';
import { CONDITION, HEADERS, PATH_PARAMETERS, PRECONDITION, TAGS } from './parts.js';
import { codesOf, headersByName, refusalAnswers } from './refusals.js';

type Described = (typeof ROUTES)[number];

/** A document of OpenAPI 3.1. */
export interface ApiDescription {
  readonly openapi: string;
  readonly info: JsonSchema;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  /** What Galley sends to the endpoints of callers, by type. */
  readonly webhooks: Readonly<Record<string, JsonSchema>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> } & JsonSchema;
  readonly [more: string]: unknown;
}

/** The operations of a path, by method, and what all of them take. */
export type PathItem = Readonly<Partial<Record<Described['method'], JsonSchema>>> & {
  readonly parameters?: readonly JsonSchema[];
};

/**
 * The REST interface, made from the shapes that validate what comes and bind what goes.
 * @param version of Galley
 * @param address that its paths are appended to; that of a Galley with the default settings without it
 */
export function describeApi(version: string, address = 'http://127.0.0.1:4000'): ApiDescription {
  const tags = new Set(ROUTES.map(({ tag }) => tag));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Galley',
      version,
      summary: 'A brief goes in, a finished, sourced article comes out.',
      description: ABOUT,
      contact: { name: 'The operator of this Galley' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: address, description: 'The Galley that serves this description.' }],
    security: [{ key: [] }],
    tags: (Object.entries(TAGS) as [Tag, string][])
      .filter(([name]) => tags.has(name))
      .map(([name, description]) => ({ name, description })),
    paths: pathsOf(),
    webhooks: describeWebhooks(),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key, `gk_full_…` or `gk_read_…`. Starting and cancelling need one with Full access; everything else may be read with any key of the account.',
        },
      },
      schemas: componentSchemas(),
      headers: HEADERS,
      parameters: {
        ...Object.fromEntries(
          Object.entries(PATH_PARAMETERS).filter(([name]) =>
            ROUTES.some(({ path }) => path.includes(`{${name}}`)),
          ),
        ),
        'If-None-Match': CONDITION,
        'If-Match': PRECONDITION,
      },
    },
  };
}

const ABOUT = `Article jobs, research, audits and the list of articles.

Times are UTC, naive ISO 8601 with microseconds: \`2026-11-20T08:15:30.123456\`. Ids are UUIDs, compared and answered in lower case.

Every error is a problem of RFC 9457 with the content type \`application/problem+json\`; look at its \`code\`. A path that is not known answers 404 \`not_found\`, and a method that a known path does not serve 405 \`method_not_allowed\` with \`Allow\`.

A key may make 120 requests in any minute and start 20 paid actions in any hour. Within \`/v1\` changes only add: ignore fields that you do not know, and expect new values where a set is open.`;

function componentSchemas(): Readonly<Record<string, JsonSchema>> {
  const { BriefSettings: settings = {}, ...others } = schemasOf(SHAPES);
  return {
    ...others,
    BriefSettings: {
      description:
        'How it is to be written; every field is optional, and null stands for absent. Fields that are not known are kept, and named in the warnings of the job. At most 16 KiB of JSON, 8 levels deep.',
      ...takingNull(settings),
    },
  };
}

function pathsOf(): ApiDescription['paths'] {
  const paths: Record<string, PathItem> = {};
  for (const route of ROUTES) {
    const { path, method } = route;
    paths[path] = { ...(paths[path] ?? parametersOf(path)), [method]: operationOf(route) };
  }
  return paths;
}

function parametersOf(path: string): PathItem {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return {};
  return { parameters: names.map((name) => ({ $ref: `#/components/parameters/${name}` })) };
}

function operationOf(route: Described): JsonSchema {
  const { access, answers, body, description, id, method, query, summary, tag } = route;
  const shown = access === 'open' ? [] : ['RateLimit', 'RateLimit-Policy'];
  const hasTag = method === 'get';
  const codes = codesOf(route);
  const headers = ['X-Request-Id', ...shown];
  const good = Object.entries(answers).map(([status, answer]) => {
    const more = [...(hasTag && status === '200' ? ['ETag'] : []), ...(answer.headers ?? [])];
    return [status, answerOf(answer, [...headers, ...more])] as const;
  });
  const unchanged = hasTag
    ? { 304: { description: NOT_MODIFIED, headers: headersByName([...headers, 'ETag']) } }
    : {};
  const conditions = [
    ...(hasTag ? [{ $ref: '#/components/parameters/If-None-Match' }] : []),
    ...(method === 'patch' ? [{ $ref: '#/components/parameters/If-Match' }] : []),
  ];
  const parameters = [
    ...Object.entries(query ?? {}).map(([name, shape]) => queryParameter(name, shape)),
    ...conditions,
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(access === 'open' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: body.isOptional !== true, content: contentOf([body]) } } : {}),
    responses: { ...Object.fromEntries(good), ...unchanged, ...refusalAnswers(codes, shown) },
  };
}

const NOT_MODIFIED = 'What `If-None-Match` names is still what there is.';

function answerOf({ description, content }: Answered, headers: readonly string[]): JsonSchema {
  return {
    description,
    headers: headersByName(headers),
    ...(content.length > 0 ? { content: contentOf(content) } : {}),
  };
}

function contentOf(contents: readonly Content[]): JsonSchema {
  return Object.fromEntries(
    contents.map(({ type, schema, examples }) => [
      type,
      {
        schema: schemaIn(schema),
        ...(Object.keys(examples).length > 0
          ? {
              examples: Object.fromEntries(
                Object.entries(examples).map(([name, value]) => [exampleKey(name), { summary: name, value }]),
              ),
            }
          : {}),
      },
    ]),
  );
}

function schemaIn(schema: Content['schema']): JsonSchema {
  if (schema instanceof z.ZodType) return refOf(schema);
  return isList(schema) ? { anyOf: schema.map(refOf) } : schema;
}

function isList(schema: readonly z.ZodType[] | JsonSchema): schema is readonly z.ZodType[] {
  return Array.isArray(schema);
}

/** Names of examples may hold letters, digits and a few signs; what is read is the summary. */
function exampleKey(name: string): string {
  return name.replace(/[^\w.-]+/g, '-');
}

function queryParameter(name: string, shape: z.ZodType | JsonSchema): JsonSchema {
  const schema = shape instanceof z.ZodType ? withoutNull(schemaOf(shape)) : shape;
  const { description, ...rest } = schema;
  return {
    name,
    in: 'query',
    required: shape instanceof z.ZodType && !shape.safeParse(undefined).success,
    ...(description === undefined ? {} : { description }),
    schema: rest,
  };
}
