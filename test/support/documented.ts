import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describeApi } from '../../src/transports/openapi/describe-api.js';

/** An answer of REST as it came. */
export interface CameBack {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON. */
  readonly body: unknown;
}

interface Described {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** Made at first use: it takes a tenth of a second, and not every suite that could ask does. */
let made: ReturnType<typeof makeDescription> | undefined;
const description = () => (made ??= makeDescription());

function makeDescription() {
  const document = describeApi('0.0.0');
  // To compile the schema of schemas takes as long as all else; `expectSchema` asks for it by itself.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  formats.default(ajv);
  ajv.addSchema({ $id: 'api:', ...(closed(document) as object) });
  const validators = new Map<string, ValidateFunction>();
  /** `/v1/…/batch` is a path of its own, and no article's. */
  const templates = Object.keys(document.paths)
    .map((path) => ({ path, matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  return { document, ajv, validators, templates };
}

/**
 * Holds an answer against the description of the interface: its status, its headers, its type and every field.
 * @throws when the description does not know it
 */
export function expectDocumented(method: string, url: string, answer: CameBack): void {
  // A slash at the end makes no difference.
  const path = (url.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');
  if (!/^\/(v1(\/|$)|healthz$|readyz$|metrics$)/.test(path)) return;
  const { document, templates } = description();
  const template = templates.find(({ matches }) => matches.test(path))?.path;
  const item: Readonly<Record<string, unknown>> | undefined =
    template === undefined ? undefined : document.paths[template];
  const operation = item?.[method === 'HEAD' ? 'get' : method.toLowerCase()] as
    | { readonly responses: Readonly<Record<string, Described>> }
    | undefined;
  const where = `${method} ${template ?? path} answered ${answer.status}`;
  if (template === undefined || !operation) {
    if (answer.status < 400) throw new Error(`${where}, and is not described`);
    if (method !== 'HEAD') check(`${where} (no such operation)`, '#/components/schemas/Problem', answer.body);
    return;
  }
  const described = operation.responses[String(answer.status)];
  if (!described) throw new Error(`${where}, which is not described: ${JSON.stringify(answer.body)}`);
  expectHeaders(where, described, answer.headers);
  if (method === 'HEAD') return;
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (!described.content) {
    if (answer.body !== '') throw new Error(`${where} with a body, which is not described`);
    return;
  }
  const content = described.content[type];
  if (!content) throw new Error(`${where} as "${type}", which is not described`);
  const place = [
    'paths',
    template,
    method.toLowerCase(),
    'responses',
    answer.status,
    'content',
    type,
    'schema',
  ];
  const ref = `#/${place.map((part) => pointer(String(part))).join('/')}`;
  check(where, ref, answer.body, JSON.stringify(content.schema));
}

function expectHeaders(where: string, { headers = {} }: Described, found: Headers): void {
  const known = description().document.components['headers'] as Readonly<
    Record<string, { readonly required: boolean }>
  >;
  for (const name of Object.keys(headers)) {
    if (known[name]?.required && !found.has(name)) throw new Error(`${where} without ${name}`);
  }
}

/** @param key the same for schemas that say the same: most paths refuse alike, and to compile costs far more than to check. */
function check(where: string, ref: string, body: unknown, key = ref): void {
  const { ajv, validators } = description();
  let validate = validators.get(key);
  if (!validate) {
    validate = ajv.compile({ $ref: `api:${ref}` });
    validators.set(key, validate);
  }
  if (validate(body)) return;
  const faults = (validate.errors ?? []).slice(0, 10).map(({ instancePath, message, params }) => {
    return `  ${instancePath || '(the body)'} ${message ?? ''} ${JSON.stringify(params)}`;
  });
  throw new Error(`${where} in a shape that is not described:\n${faults.join('\n')}`);
}

/** Validates a value by a schema of the description, in the same strict way. @throws when it does not fit */
export function expectSchema(what: string, schema: object, value: unknown): void {
  const { ajv } = description();
  const text = JSON.stringify(closed(schema)).replaceAll('"#/', '"api:#/');
  const parsed = JSON.parse(text) as object;
  if (!ajv.validateSchema(parsed)) throw new Error(`${what} has no schema: ${ajv.errorsText()}`);
  const validate = ajv.compile(parsed);
  if (!validate(value)) throw new Error(`${what} does not fit: ${ajv.errorsText(validate.errors)}`);
}

/**
 * The reference asks clients to accept fields that they don't know; here every field must be described. What is put together of
 * parts is closed in its parts.
 */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Readonly<Record<string, unknown>>;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, each]) => [key, key === 'examples' ? undefined : closed(each)]),
  );
  const isOpenObject =
    schema['type'] === 'object' && 'properties' in schema && !('additionalProperties' in schema);
  return isOpenObject ? { ...inner, additionalProperties: false } : inner;
}

function pointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
