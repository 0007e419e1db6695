export { clausesOf } from './clauses.js';
export type { Fault, FaultKind } from './comparison.js';
export { faultsOf } from './faults.js';
export { isInstruction } from './instructions.js';
