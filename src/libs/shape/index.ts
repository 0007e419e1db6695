export {
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isString,
  isTupleOf,
  type Guard,
} from './guards.js';
export { countShape, type Frozen, shapeOf, shareShape, urlShape, uuidShape } from './shape-of.js';
