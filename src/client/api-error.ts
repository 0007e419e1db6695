import type { components } from './generated/rest.js';

type Problem = components['schemas']['Problem'];

/** A code of Galley; `unreachable` for no answer, `unknown` for an answer that is not Galley's. */
export type GalleyErrorCode = Problem['code'] | 'unreachable' | 'unknown';

export interface GalleyErrorParts {
  readonly status?: number | null;
  readonly requestId?: string | null;
  readonly retryAfter?: number | null;
  readonly errors?: NonNullable<Problem['errors']>;
  readonly cause?: unknown;
}

/** A refusal by Galley, or why there is no answer from it. */
export class GalleyApiError extends Error {
  override readonly name = 'GalleyApiError';
  /** HTTP status; null where there was no answer, and for refusals of a subscription. */
  readonly status: number | null;
  /** The request id in Galley's log. */
  readonly requestId: string | null;
  /** Seconds after which the same call may succeed; null where the answer has none. */
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

/** @returns the error of an unsuccessful answer, in whatever format: proxies answer, too */
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

/** Seconds or a date, as in HTTP. */
export function readRetryAfter(value: string | null, now = Date.now()): number | null {
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}
