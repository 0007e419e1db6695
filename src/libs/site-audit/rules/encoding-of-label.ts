/**
 * The encoding that a label names by the WHATWG's table: `latin1` and `iso-8859-1` are both windows-1252.
 * @param from where the label stands. A `meta` that could be read byte by byte is not in UTF-16, so the standard takes
 * that for UTF-8 there.
 * @returns the encoding's name; null for a label that names none
 */
export function encodingOfLabel(label: string, from: 'header' | 'meta'): string | null {
  const trimmed = label.trim().toLowerCase();
  if (trimmed === 'x-user-defined') return from === 'meta' ? 'windows-1252' : trimmed;
  try {
    const { encoding } = new TextDecoder(trimmed);
    return from === 'meta' && encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return null;
  }
}
