import type { Request } from 'express';

/** How callers reach this Galley over the web. */
export interface WebOptions {
  /** Its address for callers, such as `https://content.example.com/galley`, without a slash at the end; null: as asked. */
  readonly publicUrl: string | null;
  /** Proxies whose `X-Forwarded-…` fields are believed: how many of them, or their addresses and ranges. */
  readonly trustProxy: number | readonly string[] | null;
  /** Web sites whose pages may call, such as `https://app.example.com`; `any` for all. */
  readonly origins: readonly string[] | 'any';
}

export const NO_WEB_OPTIONS: WebOptions = { publicUrl: null, trustProxy: null, origins: [] };

/** The path at which all paths begin for callers: `/galley`, or nothing. */
export function basePathOf({ publicUrl }: Pick<WebOptions, 'publicUrl'>): string {
  return publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** A path without the base path in front of it, which some proxies cut off and others leave. */
export function withoutBasePath(path: string, basePath: string): string {
  if (basePath === '' || !path.startsWith(basePath)) return path;
  const rest = path.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : path;
}

/** The address that paths are appended to: as configured, or the one that this request was sent to. */
export function addressOf(request: Request, { publicUrl }: Pick<WebOptions, 'publicUrl'>): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
