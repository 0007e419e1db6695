import { useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { Menu } from '../../ui/controls/menu.js';
import { formatNumber } from '../../ui/show/number.js';
import { toast } from '../../ui/states/toasts.js';
import { asCsv, asNdjson, CSV_MARK, saveFile, type Cell } from './download.js';

/** Rows in one file: as many as a crawl may have pages, and what a browser holds with ease. */
export const MOST_EXPORTED = 30_000;

export interface ExportMenuProps<Row extends object> {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Its rows in pieces: each becomes text before the next is read, so that the screen stays free. */
  readonly read: () => AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  /** Columns of the CSV; NDJSON has all that a row has. */
  readonly columns: readonly (readonly [label: string, value: (row: Row) => Cell])[];
}

/** Saves a list as a file, made in the browser from what GraphQL gives. */
export function ExportMenu<Row extends object>({ name, read, columns }: ExportMenuProps<Row>) {
  const [isPending, setPending] = useState(false);

  async function save(kind: 'csv' | 'ndjson'): Promise<void> {
    setPending(true);
    try {
      const pieces = kind === 'csv' ? [CSV_MARK, asCsv([columns.map(([label]) => label)])] : [];
      let count = 0;
      for await (const rows of read()) {
        count += rows.length;
        pieces.push(
          kind === 'csv' ? asCsv(rows.map((row) => columns.map(([, value]) => value(row)))) : asNdjson(rows),
        );
      }
      saveFile(`${name}.${kind}`, kind === 'csv' ? 'text/csv' : 'application/x-ndjson', ...pieces);
      const cut = count >= MOST_EXPORTED ? ': a file has no more' : '';
      toast(`${formatNumber(count)} rows are saved${cut}.`);
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'fail');
    } finally {
      setPending(false);
    }
  }

  return (
    <Menu
      button={
        <Button small isPending={isPending}>
          {isPending ? 'Exporting…' : 'Export'}
        </Button>
      }
      actions={[
        { id: 'csv', label: 'CSV', run: () => void save('csv') },
        { id: 'ndjson', label: 'NDJSON', run: () => void save('ndjson') },
      ]}
    />
  );
}
