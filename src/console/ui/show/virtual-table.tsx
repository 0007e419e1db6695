import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ColumnHead } from './column-head.js';
import { cellClass, nextSorting, sortRows, type Column, type Sorting } from './columns.js';

/** Pixels; `.virtual-table` sets the same height. */
const ROW = 36;
/** Rows that are drawn before and after those in sight, so that a turn of the wheel finds them there. */
const BESIDE = 10;
/** Rows before the end at which more are loaded, so that they are there when the reader is. */
const AHEAD = 300;

export interface VirtualTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** Called when the last rows come near: to load more. */
  readonly onEnd?: () => void;
  /** How the rows are sorted by the server; absent: they are sorted here. */
  readonly sorting?: Sorting | null;
  readonly onSort?: (sorting: Sorting) => void;
  /** What the rows are of, where the server chooses them: when it changes, the table is at its beginning again. */
  readonly of?: string;
}

/** Tens of thousands of rows of one line each, of which only those in sight are in the document. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, rows, rowId, columns, onEnd, onSort, of } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Sorting | null>(null);
  const sorting = onSort === undefined ? own : (props.sorting ?? null);
  const sorted = useMemo(
    () => (onSort === undefined ? sortRows(rows, columns, own) : rows),
    [rows, columns, own, onSort],
  );
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: BESIDE,
  });
  const items = virtual.getVirtualItems();
  const isNearEnd = (items.at(-1)?.index ?? 0) >= sorted.length - AHEAD;
  const loadMore = useRef(onEnd);
  useEffect(() => {
    loadMore.current = onEnd;
  });
  useEffect(() => {
    frame.current?.scrollTo(0, 0);
  }, [of]);
  // Not with each new `onEnd`: what failed would be asked for again and again.
  useEffect(() => {
    if (isNearEnd) loadMore.current?.();
  }, [isNearEnd, sorted.length]);
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={frame} className="table-frame virtual-frame" role="region" aria-label={label} tabIndex={0}>
      <table className="table virtual-table" aria-label={label} aria-rowcount={sorted.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                sorting={sorting}
                onSort={(id) => (onSort ?? setOwn)(nextSorting(sorting, id))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
          {items.map(({ index }) => {
            const row = sorted[index];
            if (row === undefined) return null;
            return (
              <tr key={rowId(row)} aria-rowindex={index + 2}>
                {columns.map((column) => (
                  <td key={column.id} className={cellClass(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
}
