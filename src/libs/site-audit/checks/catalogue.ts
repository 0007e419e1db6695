import type { Check } from '../rules/check.js';
import { CHECKS_PART_ONE } from './part-one.js';
import { CHECKS_PART_TWO } from './part-two.js';

/** Every check, in the order of the catalogue. */
export const CHECKS: readonly Check[] = [...CHECKS_PART_ONE, ...CHECKS_PART_TWO];
