import type { TextBlock } from '../read-page.js';
import type { DomElement } from './dom.js';

/** A block, and the element that it was made from. */
export interface PlacedBlock extends TextBlock {
  readonly element: DomElement;
}
