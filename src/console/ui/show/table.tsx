import { useState } from 'react';
import { ColumnHead } from './column-head.js';
import { cellClass, nextSorting, sortRows, type Column, type Sorting } from './columns.js';

export interface TableProps<Row> {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** How the rows are sorted by the server; absent: they are sorted here. */
  readonly sorting?: Sorting | null;
  readonly onSort?: (sorting: Sorting) => void;
}

/** Up to some hundred rows. The first column names the row. */
export function Table<Row>({ label, rows, rowId, columns, sorting, onSort }: TableProps<Row>) {
  const [own, setOwn] = useState<Sorting | null>(null);
  const isSortedHere = onSort === undefined;
  const state = isSortedHere ? own : (sorting ?? null);
  const below = columns.filter(({ wideOnly }) => wideOnly === 'else below the name');
  const shown = isSortedHere ? sortRows(rows, columns, own) : rows;
  return (
    <div className="table-frame" role="region" aria-label={label} tabIndex={0}>
      <table className="table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                sorting={state}
                onSort={(id) => (onSort ?? setOwn)(nextSorting(state, id))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.id} scope="row" className={cellClass(column)}>
                    {column.cell(row)}
                    {below.map(({ id, cell }) => (
                      <span key={id} className="narrow-only soft small">
                        {cell(row)}
                      </span>
                    ))}
                  </th>
                ) : (
                  <td key={column.id} className={cellClass(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
