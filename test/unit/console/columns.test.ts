import { describe, expect, it } from '@jest/globals';
import { nextSorting, sortRows, withoutSorting, type Column } from '../../../src/console/ui/show/columns.js';

interface Row {
  readonly name: string;
  readonly size: number | null;
}

const ROWS: readonly Row[] = [
  { name: 'page-10', size: 5 },
  { name: 'page-9', size: null },
  { name: 'Page-1', size: 40 },
];
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name, value: ({ name }) => name },
  { id: 'size', label: 'Size', cell: ({ size }) => size, value: ({ size }) => size },
  { id: 'fixed', label: 'Fixed', cell: () => null },
];
const sorted = (column: string, direction: 'ascending' | 'descending') =>
  sortRows(ROWS, COLUMNS, { column, direction }).map(({ name }) => name);

describe('sortRows', () => {
  it('compares numbers within words as numbers', () => {
    expect(sorted('name', 'ascending')).toEqual(['Page-1', 'page-9', 'page-10']);
  });

  it('puts rows without a value last in both directions', () => {
    expect(sorted('size', 'ascending')).toEqual(['page-10', 'Page-1', 'page-9']);
    expect(sorted('size', 'descending')).toEqual(['Page-1', 'page-10', 'page-9']);
  });

  it('leaves the rows as they are for a column that is not sorted by', () => {
    expect(sortRows(ROWS, COLUMNS, { column: 'fixed', direction: 'ascending' })).toBe(ROWS);
    expect(sortRows(ROWS, COLUMNS, null)).toBe(ROWS);
  });
});

describe('withoutSorting', () => {
  it('leaves nothing to sort by, and the rest of the columns', () => {
    const columns = withoutSorting(COLUMNS);
    expect(columns.map(({ id, label, value }) => [id, label, value])).toEqual([
      ['name', 'Name', undefined],
      ['size', 'Size', undefined],
      ['fixed', 'Fixed', undefined],
    ]);
  });
});

describe('nextSorting', () => {
  it('turns from ascending to descending and back', () => {
    const first = nextSorting(null, 'name');
    const second = nextSorting(first, 'name');
    expect([first, second, nextSorting(second, 'name')].map(({ direction }) => direction)).toEqual([
      'ascending',
      'descending',
      'ascending',
    ]);
    expect(nextSorting(second, 'size')).toEqual({ column: 'size', direction: 'ascending' });
  });
});
