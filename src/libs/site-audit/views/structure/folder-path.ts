import { cutText } from '../../rules/evidence.js';

/** Of one segment; what is longer is data. */
const MOST_LETTERS = 100;

/** Path and query of a URL of one form, without taking it apart: a site has many thousands. */
export function splitUrl(url: string): {
  readonly host: string;
  readonly path: string;
  readonly query: string;
} {
  const hostAt = url.indexOf('://') + '://'.length;
  const pathAt = url.indexOf('/', hostAt);
  const queryAt = url.indexOf('?', pathAt);
  const end = queryAt < 0 ? url.length : queryAt;
  return { host: url.slice(hostAt, pathAt), path: url.slice(pathAt, end), query: url.slice(end + 1) };
}

/**
 * The segments of a path as readers see them, so that `/a` and `/a/` are the same. Empty ones are left out.
 * @param most of them; further ones are left out
 */
export function segmentsOf(path: string, most: number): string[] {
  const segments: string[] = [];
  let start = 1;
  while (start < path.length && segments.length < most) {
    const slash = path.indexOf('/', start);
    const end = slash < 0 ? path.length : slash;
    if (end > start) segments.push(readableSegment(path.slice(start, end)));
    start = end + 1;
  }
  return segments;
}

/** Decoded, but for a slash, which would make it two, and for letters that can't be seen. */
function readableSegment(segment: string): string {
  return cutText(segment.includes('%') ? decode(segment) : segment, MOST_LETTERS);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(/[/\p{C}]/gu, (letter) => encodeURIComponent(letter));
  } catch {
    return segment;
  }
}
