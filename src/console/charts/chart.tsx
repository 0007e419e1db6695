import type { ReactNode } from 'react';
import type { Column } from '../ui/show/columns.js';
import { formatNumber, formatShare } from '../ui/show/number.js';
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

/** What the colours stand for. */
export function ChartKey({
  entries,
}: {
  readonly entries: readonly { readonly label: string; readonly look: string; readonly value?: number }[];
}) {
  return (
    <ul className="chart-key">
      {entries.map(({ label, look, value }) => (
        <li key={label}>
          <span className={`chart-dot ${look}`} aria-hidden="true" />
          {label} {value !== undefined && <span className="number soft">{formatNumber(value)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** How much each part of a whole is, and its share. @param unit what is counted */
export function partColumns<Part extends { readonly value: number }>(
  unit: string,
  total: number,
): readonly Column<Part>[] {
  const value = (part: Part) => part.value;
  return [
    { id: 'value', label: unit, end: true, cell: (part) => formatNumber(part.value), value },
    { id: 'share', label: 'Share', end: true, cell: (part) => formatShare(part.value / total), value },
  ];
}
