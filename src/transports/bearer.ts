/**
 * The API key of a request: of the `Authorization` header only, never of a query string or a body, where it would
 * end up in logs (decisions §3).
 *
 * @returns null when there is none, or another scheme
 */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}
