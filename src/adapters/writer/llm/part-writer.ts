import type { DraftSentence, RefusedSentence } from '../../../domain/article/draft.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import { foldText, countWords, readsAs } from '../../../libs/text/index.js';
import { readCitedText, type WrittenBlock } from './cited-text.js';
import type { ModelClient, Request } from './provider/model-client.js';
import { repairPrompt } from './prompts.js';
import { estimateTokens } from './provider/tokens.js';
import type { Judgement, SentenceJudge } from './sentence-judge.js';

/** Blocks without their ids, which are assigned when the whole draft is there. */
export interface PartBlock {
  readonly kind: WrittenBlock['kind'];
  readonly sentences: readonly DraftSentence[];
}

export interface Part {
  readonly blocks: readonly PartBlock[];
  readonly refused: readonly RefusedSentence[];
}

interface JudgedBlock {
  readonly kind: WrittenBlock['kind'];
  readonly judgements: readonly Judgement[];
}

export interface PartOptions {
  /** The heading, or `lead`. */
  readonly name: string;
  readonly language: string;
  readonly judge: SentenceJudge;
  /** Whether it may have subheadings; elsewhere they are skipped. */
  readonly subheadings: boolean;
  /** Folded sentences that the article has already. */
  readonly said: ReadonlySet<string>;
}

/** Chosen: the second answer is used, unless fixing has lost more of the first than this leaves. */
const ENOUGH_KEPT = 0.6;
/** Chosen: names and quotations make the language of a shorter part uncertain. In letters. */
const LEAST_FOR_LANGUAGE = 200;

/**
 * Has a part written and compared with its passages. Unsupported sentences go back to the model once, with the reasons; the
 * ones that are still unsupported are left out with a warning.
 */
export async function writePart(
  client: ModelClient,
  request: Omit<Request, 'prompt'>,
  prompt: string,
  options: PartOptions,
): Promise<Part> {
  const answer = await client.text({ ...request, prompt });
  const first = judgeAll(answer, options);
  const faults = faultsIn(first);
  const isForeign = await isInOtherLanguage(first, options);
  if (faults.length === 0 && !isForeign) return partOf(first, options);
  const repair = repairPrompt(prompt, answer, faults, isForeign ? options.language : null);
  // Sound text is worth more than a possible fix with the last tokens.
  const isTooLong = estimateTokens(repair) * 2 > request.budget.tokensLeft;
  if (isTooLong && !isForeign) return partOf(first, options);
  const fixed = isTooLong ? answer : await client.text({ ...request, prompt: repair });
  const second = judgeAll(fixed, options);
  if (await isInOtherLanguage(second, options)) {
    throw new StageFailure(
      'provider_bad_output',
      `The language model wrote “${options.name}” in another language than “${options.language}”, twice.`,
    );
  }
  if (isForeign) return partOf(second, options);
  const kept = soundWords(second) >= ENOUGH_KEPT * soundWords(first) ? second : first;
  return partOf(kept, options);
}

/** Whether a part reads as another language than its own; a short one shows no language. */
async function isInOtherLanguage(
  blocks: readonly JudgedBlock[],
  { language }: PartOptions,
): Promise<boolean> {
  const sentences = blocks.flatMap(({ judgements }) => judgements.map(({ sentence }) => sentence.text));
  const text = sentences.join(' ');
  return text.length >= LEAST_FOR_LANGUAGE && (await readsAs(text, language)) === false;
}

function judgeAll(answer: string, { judge, language, subheadings }: PartOptions): JudgedBlock[] {
  return readCitedText(answer, language)
    .filter(({ kind }) => kind !== 'subheading' || subheadings)
    .map(({ kind, sentences }) => ({
      kind,
      judgements: sentences.map((sentence) =>
        kind === 'subheading' ? judge.judgeHeading(sentence) : judge.judge(sentence),
      ),
    }));
}

function faultsIn(blocks: readonly JudgedBlock[]) {
  return blocks.flatMap(({ judgements }) =>
    judgements
      .filter(({ faults }) => faults.length > 0)
      .map(({ sentence, faults }) => ({
        text: sentence.text,
        reasons: faults.map(({ kind, detail }) => `${kind}: ${detail}`),
      })),
  );
}

function soundWords(blocks: readonly JudgedBlock[]): number {
  return blocks
    .flatMap(({ judgements }) => judgements)
    .filter(({ faults }) => faults.length === 0)
    .reduce((sum, { sentence }) => sum + countWords(sentence.text), 0);
}

function partOf(judged: readonly JudgedBlock[], options: PartOptions): Part {
  const said = new Set(options.said);
  const isNew = ({ text }: DraftSentence) => {
    const folded = foldText(text);
    const fresh = !said.has(folded);
    said.add(folded);
    return fresh;
  };
  const blocks = judged
    .map(({ kind, judgements }) => ({
      kind,
      sentences: judgements
        .filter(({ faults }) => faults.length === 0)
        .map(({ sentence }) => sentence)
        .filter(isNew),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  return {
    blocks: blocks.filter((block, index) => block.kind !== 'subheading' || isFilled(blocks[index + 1])),
    refused: faultsIn(judged).map(({ text, reasons }) => ({ part: options.name, text, reasons })),
  };
}

/** A question whose answer was rejected must not remain. */
function isFilled(next: PartBlock | undefined): boolean {
  return next !== undefined && next.kind !== 'subheading';
}
