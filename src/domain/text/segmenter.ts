/**
 * Segmenters are costly to build (about 1 ms) and safe to share, so each is built once. The language is always
 * named: left out, the result would depend on the machine's own locale, and equal tasks would give unequal bytes.
 */
const built = new Map<string, Intl.Segmenter>();

/** @returns a segmenter for a BCP 47 tag; an unknown or malformed tag is read as English. */
export function segmenterFor(language: string | undefined, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const primary = primaryLanguage(language);
  const key = `${primary} ${granularity}`;
  let segmenter = built.get(key);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(primary, { granularity });
    built.set(key, segmenter);
  }
  return segmenter;
}

/** @returns the primary subtag in lower case (`pt` of `pt-BR`); `en` when there is none to be had. */
export function primaryLanguage(language: string | null | undefined): string {
  const primary = /^([a-z]{2,3})(?:[-_]|$)/i.exec(language ?? '')?.[1];
  return primary ? primary.toLowerCase() : 'en';
}
