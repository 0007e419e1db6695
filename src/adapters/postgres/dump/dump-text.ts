import { DamagedBackup } from '../backup/backup-archive.js';

/**
 * The text of a dump: a head, then each table as `COPY "table" ("column", …) FROM stdin;`, its rows in PostgreSQL's text format
 * and a line `\.`, then the sequences, and a last line. psql reads it, too. A loader takes nothing but these lines, so that no
 * statement of a file is run.
 */
export const HEAD = '-- galley dump ';
export const END = '-- end';
export const ROWS_END = '\\.';

/** A table of a database with its columns, but for those that are computed. */
export interface DumpedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** What stands in a dump between its head and its end, in order; the rows of a table have to be read before the next part. */
export type DumpPart =
  | { readonly kind: 'table'; readonly table: DumpedTable; readonly rows: AsyncIterable<Buffer> }
  | { readonly kind: 'sequence'; readonly name: string; readonly last: string };

const NAME = '"(?:[^"]|"")+"';
const COPY = new RegExp(`^COPY (${NAME}) \\((${NAME}(?:, ${NAME})*)\\) FROM stdin;$`);
const SEQUENCE = new RegExp(`^SELECT pg_catalog\\.setval\\('(${NAME})', (\\d+)\\);$`);
/** A line of our own is shorter: the most columns of a table have names of some 1,000 bytes together. */
const LONGEST_LINE = 65_536;

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function unquote(quoted: string): string {
  return quoted.slice(1, -1).replaceAll('""', '"');
}

export function copyLine({ name, columns }: DumpedTable): string {
  return `COPY ${quote(name)} (${columns.map(quote).join(', ')}) FROM stdin;`;
}

/** Names of sequences are Galley's own and hold no quotes. */
export function sequenceLine(name: string, last: string): string {
  return `SELECT pg_catalog.setval('${quote(name)}', ${last});`;
}

/** Reads a dump from its beginning to its end, once. */
export class DumpText {
  private readonly lines: AsyncIterator<Buffer, undefined>;

  constructor(bytes: AsyncIterable<Buffer>) {
    this.lines = linesOf(bytes);
  }

  /** @returns the JSON of the head @throws {DamagedBackup} when it begins otherwise */
  async head(): Promise<string> {
    const line = await this.line();
    if (!line.startsWith(HEAD)) throw new DamagedBackup('it does not begin as a dump does');
    return line.slice(HEAD.length);
  }

  /** @throws {DamagedBackup} where a line is none of a dump, or the end is missing */
  async *parts(): AsyncGenerator<DumpPart> {
    for (;;) {
      const line = await this.line();
      if (line === END) return;
      const [, copied, columns] = COPY.exec(line) ?? [];
      const [, sequence, last] = SEQUENCE.exec(line) ?? [];
      if (copied !== undefined && columns !== undefined) {
        const names = [...columns.matchAll(new RegExp(NAME, 'g'))].map(([name]) => unquote(name));
        yield { kind: 'table', table: { name: unquote(copied), columns: names }, rows: this.rows() };
      } else if (sequence !== undefined && last !== undefined) {
        yield { kind: 'sequence', name: unquote(sequence), last };
      } else {
        throw new DamagedBackup(`it has a line that no dump has: ${JSON.stringify(line.slice(0, 100))}`);
      }
    }
  }

  private async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const { done, value } = await this.lines.next();
      if (done === true) throw new DamagedBackup('it ends in the middle of a table');
      // A row never is these two bytes: a backslash within a value is doubled.
      if (value.length === 3 && value.toString('latin1') === `${ROWS_END}\n`) return;
      yield value;
    }
  }

  private async line(): Promise<string> {
    const { done, value } = await this.lines.next();
    if (done === true) throw new DamagedBackup('its end is missing');
    if (value.length > LONGEST_LINE) throw new DamagedBackup('it has a line that no dump has');
    return value.toString('utf8').replace(/\n$/, '');
  }
}

/** Lines with their ends. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let open: Buffer[] = [];
  for await (const piece of bytes) {
    let from = 0;
    for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, from)) {
      const end = piece.subarray(from, at + 1);
      yield open.length === 0 ? end : Buffer.concat([...open, end]);
      open = [];
      from = at + 1;
    }
    if (from < piece.length) open.push(piece.subarray(from));
  }
  if (open.length > 0) yield Buffer.concat(open);
  return undefined;
}
