import type { GrowingTree } from './growing-tree.js';
import { ENDS_P, flagsOf, HEADING, OF_TABLE, TAG, VOID } from './tags.js';

/** Closes the elements that the start of an element closes implicitly. @returns false when the tag is to be ignored */
export function makeRoom(tree: GrowingTree, tag: number, flags: number): boolean {
  const { open } = tree;
  if ((flags & OF_TABLE) !== 0) return makeRoomInTable(tree, tag);
  if (tag === TAG.li) {
    if (open.tagAt(open.firm) === TAG.li) tree.popTo(open.firm);
  } else if (tag === TAG.dt || tag === TAG.dd) {
    const firm = open.tagAt(open.firm);
    if (firm === TAG.dt || firm === TAG.dd) tree.popTo(open.firm);
  } else if (tag === TAG.form) {
    if (tree.hasForm) return false;
    tree.hasForm = true;
  } else if (tag === TAG.table) {
    const cell = Math.max(open.last(TAG.td), open.last(TAG.th), open.last(TAG.caption));
    if (open.last(TAG.table) > cell) tree.popTo(open.last(TAG.table));
  }
  if ((flags & ENDS_P) !== 0 && tree.isParagraphOpen()) tree.popTo(open.last(TAG.p));
  const current = open.tagAt(open.top);
  if ((flags & HEADING) !== 0 && (flagsOf(current) & HEADING) !== 0) tree.pop();
  switch (tag) {
    case TAG.a:
      if (open.last(TAG.a) > open.scope) tree.closeFormatting(TAG.a);
      return true;
    case TAG.button:
      if (open.last(TAG.button) > open.scope) tree.popTo(open.last(TAG.button));
      return true;
    case TAG.option:
      if (current === TAG.option) tree.pop();
      return true;
    case TAG.optgroup:
      if (current === TAG.option) tree.pop();
      if (open.tagAt(open.top) === TAG.optgroup) tree.pop();
      return true;
    case TAG.select:
      if (open.last(TAG.select) <= open.scope) return true;
      tree.popTo(open.last(TAG.select));
      return false;
    case TAG.rt:
    case TAG.rp:
      if (current === TAG.rt || current === TAG.rp) tree.pop();
      return true;
    default:
      return true;
  }
}

/** @returns false outside a table, where such tags have no effect */
function makeRoomInTable(tree: GrowingTree, tag: number): boolean {
  const { open } = tree;
  const table = open.last(TAG.table);
  if (table < 0) return false;
  const section = Math.max(table, open.last(TAG.tbody), open.last(TAG.thead), open.last(TAG.tfoot));
  if (tag === TAG.td || tag === TAG.th) {
    const row = open.last(TAG.tr);
    tree.popDownTo(Math.max(row, section));
    if (row < section) {
      if (section === table) tree.imply(TAG.tbody);
      tree.imply(TAG.tr);
    }
  } else if (tag === TAG.tr) {
    tree.popDownTo(section);
    if (section === table) tree.imply(TAG.tbody);
  } else {
    const columns = open.last(TAG.colgroup);
    tree.popDownTo(tag !== TAG.colgroup && (flagsOf(tag) & VOID) !== 0 ? Math.max(table, columns) : table);
  }
  return true;
}
