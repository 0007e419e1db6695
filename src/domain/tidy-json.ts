/** What PostgreSQL refuses in JSON, as `JSON.stringify` writes it; any other escape is matched so that none is read in halves. */
const ESCAPE = /\\(?:(u0000)|(ud[89a-f][0-9a-f]{2})|.)/g;

/**
 * JSON whose strings and keys lose every NUL, and in which a lone surrogate becomes U+FFFD: one letter of a stranger's
 * page must not fail a job for good.
 * @param text as `JSON.stringify` writes it
 */
export function tidyJson(text: string): string {
  // Most texts have neither, and to look at every escape of a large one takes longer than to write it.
  if (!text.includes('\\u')) return text;
  return text.replace(ESCAPE, (escape, nul?: string, lone?: string) => {
    if (nul !== undefined) return '';
    return lone === undefined ? escape : '\ufffd';
  });
}
