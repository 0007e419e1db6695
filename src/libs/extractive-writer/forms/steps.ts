import type { TextBlock } from '../../page-reading/index.js';
import {
  countTerms,
  holdsPhrase,
  isBoxLabel,
  isPointer,
  segmentSentences,
  type TermCounts,
} from '../../text/index.js';
import { blockKind } from '../blocks.js';
import { sentenceOf } from '../sentence-of.js';
import type { PlannedBlock, ReadSource, Sentence, Slice } from '../types.js';

/** One step alone is an instruction, and what has more than a page of them is a reference. */
const COUNT = { fewest: 2, most: 40 };
/** Blocks between two steps that no markup puts inside of the first: a command, a note. */
const MOST_BETWEEN = 4;

/** The steps of a numbered list, whole and in order. */
export interface Procedure {
  readonly read: ReadSource;
  /** Index of the first step's block, and of what follows the last one's. */
  readonly block: number;
  readonly end: number;
  readonly blocks: readonly PlannedBlock[];
  /** Of its blocks, but for listings. */
  readonly sentences: readonly Sentence[];
  readonly words: number;
  readonly terms: TermCounts;
}

/**
 * @param named whether lists without numbers count too that are called steps: "Here are the required steps:"
 * @returns every list of steps of a source that can be printed as it stands: each step with its commands and notes
 */
export function proceduresOf(read: ReadSource, language: string, named = false): Procedure[] {
  const { blocks } = read.source;
  const found: Procedure[] = [];
  let behind = 0;
  for (const [index, { kind, order, within }] of blocks.entries()) {
    if (index < behind || kind !== 'item' || within !== undefined) continue;
    const before = blocks[index - 1];
    const isCalledSteps =
      named &&
      order === undefined &&
      before?.kind === 'paragraph' &&
      before.within === undefined &&
      CALLED_STEPS.test(before.text);
    if (order !== 1 && !isCalledSteps) continue;
    const procedure = procedureAt(read, index, language);
    if (!procedure) continue;
    found.push(procedure);
    behind = procedure.end;
  }
  return found;
}

/** A lead-in of steps. */
const CALLED_STEPS =
  /(?:\b(?:steps?|procedure)\b|schritt|vorgehen|étape|procéd|\bpasos?\b|procedimiento|passagg|\bpassos?\b|\bstappen\b|шаг|手順|步骤|步驟|단계|خطوات).{0,80}[:：]$/iu;

function procedureAt(read: ReadSource, first: number, language: string): Procedure | null {
  const { blocks } = read.source;
  const before = blocks[first - 1];
  // It numbers the lines of a listing.
  if (before?.kind === 'code' || before?.kind === 'table') return null;
  const planned: PlannedBlock[] = [];
  const sentences: Sentence[] = [];
  const isOrdered = blocks[first]?.order !== undefined;
  const orderOf = (step: number) => (isOrdered ? step + 1 : undefined);
  let steps = 0;
  let at = first;
  for (; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (!block || (block.kind === 'heading' && !isBoxLabel(block.text))) break;
    const isStep = block.kind === 'item' && block.within === undefined && block.order === orderOf(steps);
    if (!isStep && block.within === undefined && !(isOrdered && goesOn(read, at, steps + 1))) break;
    if (block.aside || block.kind === 'heading') continue;
    // A part of a step that can't be printed.
    if (block.kind === 'table') return null;
    if (isStep) steps += 1;
    if (steps > COUNT.most) return null;
    const all = sentencesAt(read, at, language);
    // A way to another part of the page or book is no part of a step.
    const own = all.filter((sentence) => !isPointer(sentence.text));
    const text = isStep && own.length === 0 ? all : own;
    if (text.length === 0) continue;
    planned.push(plannedBlock(read, block, isStep, text));
    if (block.kind !== 'code') sentences.push(...text);
  }
  if (steps < COUNT.fewest || steps > COUNT.most || isGlossary(planned)) return null;
  const terms = countTerms(sentences.flatMap((sentence) => [...sentence.terms.keys()]));
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  return { read, block: first, end: at, blocks: planned, sentences, words, terms };
}

/** @returns whether the brief forbids what a procedure says */
export function isForbidden({ blocks }: Procedure, forbidden: readonly string[]): boolean {
  const texts = blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  return forbidden.some((phrase) => texts.some((text) => holdsPhrase(text, phrase)));
}

function isGlossary(blocks: readonly PlannedBlock[]): boolean {
  const steps = blocks.filter(({ kind, within }) => kind === 'step' && !within);
  return 2 * steps.filter(({ sentences }) => explainsTerm(sentences)).length > steps.length;
}

/** @returns whether an item is no step but a term and its meaning: "Physical: transmission of bits …" */
export function explainsTerm([first]: readonly Slice[]): boolean {
  return /^[^\s:：.]+(?: [^\s:：.]+){0,3}[:：] ?\S/u.test(first?.text ?? '');
}

/** Whether the next step stands close behind a block. */
function goesOn({ source: { blocks } }: ReadSource, at: number, order: number): boolean {
  for (const block of blocks.slice(at, at + MOST_BETWEEN)) {
    if (block.kind === 'heading' && !isBoxLabel(block.text)) return false;
    if (block.within === undefined && block.order !== undefined) return block.order === order;
  }
  return false;
}

function plannedBlock(
  { source }: ReadSource,
  within: TextBlock,
  isStep: boolean,
  sentences: readonly Sentence[],
): PlannedBlock {
  if (isStep) return { kind: 'step', source, sentences };
  return { kind: blockKind(within), source, sentences, within: true };
}

/** @returns the sentences of a block, each by itself; a listing is one. */
export function sentencesAt({ source, offsets }: ReadSource, at: number, language: string): Sentence[] {
  const { kind, text = '' } = source.blocks[at] ?? {};
  const from = offsets[at] ?? 0;
  const parts = kind === 'code' ? [{ text, start: 0, end: text.length }] : segmentSentences(text, language);
  return parts.map((part) => sentenceOf(part.text, from + part.start, at, language));
}
