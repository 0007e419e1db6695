/** Rows of a table in CSV (RFC 4180) with a line of names; throws when a row has another number of cells. */
export function parseCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cellsOf(text);
  return rows.map((row) => {
    if (row.length !== names.length) throw new Error(`${row.length} cells under ${names.length} names`);
    return Object.fromEntries(names.map((name, n) => [name, row[n] ?? '']));
  });
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error('it is no CSV');
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
