/** A spreadsheet takes a cell that begins so for a formula (OWASP's list); its wide forms are read the same in Asia. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One cell of CSV (RFC 4180); a text that a spreadsheet would run as a formula has a `'` before it. */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
