/**
 * Whether a path begins as one of these patterns do, in which `*` stands for anything. Part by part: a regular expression
 * with several stars would scan an address of 100,000 letters again and again.
 */
export function pathPatterns(patterns: readonly string[]): (pathname: string) => boolean {
  const all = patterns.map((pattern) => pattern.split(/\*+/));
  return (pathname) => all.some((parts) => beginsWith(pathname, parts));
}

function beginsWith(path: string, [first = '', ...rest]: readonly string[]): boolean {
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const next = path.indexOf(part, at);
    if (next === -1) return false;
    at = next + part.length;
  }
  return true;
}
