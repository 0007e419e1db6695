const NAMES: ReadonlySet<string> = new Set(['sid', 'phpsessid', 'jsessionid', 'sessionid']);

/** Chosen: 20 letters hold what nobody guesses, and no word has so many. */
const TOKEN = /^[\w.~-]{20,500}$/;

/**
 * @param url of one form
 * @returns the name of a parameter that holds a session, as written, of the query or of a path (`;jsessionid=…`); null
 *   for none, and for one without a value
 */
export function sessionNameIn(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  for (const [name, value] of searchParams) {
    if (value !== '' && NAMES.has(name.toLowerCase())) return name;
  }
  for (const part of pathname.split(/[;/]/)) {
    const [name = '', value = ''] = part.split('=', 2);
    if (value !== '' && NAMES.has(name.toLowerCase())) return name;
  }
  return null;
}

/**
 * Whether two URLs are one but for the token in one parameter.
 * @returns the name of that parameter; null where they differ in more or in less, or in what is no token of 20 letters
 */
export function tokenVariant(url: string, other: string): string | null {
  const one = new URL(url);
  const two = new URL(other);
  if (one.origin !== two.origin || one.pathname !== two.pathname) return null;
  const theirs = [...two.searchParams];
  const ours = [...one.searchParams];
  if (ours.length !== theirs.length) return null;
  const different = ours.filter(([name, value], at) => name !== theirs[at]?.[0] || value !== theirs[at][1]);
  const [found] = different;
  if (!found || different.length > 1) return null;
  const [name, value] = found;
  const counterpart = theirs[ours.indexOf(found)];
  if (counterpart?.[0] !== name) return null;
  return TOKEN.test(value) && TOKEN.test(counterpart[1]) ? name : null;
}
