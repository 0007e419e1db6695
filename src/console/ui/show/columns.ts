import type { ReactNode } from 'react';
import { classes } from '../classes.js';

/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column is sorted by; absent: it is not sorted by it. Null comes last. */
  readonly value?: (row: Row) => string | number | null;
  /** Of numbers: at the end of the column. */
  readonly end?: boolean;
  /** Left out where the screen is narrow, or shown there below what names the row. */
  readonly wideOnly?: boolean | 'else below the name';
  /** A CSS width, such as `8rem`; a virtual table gives the others equal parts of what is left. */
  readonly width?: string;
}

/** @returns the class of the column's cells */
export function cellClass<Row>({ end, wideOnly }: Column<Row>): string | undefined {
  return (
    classes(end === true && 'end', wideOnly !== undefined && wideOnly !== false && 'wide-only') || undefined
  );
}

/** By which column a table is sorted, and how. */
export interface Sorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** @returns the next state when a heading is pressed: ascending, descending, and back */
export function nextSorting(now: Sorting | null, column: string): Sorting {
  const same = now?.column === column && now.direction === 'ascending';
  return { column, direction: same ? 'descending' : 'ascending' };
}

/** @returns the rows in order; equal ones stay as they were */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sorting?.column)?.value;
  if (sorting === null || value === undefined) return rows;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => {
    const [a, b] = [value(first), value(second)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * COLLATOR.compare(String(a), String(b));
  });
}

/** @returns the columns of a list of which only a part is loaded: sorted, the part would look as if it were all */
export function withoutSorting<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.map(({ value: _value, ...column }) => column);
}

const COLLATOR = new Intl.Collator('en', { numeric: true });
