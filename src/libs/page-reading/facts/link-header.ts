/** One link of a `Link` header (RFC 8288). */
export interface HeaderLink {
  /** As written between `<` and `>`; may be relative. */
  readonly target: string;
  /** Lower case, each once. */
  readonly rel: readonly string[];
  /** In lower case, in order; a link may have several. */
  readonly hreflangs: readonly string[];
  /** Of a `preload`, in lower case: `style`, `font`. */
  readonly as: string | null;
}

/** Chosen: servers send headers of 8 to 64 kB at most; the rest is not read. */
const MAX_HEADER = 65_536;

/**
 * Reads a `Link` header; what can't be parsed is skipped up to the next link.
 * @param header as received; proxies may have joined several by commas
 */
export function parseLinkHeader(header: string): HeaderLink[] {
  const text = header.slice(0, MAX_HEADER);
  const links: HeaderLink[] = [];
  let at = text.indexOf('<');
  while (at >= 0) {
    const close = text.indexOf('>', at);
    if (close < 0) break;
    const end = endOfParameters(text, close + 1);
    links.push({ target: text.slice(at + 1, close).trim(), ...readParameters(text.slice(close + 1, end)) });
    at = text.indexOf('<', end);
  }
  return links;
}

/** Finds the comma that ends the link: not one within quotes; the address has been read already. */
function endOfParameters(text: string, from: number): number {
  let isQuoted = false;
  for (let at = from; at < text.length; at += 1) {
    if (isQuoted && text[at] === '\\') at += 1;
    else if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === ',' && !isQuoted) return at;
  }
  return text.length;
}

const PARAMETER = /;\s*([a-z*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*))/gi;

function readParameters(text: string): Omit<HeaderLink, 'target'> {
  let rel: string | undefined;
  let as: string | null = null;
  const hreflangs: string[] = [];
  for (const [, name = '', quoted, token = ''] of text.matchAll(PARAMETER)) {
    const value = (quoted ?? token).replace(/\\(.)/g, '$1').trim().toLowerCase();
    // Of several only the first counts (RFC 8288, 3.3).
    if (name.toLowerCase() === 'rel') rel ??= value;
    if (name.toLowerCase() === 'hreflang') hreflangs.push(value);
    if (name.toLowerCase() === 'as') as ??= value;
  }
  return { rel: [...new Set((rel ?? '').split(/\s+/).filter((one) => one !== ''))], hreflangs, as };
}
