/**
 * Reads CSV as RFC 4180 has it: fields in double quotes may hold separators, line breaks and doubled quotes. The separator
 * is a comma, a semicolon or a tab, whichever the first line has most of.
 *
 * @returns the rows, without those that are empty; in time linear in the text
 * @throws {Error} with a sentence for people, where a quote is not closed
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= source.length) {
    const quoted = source[at] === '"';
    const { value, end } = quoted ? quotedField(source, at, rows.length) : plainField(source, at, separator);
    row.push(value);
    const next = source[end];
    at = end + (next === '\r' && source[end + 1] === '\n' ? 2 : 1);
    if (next === separator) continue;
    if (row.some((field) => field.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

function plainField(source: string, start: number, separator: string) {
  let end = start;
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r')
    end += 1;
  return { value: source.slice(start, end), end };
}

function quotedField(source: string, start: number, row: number) {
  const parts: string[] = [];
  let at = start + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote < 0) throw new Error(`A quote that begins in row ${row + 1} is not closed.`);
    parts.push(source.slice(at, quote));
    if (source[quote + 1] !== '"') {
      const next = source[quote + 1];
      // A separator or the end of a line; what else stands behind the quote would be lost without a word.
      if (next !== undefined && !',;\t\r\n'.includes(next)) {
        throw new Error(`Row ${row + 1} has text behind a closing quote.`);
      }
      return { value: parts.join('"'), end: quote + 1 };
    }
    at = quote + 2;
  }
}

function separatorOf(source: string): string {
  const [line = ''] = source.split('\n', 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}
