import type { TextBlock } from '../read-page.js';
import { isAboutPublisher, isPressContact, isPressEnd, isPressMark, isPressNotes } from '../../text/index.js';

/** Chosen: a sentence of the release; lines of a contact are names, numbers and addresses. */
const LETTERS_OF_PROSE = 80;
/** Chosen: a heading; what is longer is a sentence that begins so. */
const LONGEST_TITLE = 100;

/**
 * What stands around the text of a press release: how it may be used, whom to ask, notes to editors, what the publisher
 * says about itself in every release. Any other page may have a section "About the harbour".
 */
export class PressBoilerplate {
  private readonly isRelease: boolean;
  /** What follows has no section of the text in it. */
  private readonly tail: number;
  private within: 'text' | 'contact' | 'rest' = 'text';

  constructor(private readonly blocks: readonly TextBlock[]) {
    this.isRelease = blocks.some(
      ({ kind, text }) => isTitle(kind, text) && (isPressMark(text) || isPressNotes(text)),
    );
    this.tail = blocks.findLastIndex(
      ({ kind, text }) =>
        kind === 'heading' && !isAboutPublisher(text) && !isPressContact(text) && !isPressNotes(text),
    );
  }

  /** @returns whether a block is of that kind. To be asked of each block, in their order. */
  holds({ kind, text, term }: TextBlock, index: number): boolean {
    if (!this.isRelease) return false;
    const title = isTitle(kind, text) ? text : (term ?? '');
    if (title !== '') this.enter(title, index);
    if (this.within === 'contact' && kind === 'heading' && !isPressContact(text)) this.within = 'text';
    if (this.within === 'contact' && text.length >= LETTERS_OF_PROSE && /[.!?。！？]$/u.test(text))
      this.within = 'text';
    return this.within !== 'text';
  }

  private enter(title: string, index: number): void {
    const isLate = index * 2 >= this.blocks.length;
    const ends = (isLate && isPressEnd(title)) || (index > this.tail && isAboutPublisher(title));
    if (ends || isPressNotes(title)) this.within = 'rest';
    else if (this.within === 'text' && isPressContact(title)) this.within = 'contact';
  }
}

function isTitle(kind: TextBlock['kind'], text: string): boolean {
  if (kind === 'heading') return true;
  return kind === 'paragraph' && text.length <= LONGEST_TITLE;
}
