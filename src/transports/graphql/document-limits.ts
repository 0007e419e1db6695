import {
  getVariableValues,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { refuse } from '../../domain/errors.js';
import { sizeOf } from './document-size.js';

/** Of a document: far more than anyone writes, far less than ends the stack. */
export const MAX_TOKENS = 5000;

/** Three levels of a site's folders, with what is told of each, go seven deep; the rest is room for more of them. */
export const MAX_DEPTH = 12;
/**
 * A field costs 1, or LOOK_UP_COST where it asks the database, times the page size of each list around it: fifty pages
 * of twenty whole articles.
 */
export const MAX_COST = 20_000;
/** How many of its look-ups one document has under way at once; a process has ten connections for all callers. */
export const LOOK_UPS_AT_ONCE = 4;

/** What a document costs beside what it may, as clients read it in `extensions.cost`. */
export interface DocumentCost {
  readonly requested: number;
  readonly limit: number;
  readonly depth: number;
  readonly maxDepth: number;
}

/**
 * What a valid document would have looked up. One whose variables don't fit costs nothing: nothing of it runs, and
 * whoever is to run it refuses it in better words.
 *
 * @param given variables as they came
 */
export function weigh(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): DocumentCost {
  // A page is as long as the default of a variable says, too.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given, { maxErrors: 1 });
  const { depth, cost } = coerced ? sizeOf(schema, document, operation, coerced) : { depth: 0, cost: 0 };
  return { requested: cost, limit: MAX_COST, depth, maxDepth: MAX_DEPTH };
}

/** @throws {GalleyError} `invalid_params` that names the bound which a document does not keep */
export function assertAffordable({ requested, depth }: DocumentCost): void {
  const fault =
    depth > MAX_DEPTH
      ? `The document goes ${depth} levels deep; ${MAX_DEPTH} are allowed.`
      : requested > MAX_COST
        ? `The document costs ${requested}; ${MAX_COST} is allowed. Ask for smaller pages or fewer fields.`
        : null;
  if (fault !== null) throw refuse('invalid_params', fault, [{ path: '/query', message: fault }]);
}
