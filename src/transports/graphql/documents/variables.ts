import {
  GraphQLID,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isSpecifiedScalarType,
  typeFromAST,
  valueFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { refuse } from '../../../domain/errors.js';
import { FaultList, pointer } from '../../input/parse.js';

/**
 * Values in all variables of a request, with every list, object and field that an object may have; what is inside of a
 * `JSON` is not gone through and not counted. A batch of a hundred briefs has room for five hundred in each. To check
 * them and to coerce them takes some 30 ms for as many.
 */
export const MAX_VALUES = 50_000;

/**
 * Checks variables, before anything is made of them. The check is our own, as graphql-js says where a fault stands in its
 * sentences alone, and quotes there whatever stands in that place.
 *
 * @param given variables as they came
 * @returns those of the operation, with their defaults and else as they came
 * @throws {GalleyError} `invalid_params` for too many values, and else with every fault of the variables. A path begins inside
 *   of its variable, as in the faults of a brief; that of a whole variable is its name.
 */
export function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const fitting: Record<string, unknown> = {};
  const faults = new FaultList();
  let values = 0;
  const count = (more: number) => {
    values += more;
    if (values <= MAX_VALUES) return;
    const message = `must not hold more than ${MAX_VALUES} values`;
    throw refuse('invalid_params', `The variables ${message}.`, [{ path: '/variables', message }]);
  };
  for (const { variable, type: node, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    // Of types that there are, and may be given: documents are validated first.
    if (!isInputType(type)) continue;
    const path: PropertyKey[] = [];
    const add = (message: string, field?: string) => {
      const inside = field === undefined ? path : [...path, field];
      faults.add({ path: pointer(inside.length === 0 ? [name] : inside), message });
    };
    if (Object.hasOwn(given, name)) {
      check({ path, count, add, faults }, type, given[name]);
      fitting[name] = given[name];
    } else if (defaultValue) fitting[name] = valueFromAST(defaultValue, type);
    else if (isNonNullType(type)) add('is required');
  }
  faults.refuseAny();
  return fitting;
}

interface Check {
  /** Keys and places from the variable to what is being checked. */
  readonly path: PropertyKey[];
  /** @throws {GalleyError} when there are too many values */
  readonly count: (more: number) => void;
  readonly add: (message: string, field?: string) => void;
  readonly faults: FaultList;
}

/** The rules of graphql-js' `coerceInputValue`, for values that came as JSON. */
function check(at: Check, type: GraphQLInputType, value: unknown): void {
  if (at.faults.isFull) return;
  if (isNonNullType(type)) {
    if (value === null) at.add('must not be null');
    else check(at, type.ofType, value);
  } else if (value === null) {
    return;
  } else if (isListType(type)) {
    // What is no list stands for a list of one.
    if (!Array.isArray(value)) {
      check(at, type.ofType, value);
      return;
    }
    at.count(value.length);
    value.forEach((each, index) => {
      inside(at, index, type.ofType, each);
    });
  } else if (isInputObjectType(type)) {
    checkFields(at, type, value);
  } else {
    const message = leafFault(type, value);
    if (message !== null) at.add(message);
  }
}

function inside(at: Check, part: PropertyKey, type: GraphQLInputType, value: unknown): void {
  at.path.push(part);
  check(at, type, value);
  at.path.pop();
}

function checkFields(at: Check, type: GraphQLInputObjectType, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    at.add('must be an object');
    return;
  }
  const fields = type.getFields();
  const known = Object.values(fields);
  at.count(known.length);
  for (const field of known) {
    if (Object.hasOwn(value, field.name))
      inside(at, field.name, field.type, (value as Record<string, unknown>)[field.name]);
    else if (isNonNullType(field.type) && field.defaultValue === undefined) at.add('is required', field.name);
  }
  for (const name of Object.keys(value)) {
    if (at.faults.isFull) return;
    if (!Object.hasOwn(fields, name)) at.add('is not a known field', name);
  }
}

const TEXTS: ReadonlySet<string> = new Set([GraphQLString.name, GraphQLID.name]);

/** @returns what is wrong with a value of a scalar or an enum, or null */
function leafFault(type: GraphQLLeafType, value: unknown): string | null {
  if (isEnumType(type)) {
    if (typeof value === 'string' && type.getValue(value)) return null;
    return `must be one of ${type
      .getValues()
      .map(({ name }) => name)
      .join(', ')}`;
  }
  // The scalars of the language print all of what they don't take.
  if (isSpecifiedScalarType(type)) {
    if (Array.isArray(value)) return `${type.name} cannot represent a list`;
    if (typeof value === 'object') return `${type.name} cannot represent an object`;
    if (typeof value === 'string') return TEXTS.has(type.name) ? null : `${type.name} cannot represent text`;
  }
  try {
    return type.parseValue(value) === undefined ? `must be a ${type.name}` : null;
  } catch (error) {
    return error instanceof Error ? error.message : `must be a ${type.name}`;
  }
}
