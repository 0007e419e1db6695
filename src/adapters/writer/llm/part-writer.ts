import type { DraftSentence, RefusedSentence } from '../../../domain/article/draft.js';
import { foldText, countWords } from '../../../libs/text/index.js';
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
  if (faults.length === 0) return partOf(first, options);
  const repair = repairPrompt(prompt, answer, faults);
  // Sound text is worth more than a possible fix with the last tokens.
  if (estimateTokens(repair) * 2 > request.budget.tokensLeft) return partOf(first, options);
  const fixed = await client.text({ ...request, prompt: repair });
  const second = judgeAll(fixed, options);
  const kept = soundWords(second, options) >= ENOUGH_KEPT * soundWords(first, options) ? second : first;
  return partOf(kept, options);
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

function soundWords(blocks: readonly JudgedBlock[], { language }: PartOptions): number {
  return blocks
    .flatMap(({ judgements }) => judgements)
    .filter(({ faults }) => faults.length === 0)
    .reduce((sum, { sentence }) => sum + countWords(sentence.text, language), 0);
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
