import type { Source } from '../../../domain/research/source.js';

/** How many blocks to either side of a paragraph its listing may stand, in the same section: pictures stand between. */
const BESIDE = 12;
/** A listing that is longer than this is a file, and names everything. */
const MOST_LETTERS = 4000;

/** `r1`, `s2`; and `x`, which is a word in no language that is written with a capital I and an article a. */
const SHORT_NAME = /(?<![\w.$-])(?:[a-z]{1,2}\d{1,2}|[b-df-hj-np-tv-xz])(?![\w-])/g;
/** A name that a listing gives to something of its own: `let guessed_number`, `def readAll`. */
const DECLARED =
  /\b(?:let|mut|var|const|val|def|fn|func|function|int|char|auto|struct)\s+(?!mut\b)([A-Za-z_]\w*(?:_|\d|[a-z][A-Z])\w*)/g;

/** The names that the listings of a page give to things: away from its listing, `r1` means nothing to anybody. */
export class ListingNames {
  private readonly byBlock = new Map<number, ReadonlySet<string>>();

  constructor(private readonly source: Source) {
    for (const [index, { kind, text }] of source.blocks.entries()) {
      if (kind === 'code' && text.length <= MOST_LETTERS) this.byBlock.set(index, namesIn(text));
    }
  }

  /** @returns whether a sentence of a block speaks of what a listing beside the block has named. */
  isIn(sentence: string, block: number): boolean {
    if (this.byBlock.size === 0) return false;
    const beside = this.listingsBeside(block);
    if (beside.length === 0) return false;
    const words = sentence.match(/[A-Za-z_]\w*/g) ?? [];
    return words.some((word) => beside.some((names) => names.has(word)));
  }

  private listingsBeside(block: number): ReadonlySet<string>[] {
    const found: ReadonlySet<string>[] = [];
    for (const step of [-1, 1]) {
      for (let far = 1; far <= BESIDE; far += 1) {
        const at = block + step * far;
        if (this.source.blocks[at]?.kind === 'heading') break;
        const names = this.byBlock.get(at);
        if (names) found.push(names);
      }
    }
    return found;
  }
}

function namesIn(listing: string): ReadonlySet<string> {
  return new Set([
    ...[...listing.matchAll(SHORT_NAME)].map(([name]) => name),
    ...[...listing.matchAll(DECLARED)].flatMap(([, name]) => name ?? []),
  ]);
}
