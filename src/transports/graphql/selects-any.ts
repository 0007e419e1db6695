import { Kind, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** Whether one of these fields is selected, by whatever name and through whatever fragments; conditions don't count. */
export function selectsAny(
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
