import { BLOCK_SEPARATOR, type Source } from '../../../domain/research/source.js';
import type { TextBlock } from '../../page-reading/index.js';
import { ListingNames } from './listing-names.js';
import { isBoxLabel } from '../../text/index.js';
import { endsLikeSentence, isQuestion } from './sentence-screen.js';

/** The level that a page's reader gives to what is set like a title inside a section. */
const BOX_LEVEL = 6;

/** "This option" under a term that names one: the term is not printed, and the option would be any. */
const OF_LABEL =
  /\b(?:this|these) (?:options?|parameters?|settings?|flags?|switch|fields?|arguments?|attributes?|propert(?:y|ies)|directives?|variables?|clauses?|keywords?|modes?|values?|methods?|functions?|commands?|types?|modules?|event|header)\b|^the default (?:value )?is\b|\b(?:diese[rsmn]?) (?:option|parameter|einstellung|schalter|feld|argument|attribut|eigenschaft|variable|methode|funktion|befehl|wert)/iu;

/** @returns whether a sentence under a term or label names it only as "this option". */
export function isAboutLabel(sentence: string): boolean {
  return OF_LABEL.test(sentence);
}

/** Where a block of a source stands, and what stands above it. */
export class PageContext {
  private readonly offsets: number[] = [];
  private readonly hasSections: boolean;
  private readonly listings: ListingNames;

  constructor(private readonly source: Source) {
    this.listings = new ListingNames(source);
    let offset = 0;
    for (const block of source.blocks) {
      this.offsets.push(offset);
      offset += block.text.length + BLOCK_SEPARATOR.length;
    }
    this.hasSections = source.blocks.some(
      ({ kind, level = 1 }) => kind === 'heading' && level > 1 && level < BOX_LEVEL,
    );
  }

  /** Where a block starts in the source's text; the text's end for the one behind the last. */
  offsetOf(index: number): number {
    return this.offsets[index] ?? this.source.text.length;
  }

  /**
   * A heading that is a mere label, or of the lowest level, stands over a box, whose text interrupts the section
   * around it; unless the page has no other headings, and sets them all like that.
   */
  isBox(heading: TextBlock): boolean {
    return isBoxLabel(heading.text) || (heading.level === BOX_LEVEL && this.hasSections);
  }

  isUnderHeading(index: number): boolean {
    const before = this.source.blocks[index - 1];
    return before === undefined || before.kind === 'heading';
  }

  /** A list, a listing or a table follows a block, or is led into by it or by the paragraph behind it. */
  goesOnInList(index: number): boolean {
    const [block, next] = [this.source.blocks[index], this.source.blocks[index + 1]];
    const leads = (text = '') => /[:：]$/u.test(text);
    if (leads(block?.text) || next === undefined || next.kind === 'heading') return leads(block?.text);
    return next.kind !== 'paragraph' || leads(next.text);
  }

  /** Anything but a heading follows a block. */
  goesOnBehind(index: number): boolean {
    const next = this.source.blocks[index + 1];
    return next !== undefined && next.kind !== 'heading';
  }

  isAfterListing(index: number): boolean {
    const kind = this.source.blocks[index - 1]?.kind;
    return kind === 'code' || kind === 'table';
  }

  /** It speaks of a name that only the listing beside it explains. */
  speaksOfListing(sentence: string, index: number): boolean {
    return this.listings.isIn(sentence, index);
  }

  /** Under the title of a box, under a term that it explains, or under a line that is neither sentence nor heading. */
  isUnderLabel(index: number): boolean {
    const before = this.source.blocks[index - 1];
    if (!before) return false;
    if (before.kind === 'heading') return this.isBox(before);
    const isLine = before.kind === 'paragraph' || before.kind === 'item';
    return (
      isLine && !/[:：]$/.test(before.text) && !endsLikeSentence(before.text) && !isQuestion(before.text)
    );
  }
}
