import type { TextBlock } from '../read-page.js';
import {
  isAttendanceLabel,
  isByline,
  isCaption,
  isCredit,
  isNotice,
  isPointer,
  isPressMark,
  isReferenceHeading,
  isWordList,
  segmentSentences,
} from '../../text/index.js';
import { PressBoilerplate } from './press-boilerplate.js';

/** Chosen: pointers are a sentence or two; a longer paragraph says something beside them. */
const LONGEST_POINTERS = 500;
/** Chosen: a byline stands above the text, below the title and perhaps a lead. */
const FIRST_BLOCKS = 6;
/** Chosen: a label before names, `Members present:`. */
const LONGEST_LABEL = 80;
/** Chosen: a name with a title, a role and an office. */
const LONGEST_NAME = 120;

/** Marks the blocks that are no part of a text's prose: it stays in the record, and no writer prints it. */
export function withAsides<Block extends TextBlock>(blocks: readonly Block[], title: string): Block[] {
  const isList = isWordList(title);
  const press = new PressBoilerplate(blocks);
  const sections = new AsideSections();
  return blocks.map((block, index) => {
    // Both follow the blocks one by one, and must see each.
    const inSection = sections.holds(block);
    const isPress = press.holds(block, index);
    const isAside = isList || inSection || isPress || isAsideLine(block, index);
    return isAside && !block.aside ? { ...block, aside: true } : block;
  });
}

/** Steps are instructions, whatever they begin with. */
function isAsideLine({ kind, order, term, text }: TextBlock, index: number): boolean {
  if (kind === 'heading') return isCaption(text) || isPressMark(text);
  if (kind === 'definition') return isAttendanceLabel(term ?? '');
  if (order !== undefined || (kind !== 'paragraph' && kind !== 'item')) return false;
  return (
    isNotice(text) ||
    isCaption(text) ||
    isCredit(text) ||
    isPressMark(text) ||
    isAttendance(text) ||
    isOnlyPointers(text) ||
    (index < FIRST_BLOCKS && kind === 'paragraph' && isByline(text))
  );
}

/** `Present: J. Roe, R. Doe`. */
function isAttendance(text: string): boolean {
  const colon = text.slice(0, LONGEST_LABEL).search(/[:：]/);
  return colon > 0 && isAttendanceLabel(text.slice(0, colon));
}

function isOnlyPointers(text: string): boolean {
  if (text.length > LONGEST_POINTERS) return false;
  // Its language may be any, and a pointer is recognised in each.
  return segmentSentences(text, 'en').every((sentence) => isPointer(sentence.text));
}

/** What stands under a heading that is over lists of other texts, or of people, until the next section. */
class AsideSections {
  private level: number | null = null;
  private isOfPeople = false;
  /** Below `Present:`, up to the first sentence. */
  private inNames = false;

  holds({ kind, level = 1, text, aside }: TextBlock): boolean {
    const endsSentence = /[.。！？!?]$/u.test(text);
    if (kind === 'heading' && !aside) {
      this.inNames = false;
      this.isOfPeople = isAttendanceLabel(text);
      if (this.isOfPeople || isReferenceHeading(text)) this.level = level;
      else if (this.level !== null && level <= this.level) this.level = null;
      return this.level !== null;
    }
    this.inNames =
      kind === 'paragraph' && isAttendanceLabel(text)
        ? true
        : this.inNames &&
          !endsSentence &&
          (kind === 'item' || kind === 'paragraph') &&
          text.length <= LONGEST_NAME;
    if (this.inNames) return true;
    // "Apologies were received from …" under such a heading is a sentence of the minutes.
    return this.level !== null && !(this.isOfPeople && endsSentence);
  }
}
