import type { TextBlock } from '../page-reading/index.js';
import { PARAGRAPH } from './constants.js';
import { endsLikeSentence } from './language/screen.js';
import { wordsOf } from './text-of.js';
import type { Group, Pick, PlannedBlock, Sentence, Slice, SourceText } from './types.js';

interface OpenParagraph {
  readonly group: Group;
  readonly sentences: Sentence[];
  words: number;
}

/**
 * Sets picks as blocks: neighbours of one source and heading make a paragraph, and a list or listing stands behind what
 * leads into it.
 * @param questions that stand over what answers them
 */
export function paragraphsOf(
  picks: readonly Pick[],
  questions: ReadonlyMap<Group, Sentence> = new Map(),
): PlannedBlock[] {
  const blocks: PlannedBlock[] = [];
  let asked: Group | null = null;
  let open: OpenParagraph | null = null;
  const close = () => {
    if (open) blocks.push(block('paragraph', open.group.source, open.sentences));
    open = null;
  };
  for (const [index, pick] of picks.entries()) {
    const { unit, count } = pick;
    const sentences = unit.sentences.slice(0, count);
    const question = questions.get(unit.group);
    if (question && asked !== unit.group) {
      close();
      blocks.push(block('subheading', unit.source, [question]));
    }
    asked = unit.group;
    if (unit.kind !== 'prose' && !standsAlone(picks, index)) {
      close();
      blocks.push(block('item', unit.source, sentences));
      continue;
    }
    if (!open || !goesOn(open, picks, index)) {
      close();
      open = { group: unit.group, sentences: [], words: 0 };
    }
    open.sentences.push(...sentences);
    open.words += sentences.reduce((sum, { words }) => sum + words, 0);
    if (unit.list === null || count < unit.sentences.length) continue;
    const { list } = unit;
    close();
    for (const item of list.items) blocks.push(...itemBlocks(BLOCK_OF[list.kind], unit.source, item));
  }
  close();
  return blocks;
}

const BLOCK_OF = { items: 'item', steps: 'step', code: 'code' } as const;

export function block(
  kind: PlannedBlock['kind'],
  source: SourceText,
  sentences: readonly Slice[],
): PlannedBlock {
  return { kind, source, sentences };
}

/** An item, and behind it each further block of the source that stands in it. */
export function itemBlocks(
  kind: PlannedBlock['kind'],
  source: SourceText,
  item: readonly Sentence[],
): PlannedBlock[] {
  const indices = [...new Set(item.map((sentence) => sentence.block))];
  return indices.map((index, at) => {
    const own = item.filter((sentence) => sentence.block === index);
    if (at === 0) return block(kind, source, own);
    return { ...block(blockKind(source.blocks[index]), source, own), within: true };
  });
}

/** @returns how a block of a source that stands within an item is set */
export function blockKind(within: TextBlock | undefined): PlannedBlock['kind'] {
  if (within?.kind === 'code') return 'code';
  if (within?.kind === 'item') return within.order === undefined ? 'item' : 'step';
  return 'paragraph';
}

/** One item by itself is no list. */
function standsAlone(picks: readonly Pick[], index: number): boolean {
  const isItem = (at: number) => picks[at]?.unit.kind === 'item';
  const text = picks[index]?.unit.sentences.at(-1)?.text ?? '';
  return isItem(index) && !isItem(index - 1) && !isItem(index + 1) && endsLikeSentence(text);
}

/** A paragraph of the source stays one unless it is very long; short ones, and a sentence by itself, join the one before. */
function goesOn(open: OpenParagraph, picks: readonly Pick[], index: number): boolean {
  const blockOf = ({ unit }: Pick) => unit.sentences[0]?.block;
  const isNear = (pick: Pick | undefined) => pick?.unit.group === open.group;
  const [pick] = picks.slice(index, index + 1);
  if (!pick || !isNear(pick)) return false;
  const isSame = blockOf(pick) === open.sentences.at(-1)?.block;
  let { count: sentences } = pick;
  let words = wordsOf(pick.unit, sentences);
  for (let at = index + 1; !isSame && isNear(picks[at]); at += 1) {
    const next = picks[at];
    if (!next || blockOf(next) !== blockOf(pick)) break;
    sentences += next.count;
    words += wordsOf(next.unit, next.count);
  }
  if (open.words + words > PARAGRAPH.mostWords) return false;
  return isSame || sentences === 1 || open.sentences.length + sentences <= PARAGRAPH.mostSentences;
}
