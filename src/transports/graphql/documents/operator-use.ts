import {
  getOperationAST,
  getVariableValues,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { isUuid } from '../../../domain/access/uuid.js';
import type { OperatorUse } from '../../../services/access/operator-uses.js';
import { isObject, type Ask } from './document-gate.js';

/** What an operator's mutations change. */
const CHANGED = { operatorCancel: 'work', operatorRetry: 'work', operatorEndSession: 'session' } as const;

/**
 * What a document asks for, for the audit log: the fields at its root, and in place of `operator` those below it.
 * @param document that has passed the gate, so its fields are those of the schema
 */
export function useIn(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operationName, variables }: Ask,
): OperatorUse {
  const operation = getOperationAST(document, typeof operationName === 'string' ? operationName : null);
  if (!operation) return { asked: [] };
  const given = isObject(variables) ? variables : {};
  const { coerced = given } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  const fields = fieldsIn(document, operation.selectionSet).flatMap((field) =>
    field.name.value === 'operator' ? fieldsIn(document, field.selectionSet) : [field],
  );
  const valuesOf = (field: FieldNode) =>
    (field.arguments ?? []).map(
      ({ name, value }) => [name.value, valueFromASTUntyped(value, coerced)] as const,
    );
  const accounts = fields
    .flatMap(valuesOf)
    .map(([name, value]) => (name === 'account' ? value : isObject(value) ? value['account'] : null));
  const change = fields.find(({ name }) => name.value in CHANGED);
  const ids = change ? valuesOf(change).map(([, value]) => (isObject(value) ? value['id'] : null)) : [];
  return {
    asked: inOrder(fields.map(({ name }) => name.value)),
    accounts: inOrder(uuidsIn(accounts)),
    object: change
      ? { kind: CHANGED[change.name.value as keyof typeof CHANGED], id: uuidsIn(ids)[0] ?? null }
      : null,
  };
}

/** The fields that are selected, those of fragments once. */
function fieldsIn(document: DocumentNode, selected: SelectionSetNode | undefined): FieldNode[] {
  const seen = new Set<string>();
  const within = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((each) => {
      if (each.kind === Kind.FIELD) return [each];
      if (each.kind === Kind.INLINE_FRAGMENT) return within(each.selectionSet);
      const name = each.name.value;
      if (seen.has(name)) return [];
      seen.add(name);
      const fragment = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
      );
      return within(fragment?.kind === Kind.FRAGMENT_DEFINITION ? fragment.selectionSet : undefined);
    });
  return within(selected);
}

/** What is no UUID is nothing of ours, and might be a text. */
function uuidsIn(values: readonly unknown[]): string[] {
  return values.flatMap((value) => (typeof value === 'string' && isUuid(value) ? [value.toLowerCase()] : []));
}

function inOrder(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}
