export type { Fault, FaultKind, Statement } from './comparison.js';
export { faultsOf } from './faults.js';
export { isInstruction } from './instructions.js';
