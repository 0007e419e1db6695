import type { ReactNode } from 'react';
import type { Column } from '../ui/show/columns.js';
import { Table } from '../ui/show/table.js';

export interface ChartProps<Row> {
  /** What the chart shows, in a sentence: its name for screen readers. */
  readonly title: string;
  /** The same data as rows. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** The drawing, hidden in words: the table has all of it. */
  readonly children: ReactNode;
}

/** A drawing, and the table behind it. */
export function Chart<Row>({ title, rows, rowId, columns, children }: ChartProps<Row>) {
  return (
    <figure className="chart">
      {children}
      <details className="chart-table">
        <summary>Show as table</summary>
        <Table label={title} rows={rows} rowId={rowId} columns={columns} />
      </details>
    </figure>
  );
}

/** The colours of series, in order; the ninth is the first again. */
export function seriesClass(place: number): string {
  return `series-${(place % 8) + 1}`;
}
