export { clausesOf } from './clauses.js';
export type { Fault, FaultKind } from './comparison.js';
export { faultsOf } from './faults.js';
export { isAdvert, isInstruction } from './orders/index.js';
