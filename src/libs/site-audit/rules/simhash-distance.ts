const HASH = /^[0-9a-f]{16}$/;

/**
 * In how many of 64 bits two simhashes differ.
 * @param a 16 hex digits, as is `b`
 * @returns null where one is no hash, or is nothing but zeros: a page without text is like no other
 */
export function simhashDistance(a: string, b: string): number | null {
  if (!HASH.test(a) || !HASH.test(b) || /^0+$/.test(a) || /^0+$/.test(b)) return null;
  let distance = 0;
  for (let at = 0; at < 16; at += 8) {
    let differing =
      (Number.parseInt(a.slice(at, at + 8), 16) ^ Number.parseInt(b.slice(at, at + 8), 16)) >>> 0;
    for (; differing !== 0; differing &= differing - 1) distance += 1;
  }
  return distance;
}
