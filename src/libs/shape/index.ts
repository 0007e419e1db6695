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
export { type Frozen, shapeOf } from './shape-of.js';
export { countShape, shareShape, urlShape, uuidShape } from './words.js';
