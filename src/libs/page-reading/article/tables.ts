import { isBoxLabel } from '../../text/index.js';
import { childrenOf, isElement, type DomElement } from './dom.js';
import { foldText } from './fold-text.js';

/** Chosen: a table with longer cells is layout, or prose in boxes; its cells are then read one by one. */
const LONG_CELL = 400;

/** Whether a table is mere layout. A table with column headers holds data, however long its cells are. */
export function isScaffold(table: DomElement, cells: readonly DomElement[]): boolean {
  if (/^(presentation|none)$/.test(table.getAttribute('role') ?? '')) return true;
  if (table.querySelector('table,h1,h2,h3,h4,h5,h6,blockquote')) return true;
  // A note set as a table: its picture, its label and its text.
  if (cells.length <= 3 && cells.some((cell) => isLabel(cell))) return true;
  if (cells.some((cell) => cell.localName === 'th')) return false;
  return cells.some(
    (cell) => (cell.textContent ?? '').length > LONG_CELL || cell.querySelector('pre') !== null,
  );
}

/** @returns the cells of a table's own rows; rows of tables inside it are not counted. */
export function rowsOf(table: DomElement): DomElement[][] {
  const rows: DomElement[][] = [];
  const gather = (parent: DomElement) => {
    for (const child of childrenOf(parent)) {
      if (!isElement(child)) continue;
      if (child.localName === 'tr') rows.push([...childrenOf(child)].filter(isElement));
      else if (/^t(head|body|foot)$/.test(child.localName)) gather(child);
    }
  };
  gather(table);
  return rows.filter((row) => row.length > 0);
}

function isLabel(cell: DomElement): boolean {
  const text = cell.textContent ?? '';
  return text.length < 60 && isBoxLabel(foldText(text));
}
