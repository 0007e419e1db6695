import {
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { refuse, type GalleyError } from '../../../domain/errors.js';
import { countMeetings } from './field-meetings.js';

/**
 * Each takes up to ten microseconds in a process that has compared few, so a document keeps it for a fifth of a second
 * at most; a page of a hundred fragments of one type, with four fields in each, has as many.
 */
export const MAX_MEETINGS = 20_000;

/** Few pairs may still take long, by fragments in fragments: graphql-js gives up after so many steps. */
const MAX_STEPS = 500_000;
/** Its only message, which does not help its author. */
const GIVEN_UP = 'Validation aborted.';

/** Faults of a document for which a suggestion is made: to look for one takes up to a millisecond each. */
const FEW = 10;

/** All but the one that compares fields by pairs. */
const OTHER_RULES = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule);

/**
 * What is wrong with a document. Pairs of fields are compared last, and only in documents that are right otherwise: what
 * does not fit the schema could hide how many pairs there are.
 *
 * @throws {GalleyError} `invalid_params` for more pairs than may be compared, or pairs that take too long
 */
export function validateDocument(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  // No more than a hundred faults are listed, which is the default of graphql-js.
  const faults = validate(schema, document, OTHER_RULES, { hideSuggestions: true });
  if (faults.length > FEW) return faults;
  if (faults.length > 0) return validate(schema, document, OTHER_RULES);
  const meetings = countMeetings(schema, document);
  if (meetings > MAX_MEETINGS) {
    const fault = `Fields of the same name meet ${meetings} times in the fragments of the document; ${MAX_MEETINGS} are allowed. Share fragments, or split the document.`;
    throw refuseDocument(fault);
  }
  const conflicts = validate(schema, document, [OverlappingFieldsCanBeMergedRule]);
  if (conflicts.some(({ message }) => message === GIVEN_UP))
    throw refuseDocument(
      `The fields and fragments of the document meet too often: to compare them takes more than ${MAX_STEPS} steps. Share fragments, or split the document.`,
    );
  return conflicts;
}

function refuseDocument(fault: string): GalleyError {
  return refuse('invalid_params', fault, [{ path: '/query', message: fault }]);
}
