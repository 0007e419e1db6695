import type { MarkupFault } from '../domain/article/desk/desk-check.js';

/** Judges a fragment of HTML by the standard. */
export interface MarkupValidator {
  /** @returns what is wrong with it, in order; nothing for valid HTML */
  validate(html: string): Promise<readonly MarkupFault[]>;
}
