import { PARAGRAPH } from './constants.js';
import { inOneParagraph } from './fill.js';
import { endsLikeSentence } from './language/screen.js';
import type { Group, Pick, PlannedBlock, Sentence, Slice, SourceText, Unit } from './types.js';

/**
 * Sets picks as blocks: neighbours of one source and heading make a paragraph, and a list stands behind what leads into it.
 * @param questions that stand over what answers them
 */
export function paragraphsOf(
  picks: readonly Pick[],
  questions: ReadonlyMap<Group, Sentence> = new Map(),
): PlannedBlock[] {
  const blocks: PlannedBlock[] = [];
  let asked: Group | null = null;
  let open: { readonly picks: Pick[]; readonly sentences: Sentence[] } | null = null;
  const close = () => {
    const [first] = open?.picks ?? [];
    if (open && first) blocks.push(block('paragraph', first.unit.source, open.sentences));
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
    if (open === null || !joins(open, pick)) {
      close();
      open = { picks: [], sentences: [] };
    }
    open.picks.push(pick);
    open.sentences.push(...sentences);
    if (unit.list === null || count < unit.sentences.length) continue;
    const { list } = unit;
    close();
    for (const item of list.items) blocks.push(block(list.ordered ? 'step' : 'item', unit.source, item));
  }
  close();
  return blocks;
}

export function block(
  kind: PlannedBlock['kind'],
  source: SourceText,
  sentences: readonly Slice[],
): PlannedBlock {
  return { kind, source, sentences };
}

/** One item by itself is no list. */
function standsAlone(picks: readonly Pick[], index: number): boolean {
  const isItem = (at: number) => picks[at]?.unit.kind === 'item';
  const text = picks[index]?.unit.sentences.at(-1)?.text ?? '';
  return isItem(index) && !isItem(index - 1) && !isItem(index + 1) && endsLikeSentence(text);
}

/**
 * What stands in one paragraph of the source stays in one; lines of a sentence each make one together. Whatever is left out
 * between two sentences, the paragraph goes on.
 */
function joins(open: { picks: readonly Pick[]; sentences: readonly Sentence[] }, pick: Pick): boolean {
  const last = open.picks.at(-1);
  if (!last || last.unit.source !== pick.unit.source || last.unit.group !== pick.unit.group) return false;
  if (inOneParagraph(last.unit, pick.unit)) return true;
  if (!isLine(last.unit) || !isLine(pick.unit)) return false;
  const words = [...open.sentences, ...pick.unit.sentences].reduce((sum, each) => sum + each.words, 0);
  return open.sentences.length + pick.count <= PARAGRAPH.mostSentences && words <= PARAGRAPH.mostWords;
}

/** A paragraph of the source that is one sentence, as far as it can be printed. */
function isLine(unit: Unit): boolean {
  return (
    unit.sentences.length === 1 &&
    !unit.group.units.some((other) => other !== unit && inOneParagraph(other, unit))
  );
}
