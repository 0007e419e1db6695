/** Of one language: how a page tells writers what to write. Sources of regular expressions, in which `~` is a gap within a sentence. */
export interface RequestWords {
  /** What is written about things. */
  readonly text: string;
  /** "any", "every", "your", before what is written. */
  readonly which: string;
  /** The same as an order. */
  readonly order: string;
  /** What may stand before an order: "please", "always". */
  readonly softly: string;
  /** An order to say something, up to the "that". */
  readonly sayThat: string;
  /** Whatever is an order by itself. */
  readonly always: readonly string[];
  /** Further frames. */
  readonly further: readonly string[];
  /** Praise, a link, an offer: what serves somebody. A guide for authors asks for a date or a source. */
  readonly favours: readonly string[];
  /** Whether a capital within a sentence shows a name. */
  readonly hasNames: boolean;
}
