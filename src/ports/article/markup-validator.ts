import type { MarkupFault } from '../../domain/article/desk/desk-check.js';

/** Validates a fragment of HTML by the standard. */
export interface MarkupValidator {
  /** @returns its faults, in order; none for valid HTML */
  validate(html: string): Promise<readonly MarkupFault[]>;
}
