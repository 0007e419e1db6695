/**
 * Looks for quoted words in a text. White space, the shape of quotation marks and dashes and the case of the first
 * letter may differ, and a mark at the end that belongs to the sentence around; nothing else.
 *
 * @returns where they stand in the text, in UTF-16 units; null when they don't
 */
export function locateQuotation(
  quoted: string,
  text: string,
): { readonly start: number; readonly end: number } | null {
  const words = quoted.trim().replace(/[,.;:!?…]+$/u, '');
  if (words === '') return null;
  const [first = '', ...rest] = Array.from(words);
  const head = [...new Set([first, first.toLowerCase(), first.toUpperCase()])].map(escaped).join('|');
  const pattern = `(?<![\\p{L}\\p{N}])(?:${head})${folded(rest.join(''))}(?![\\p{L}\\p{N}])`;
  const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(words);
  const found = new RegExp(spaceless ? `(?:${head})${folded(rest.join(''))}` : pattern, 'u').exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

function folded(text: string): string {
  return escaped(text)
    .replace(/\s+/gu, '\\s+')
    .replace(/['‘’]/gu, "['‘’]")
    .replace(/["“”„«»]/gu, '["“”„«»]')
    .replace(/(?:\\-|[–—])/gu, '[-–—]');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
}
