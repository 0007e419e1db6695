import { Kind, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** What only a whole record has; the rest is its head, which is short. */
const LONG_FIELDS: ReadonlySet<string> = new Set([
  'settings',
  // Read from the settings where an earlier version wrote the record.
  'form',
  'sources',
  'droppedSources',
  'queries',
  'internalLinks',
  'blocks',
  'claims',
  'refusedSentences',
  'checks',
]);

/** Whether a selection of `Provenance` takes more than the head of a record. */
export function isWholeRecord(
  selection: SelectionSetNode,
  fragmentOf: (name: string) => FragmentDefinitionNode | undefined,
): boolean {
  return selectsAny(selection, LONG_FIELDS, fragmentOf);
}

/** Whether one of these fields is selected, by whatever name and through whatever fragments; conditions don't count. */
function selectsAny(
  set: SelectionSetNode,
  fields: ReadonlySet<string>,
  fragmentOf: (name: string) => FragmentDefinitionNode | undefined,
  seen = new Set<string>(),
): boolean {
  return set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return fields.has(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return selectsAny(selection.selectionSet, fields, fragmentOf, seen);
    const name = selection.name.value;
    if (seen.has(name)) return false;
    seen.add(name);
    const fragment = fragmentOf(name);
    return fragment !== undefined && selectsAny(fragment.selectionSet, fields, fragmentOf, seen);
  });
}
