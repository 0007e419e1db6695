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
  | { readonly kind: 'sequence'; readonly name: string; readonly last: string; readonly isCalled: boolean };

const NAME = '"(?:[^"]|"")+"';
const COPY = new RegExp(`^COPY (${NAME}) \\((${NAME}(?:, ${NAME})*)\\) FROM stdin;$`);
const SEQUENCE = new RegExp(`^SELECT pg_catalog\\.setval\\('(${NAME})', (\\d+), (true|false)\\);$`);
/** In bytes. Columns of a table have names of some 1,000 together, and the list of migrations is shorter, too. */
const LONGEST_LINE = 65_536;
/** PostgreSQL takes no more of a row. */
const LONGEST_ROW = 2 ** 30;

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
export function sequenceLine(name: string, last: string, isCalled: boolean): string {
  return `SELECT pg_catalog.setval('${quote(name)}', ${last}, ${isCalled});`;
}

/** Reads a dump from its beginning to its end, once. */
export class DumpText {
  private readonly lines: AsyncIterator<Buffer, undefined>;
  /** How long the next line may be. */
  private most = LONGEST_LINE;

  constructor(bytes: AsyncIterable<Buffer>) {
    this.lines = linesOf(bytes, () => this.most);
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
      if (line === END) {
        // Read to the end, where gzip's checksum is compared.
        if ((await this.lines.next()).done !== true) throw new DamagedBackup('something follows its end');
        return;
      }
      const [, copied, columns] = COPY.exec(line) ?? [];
      const [, sequence, last, called] = SEQUENCE.exec(line) ?? [];
      if (copied !== undefined && columns !== undefined) {
        const names = [...columns.matchAll(new RegExp(NAME, 'g'))].map(([name]) => unquote(name));
        yield { kind: 'table', table: { name: unquote(copied), columns: names }, rows: this.rows() };
      } else if (sequence !== undefined && last !== undefined) {
        yield { kind: 'sequence', name: unquote(sequence), last, isCalled: called === 'true' };
      } else {
        throw new DamagedBackup(`it has a line that no dump has: ${JSON.stringify(line.slice(0, 100))}`);
      }
    }
  }

  private async *rows(): AsyncGenerator<Buffer> {
    this.most = LONGEST_ROW;
    for (;;) {
      const { done, value } = await this.lines.next();
      if (done === true) throw new DamagedBackup('it ends in the middle of a table');
      // A row never is these two bytes: a backslash within a value is doubled.
      if (value.length === 3 && value.toString('latin1') === `${ROWS_END}\n`) break;
      yield value;
    }
    this.most = LONGEST_LINE;
  }

  private async line(): Promise<string> {
    const { done, value } = await this.lines.next();
    if (done === true) throw new DamagedBackup('its end is missing');
    return value.toString('utf8').replace(/\n$/, '');
  }
}

/** Lines with their ends. @param most bytes that the next may have */
async function* linesOf(bytes: AsyncIterable<Buffer>, most: () => number): AsyncGenerator<Buffer, undefined> {
  let open: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes) {
    let from = 0;
    for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, from)) {
      const end = piece.subarray(from, at + 1);
      yield open.length === 0 ? end : Buffer.concat([...open, end]);
      open = [];
      length = 0;
      from = at + 1;
    }
    if (from === piece.length) continue;
    open.push(piece.subarray(from));
    length += piece.length - from;
    if (length > most()) throw new DamagedBackup('it has a line that no dump has');
  }
  if (open.length > 0) yield Buffer.concat(open);
  return undefined;
}
