/**
 * Why there is no embedded PostgreSQL. The message is for the operator who starts Galley, and no API shows it. It says what
 * was tried, on which folder, and what to do.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** The code of a failed system call (`ENOENT`) or of PostgreSQL (`57P03`), when there is one. */
export function errorCode(error: unknown): string | null {
  return textOf(error, 'code');
}

export function errorText(error: unknown): string {
  return textOf(error, 'message') ?? String(error);
}

/** Not by `instanceof`: errors of Node's own modules may come from another realm than this code's. */
function textOf(error: unknown, key: string): string | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : null;
  return typeof value === 'string' ? value : null;
}
