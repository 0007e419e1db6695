const BASIS = 0x811c9dc5;
/** Any other beginning gives a hash that agrees with the first by chance only. */
const OTHER_BASIS = 0x2f0b4c47;

/** FNV-1a, 32 bits. */
export function fnvHash(text: string, basis = BASIS): number {
  let hash = basis;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** 53 bits of two of them, as many as a number holds: for sets of a million texts. */
export function wideHash(text: string): number {
  return fnvHash(text) * 2 ** 21 + (fnvHash(text, OTHER_BASIS) >>> 11);
}
