/** Why a request was refused, as Galley says it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /**
   * @param code as in docs/errors.md, such as `conflict`
   * @param fields what is wrong with the variables, by its path, such as `/brief/settings/wordCount`
   */
  constructor(
    readonly code: string,
    message: string,
    readonly fields: ReadonlyMap<string, string> = new Map(),
  ) {
    super(message);
  }
}

/** No answer came: the network or the server is away. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';

  constructor(cause?: unknown) {
    super('Galley does not answer.', { cause });
  }
}

/** The session has ended, or there was none. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';

  constructor() {
    super('Your session has ended. Sign in again.');
  }
}

/** What a refusal says of one field. */
export interface FieldFault {
  /** As the refusal names it, such as `/input/every/n`. */
  readonly path: string;
  readonly message: string;
}

/**
 * What is wrong with the fields of a form, by their names in the input: a fault at `/input/searches/0/name` is one of `searches`,
 * one at `/every/n` of `every.n`. Of several faults of a field it is the first.
 *
 * @param error null: nothing was refused
 * @param lines what was typed into the fields that take several values, one a line: their faults say of which line they are
 */
export function faultsOf(
  error: Error | null,
  lines: Readonly<Record<string, string>> = {},
): Readonly<Partial<Record<string, FieldFault>>> {
  const found: Record<string, FieldFault> = {};
  if (!(error instanceof ApiError)) return found;
  for (const [path, message] of error.fields) {
    const parts = path
      .replace(/^\/input(?=\/)/, '')
      .split('/')
      .slice(1);
    const entry = parts.findIndex((part) => /^\d+$/.test(part));
    const name = (entry < 0 ? parts : parts.slice(0, entry)).join('.');
    const typed = lines[name];
    const line = typed === undefined || entry < 0 ? '' : `line ${lineOf(typed, Number(parts[entry]))} `;
    found[name] ??= { path, message: line + message };
  }
  return found;
}

/** @returns the number of the line that an entry was sent of, from 1: blank lines are not sent */
function lineOf(typed: string, entry: number): number {
  const sent = typed.split('\n').flatMap((line, place) => (line.trim() === '' ? [] : [place + 1]));
  return sent[entry] ?? entry + 1;
}

/** @returns what of a refusal stands below no field. @param shown the paths of the faults that stand below one */
export function unshownFaults(error: Error | null, shown: ReadonlySet<string>): readonly FieldFault[] {
  if (!(error instanceof ApiError)) return [];
  return [...error.fields].flatMap(([path, message]) => (shown.has(path) ? [] : [{ path, message }]));
}

/** An error of a GraphQL response. */
export interface GraphError {
  readonly message: string;
  readonly extensions?: {
    readonly code?: string;
    readonly errors?: readonly {
      readonly path?: string | readonly (string | number)[];
      readonly message: string;
    }[];
  };
}

/** @param errors of a response; the first decides */
export function asApiError(errors: readonly GraphError[]): ApiError {
  const [first] = errors;
  const fields = (first?.extensions?.errors ?? []).map(
    ({ path = '', message }) => [typeof path === 'string' ? path : path.join('.'), message] as const,
  );
  return new ApiError(
    first?.extensions?.code?.toLowerCase() ?? 'internal',
    first?.message ?? 'The server gave no reason.',
    new Map(fields),
  );
}
