import type { components } from './generated/rest.js';

type Problem = components['schemas']['Problem'];

/** A code of the interface, or of what came between: `unreachable` for no answer, `unknown` for one that is not Galley's. */
export type GalleyErrorCode = Problem['code'] | 'unreachable' | 'unknown';

export interface GalleyErrorParts {
  readonly status?: number | null;
  readonly requestId?: string | null;
  readonly retryAfter?: number | null;
  readonly errors?: NonNullable<Problem['errors']>;
  readonly cause?: unknown;
}

/** What Galley refused, or why there is no answer of Galley's. */
export class GalleyApiError extends Error {
  override readonly name = 'GalleyApiError';
  /** Of HTTP; null where there was no answer, and for what a subscription was refused. */
  readonly status: number | null;
  /** Under which Galley's log has the request. */
  readonly requestId: string | null;
  /** Seconds after which the same call may succeed; null where nobody said. */
  readonly retryAfter: number | null;
  /** Every fault of the input, for `invalid_params`. */
  readonly errors: NonNullable<Problem['errors']>;

  constructor(
    readonly code: GalleyErrorCode,
    message: string,
    { status = null, requestId = null, retryAfter = null, errors = [], cause }: GalleyErrorParts = {},
  ) {
    super(message, cause === undefined ? {} : { cause });
    this.status = status;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.errors = errors;
  }
}

/** @returns what an answer other than a good one says, however it is written: proxies answer, too */
export async function readRefusal(response: Response): Promise<GalleyApiError> {
  const { status, headers } = response;
  const text = await response.text();
  const problem = readProblem(text);
  return new GalleyApiError(problem.code ?? 'unknown', problem.detail ?? `The answer was ${status}.`, {
    status,
    requestId: headers.get('x-request-id') ?? problem.request_id ?? null,
    retryAfter: readRetryAfter(headers.get('retry-after')),
    errors: problem.errors ?? [],
  });
}

function readProblem(text: string): Partial<Problem> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? (body as Problem) : {};
  } catch {
    return {};
  }
}

/** Seconds or a date, as HTTP has it. */
export function readRetryAfter(value: string | null, now = Date.now()): number | null {
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}
