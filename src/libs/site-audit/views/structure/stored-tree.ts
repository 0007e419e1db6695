import {
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isRecordOf,
  isString,
  isTupleOf,
} from '../../../shape/index.js';
import { SUM_FIELDS } from './folder-sums.js';
import type { StoredNode, StoredTree } from './folder-tree.js';

// A tree has up to 10,000 nodes of thirty values, which guards look at four times faster than a schema does.
const isTree = isRecordOf<StoredTree>({
  nodes: isListOf(
    isRecordOf<StoredNode>({
      path: isString,
      segment: isString,
      level: isNumber,
      parent: isNumber,
      url: isNullOr(isString),
      hasPage: isBoolean,
      isCut: isBoolean,
      sums: isListOf(isNumber),
      depths: isNullOr(isTupleOf(isNumber, isNumber)),
      langs: isListOf(isTupleOf(isString, isNumber)),
    }),
  ),
});

/** @returns null for what is no tree, or one whose nodes do not stand behind their parents */
export function readTree(data: unknown): StoredTree | null {
  if (!isTree(data)) return null;
  const isWhole = data.nodes.every(
    ({ parent, sums }, place) =>
      sums.length === SUM_FIELDS.length && (place === 0 ? parent === -1 : parent >= 0 && parent < place),
  );
  return isWhole ? data : null;
}
