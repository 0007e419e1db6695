import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { refuse } from '../../../domain/errors.js';
import { sizeOf } from './document-size.js';
import { checkVariables } from './variables.js';

/**
 * Characters of a document. To lex as many comments, or to print a text of as many lines in a message, takes some 30 ms;
 * 5,000 tokens with long names and deep indentation are shorter.
 */
export const MAX_CHARACTERS = 128 * 1024;

/** Of a document: far more than anyone writes, far less than ends the stack. */
export const MAX_TOKENS = 5000;

/** Three levels of a site's folders, with the fields of each, go seven deep; the rest is room for more of them. */
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

/** @returns a sentence that names the bound on the length of a document, or null; nothing longer is lexed */
export function lengthFault(text: string): string | null {
  if (text.length <= MAX_CHARACTERS) return null;
  return `The document has ${text.length} characters; ${MAX_CHARACTERS} are allowed. Send long texts in variables.`;
}

/**
 * What a valid document would have looked up.
 *
 * @param given variables as they came
 * @throws {GalleyError} `invalid_params` with every fault of the variables
 */
export function weigh(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): DocumentCost {
  // A page is as long as the default of a variable says, too.
  const variables = checkVariables(schema, operation, given);
  const { depth, cost } = sizeOf(schema, document, operation, variables);
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
