import { cellClass, type Column, type Sorting } from './columns.js';

export interface ColumnHeadProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | null;
  /** Absent: the rows can't be sorted. */
  readonly onSort?: ((column: string) => void) | undefined;
}

/** The heading of a column, a button where the rows are sorted by it. */
export function ColumnHead<Row>({ column, sorting, onSort }: ColumnHeadProps<Row>) {
  const direction = sorting?.column === column.id ? sorting.direction : null;
  return (
    <th
      scope="col"
      className={cellClass(column)}
      aria-sort={direction ?? undefined}
      style={column.width === undefined ? undefined : { width: column.width }}
    >
      {onSort === undefined || column.value === undefined ? (
        column.label
      ) : (
        <button type="button" className="sort" onClick={() => onSort(column.id)}>
          {column.label}
          <span aria-hidden="true" className={`sort-mark ${direction ?? ''}`} />
        </button>
      )}
    </th>
  );
}
