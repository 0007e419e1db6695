import type { TextBlock } from '../read-page.js';
import type { DomElement } from './dom.js';
import type { PlacedBlock } from './placed-block.js';

/** Chosen: what stands between two steps of one procedure is a note, a listing, a picture's caption; more is a section. */
const MOST_BETWEEN = 6;

/**
 * Numbered lists that go on after a command, a note or a picture: pages close the list, and begin another with the next
 * number. What stands between is part of the step before.
 */
export class StepCounter {
  /** By the element that the list stands in: its last step, and the index of that block. */
  private readonly lasts = new Map<DomElement | null, { readonly order: number; readonly index: number }>();

  /**
   * Marks what stands between two lists of one procedure as a part of the step before.
   * @returns the number before the first of a list; 0 where it goes on with no other
   */
  continuedBy(list: DomElement, blocks: PlacedBlock[]): number {
    const last = this.lasts.get(list.parentNode);
    const start = Number.parseInt(list.getAttribute('start') ?? '', 10);
    if (!last || start !== last.order + 1 || blocks.length - 1 - last.index > MOST_BETWEEN) return 0;
    for (let at = last.index + 1; at < blocks.length; at += 1) {
      const block = blocks[at];
      if (block) blocks[at] = { ...block, within: 'step' };
    }
    return last.order;
  }

  /** @param index of the step's block */
  took(list: DomElement, order: number, index: number): void {
    this.lasts.set(list.parentNode, { order, index });
  }

  /** A new section begins. */
  forget(): void {
    this.lasts.clear();
  }
}

/** `1. Open it.`, `2) Close it.`, `(a) Wait.`, `Step 3: Wait.`, `①開ける` as paragraphs. */
const TYPED =
  /^(?:(?:step|schritt|étape|paso|passo|stap|шаг|الخطوة)\s(\d{1,2})\s?[:.)–—-]|(?:ステップ|手順|步骤|步驟|단계)\s?(\d{1,2})\s?[:：.、)]|[(（]?(\d{1,2})[.)）、]|\(?([a-z])\)|[（(]?([一二三四五六七八九十])[、）)]|([①-⑳]))\s*(?=[\p{L}"“„«「(*_`])/iu;

const LETTER_BEFORE_A = 0x60;
/** The sign before ①. */
const SIGN_BEFORE_ONE = 0x245f;
const EAST_ASIAN_NUMBERS = '一二三四五六七八九十';

/**
 * Makes steps of paragraphs that begin with running numbers from 1, where there are two or more in a section, and parts of
 * a step of what stands between it and the next.
 */
export function withTypedSteps<Block extends TextBlock>(blocks: readonly Block[]): Block[] {
  const changed = [...blocks];
  for (let first = 0; first < blocks.length; first += 1) {
    const run = numberOf(blocks[first]) === 1 ? runFrom(blocks, first) : [];
    if (run.length < 2) continue;
    for (const [place, at] of run.entries()) {
      const block = blocks[at];
      if (block)
        changed[at] = { ...block, kind: 'item', order: place + 1, text: block.text.replace(TYPED, '') };
      for (let between = (run[place - 1] ?? at) + 1; between < at; between += 1) {
        const part = blocks[between];
        if (part) changed[between] = { ...part, within: 'step' };
      }
    }
    first = run.at(-1) ?? first;
  }
  return changed;
}

function numberOf(block: TextBlock | undefined): number | null {
  if (block?.kind !== 'paragraph' || block.within || block.aside) return null;
  const typed = TYPED.exec(block.text);
  if (!typed) return null;
  const [, step, eastStep, number, letter = '', eastNumber = '', circled = ''] = typed;
  if (letter !== '') return letter.toLowerCase().charCodeAt(0) - LETTER_BEFORE_A;
  if (eastNumber !== '') return EAST_ASIAN_NUMBERS.indexOf(eastNumber) + 1;
  if (circled !== '') return circled.charCodeAt(0) - SIGN_BEFORE_ONE;
  return Number(step ?? eastStep ?? number);
}

function runFrom(blocks: readonly TextBlock[], first: number): number[] {
  const run = [first];
  for (let at = first + 1; at < blocks.length && at - (run.at(-1) ?? first) <= MOST_BETWEEN; at += 1) {
    const block = blocks[at];
    if (block?.kind === 'heading' && !block.aside) break;
    const number = numberOf(block);
    if (number === 1) break;
    if (number === run.length + 1) run.push(at);
  }
  return run;
}
