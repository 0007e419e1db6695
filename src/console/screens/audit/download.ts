/** A spreadsheet takes a cell that begins so for a formula; its wide forms are read the same in Asia. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One value of a file. */
export type Cell = string | number | boolean | null | readonly string[];

function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value.join(' ');
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** A mark at the beginning of CSV by which spreadsheets know UTF-8. */
export const CSV_MARK = '\uFEFF';

/** @returns lines of RFC 4180 */
export function asCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** @returns a JSON object a line */
export function asNdjson(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Gives the reader a file that is made here. */
export function saveFile(name: string, type: string, ...pieces: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...pieces], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
