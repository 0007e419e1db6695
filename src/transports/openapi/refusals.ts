import type { ErrorCode } from '../../domain/errors.js';
import { ERROR_TABLE } from '../error-table.js';
import type { Access } from '../rest/route.js';
import { componentRef, type JsonSchema } from './json-schema.js';

/** When each code is answered, and a sentence such as it comes with. */
const CODES: Readonly<Record<ErrorCode, readonly [when: string, detail: string]>> = {
  invalid_key: [
    'the key is missing, mistyped, unknown or revoked, or a signed address is late or altered',
    'The API key is not valid.',
  ],
  account_closed: ['the account of the key is closed', 'The account of this key is closed.'],
  plan_required: [
    'the plan does not include the content API',
    'The plan of this account does not include the content API.',
  ],
  payment_required: [
    'the plan’s allowance of articles for this month is used up',
    'The plan’s allowance of articles for this month is used up.',
  ],
  key_read_only: [
    'the key was created with the permission `read`',
    'This key is Read only; starting work needs Full access.',
  ],
  wrong_newsroom: [
    'the owner of the key now acts in another newsroom than the one in which it was made',
    'This key was made in another newsroom than the one its owner is in.',
  ],
  forbidden: [
    'the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which',
    'The owner of this key may not spend.',
  ],
  not_found: [
    'there is no such thing on this account, or an id in the path is no UUID',
    'There is no such edition.',
  ],
  method_not_allowed: [
    'the path is known and the method is not; `Allow` says what it knows',
    'PUT is not allowed at this path; it allows GET, HEAD.',
  ],
  conflict: [
    'what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which',
    'The job is done; nothing is left to cancel.',
  ],
  payload_too_large: [
    'the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one',
    'The body is larger than 2 MiB.',
  ],
  invalid_params: [
    'the body or the query is not valid; `errors` names every fault',
    'The input is not valid: /input is required.',
  ],
  rate_limited: [
    'over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started',
    'This key has no requests left in this minute.',
  ],
  internal: [
    'a defect of Galley; the log has it under the request id',
    'An internal error occurred; the log has the details under the request id.',
  ],
  unavailable: [
    'the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent',
    'The data store could not be reached.',
  ],
};

const OF_EVERY_KEY: readonly ErrorCode[] = [
  'invalid_key',
  'account_closed',
  // To an operator's key.
  'forbidden',
  'rate_limited',
  'internal',
  'unavailable',
];
/** What every route of an access may answer. */
const OF_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  open: [],
  self: OF_EVERY_KEY,
  read: [...OF_EVERY_KEY, 'not_found'],
  write: [...OF_EVERY_KEY, 'key_read_only', 'not_found'],
  paid: [
    ...OF_EVERY_KEY,
    'plan_required',
    'payment_required',
    'key_read_only',
    'wrong_newsroom',
    'not_found',
  ],
};

/** All codes that a route may answer, in the order of the table of errors. */
export function codesOf({
  access,
  refusals,
}: {
  readonly access: Access;
  readonly refusals: readonly ErrorCode[];
}): ErrorCode[] {
  const codes = new Set<ErrorCode>([...OF_ACCESS[access], ...refusals]);
  return (Object.keys(ERROR_TABLE) as ErrorCode[]).filter((code) => codes.has(code));
}

/**
 * @param shown fields that tell the limits of a key, where there is one
 * @returns the answer of each status that the codes have
 */
export function refusalAnswers(
  codes: readonly ErrorCode[],
  shown: readonly string[],
): Readonly<Record<string, JsonSchema>> {
  const statuses = new Set(codes.map((code) => ERROR_TABLE[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      String(status),
      refusalAnswer(
        status,
        codes.filter((code) => ERROR_TABLE[code].status === status),
        shown,
      ),
    ]),
  );
}

function refusalAnswer(status: number, codes: readonly ErrorCode[], shown: readonly string[]): JsonSchema {
  return {
    description: codes.map((code) => `\`${code}\`: ${CODES[code][0]}.`).join('\n\n'),
    headers: refusalHeaders(status, shown),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [componentRef('Problem')],
          properties: { status: { const: status }, code: { enum: codes } },
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

function refusalHeaders(status: number, shown: readonly string[]): JsonSchema {
  const names = [
    'X-Request-Id',
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...(status === 429 ? ['Retry-After'] : []),
    ...([401, 500, 503].includes(status) ? [] : shown),
  ];
  return headersByName(names);
}

export function headersByName(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function exampleOf(code: ErrorCode): JsonSchema {
  const { status, title } = ERROR_TABLE[code];
  return {
    type: 'about:blank',
    title,
    status,
    detail: CODES[code][1],
    code,
    request_id: '38d55fd9-19e7-4b53-8828-7af01c3d6d55',
    ...(status === 422 ? { errors: [{ path: '/input', message: 'is required' }] } : {}),
  };
}
