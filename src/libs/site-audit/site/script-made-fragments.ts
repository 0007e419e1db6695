/** Text fragments, and what may stand before them: `#part:~:text=word`. The browser takes the directive off. */
const DIRECTIVE = ':~:';

/** Lines and ranges of lines that a script marks: `L12`, `L12-L34`, `L3C1-L5C2`, `12-34`. */
const LINES = /^(?:L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|\d+-\d+)$/i;

/**
 * What of a fragment names a place that the page's HTML must have.
 * @param fragment behind `#`, decoded
 * @returns null where it names none: empty, the top of the page, a text to search for, a route (`!…`, `/…`) or lines
 */
export function anchorOfFragment(fragment: string): string | null {
  const directive = fragment.indexOf(DIRECTIVE);
  const name = directive === -1 ? fragment : fragment.slice(0, directive);
  if (name === '' || name.toLowerCase() === 'top') return null;
  if (name.startsWith('!') || name.startsWith('/')) return null;
  return LINES.test(name) ? null : name;
}
