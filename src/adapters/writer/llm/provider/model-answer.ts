import { generateText, NoObjectGeneratedError, Output, streamText, type LanguageModel } from 'ai';
import type { z } from 'zod';
import { StageFailure } from '../../../../domain/article/stage-failure.js';
import { withoutThoughts } from './structured-answer.js';
import type { CallCost } from './call-cost.js';

/** One call of a model, in the library's terms. */
export interface ModelCall {
  /** One word for the log: `outline`, `section` … */
  readonly task: string;
  readonly model: LanguageModel;
  readonly system: string;
  readonly prompt: string;
  readonly seed?: number | undefined;
  readonly signal: AbortSignal;
  readonly cost: CallCost;
}

export interface Answer {
  readonly text: string;
  /** Whether the model ended the answer by itself. */
  readonly isWhole: boolean;
}

/** Chosen: no section is so long; a longer answer comes from a model in a loop. In letters. */
const LONGEST_ANSWER = 60_000;

/** Finish reasons of complete answers; the library knows the first two alone, and each for its own provider. */
const WHOLE = new Set(['stop', 'end_turn', 'stop_sequence', 'eos', 'eos_token']);

/** @param silenceMs the longest time without a token, in ms */
export async function streamAnswer(call: ModelCall, silenceMs: number): Promise<Answer> {
  const { cost, signal } = call;
  const silence = new AbortController();
  const timer = setTimeout(() => {
    silence.abort();
  }, silenceMs);
  try {
    const { fullStream } = streamText({
      ...settingsOf(call, AbortSignal.any([signal, silence.signal])),
      // The failure arrives as a part of the stream; by default the library would print it.
      onError: () => undefined,
    });
    let text = '';
    for await (const part of fullStream) {
      signal.throwIfAborted();
      timer.refresh();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') break;
      if (part.type === 'reasoning-delta') cost.addReceived(part.text);
      if (part.type === 'text-delta') {
        text += part.text;
        cost.addReceived(part.text);
        refuseEndless(call.task, text);
      }
      if (part.type !== 'finish') continue;
      cost.setCounted(part.totalUsage.totalTokens);
      // An answer without a finish reason was cut off on the way, however complete it seems.
      if (part.rawFinishReason === undefined || part.finishReason === 'error') break;
      refuseWithheld(part.finishReason, part.rawFinishReason);
      refuseDeclined(text);
      return { text, isWhole: isWhole(part.finishReason, part.rawFinishReason) };
    }
    signal.throwIfAborted();
    if (silence.signal.aborted) throw tooLate(silenceMs);
    throw new StageFailure('provider_unavailable', 'The language model’s answer was cut off on its way.');
  } finally {
    clearTimeout(timer);
  }
}

/** @param schema that the server enforces; null where the prompt describes it in words alone */
export async function objectAnswer(call: ModelCall, schema: z.ZodType | null): Promise<Answer> {
  const { cost } = call;
  const settings = settingsOf(call, call.signal);
  const answer = await (
    schema ? generateText({ ...settings, output: Output.object({ schema }) }) : generateText(settings)
  ).then(
    ({ text, finishReason, rawFinishReason, totalUsage, reasoningText = '' }) => {
      cost.addReceived(reasoningText);
      return { text, finishReason, rawFinishReason, tokens: totalUsage.totalTokens };
    },
    (error: unknown) => {
      // The caller answers the model about an object that does not fit.
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      return {
        text: error.text ?? '',
        finishReason: error.finishReason,
        rawFinishReason: undefined,
        tokens: error.usage?.totalTokens,
      };
    },
  );
  cost.addReceived(answer.text);
  cost.setCounted(answer.tokens);
  refuseWithheld(answer.finishReason, answer.rawFinishReason);
  refuseDeclined(answer.text);
  refuseEndless(call.task, answer.text);
  return { text: answer.text, isWhole: true };
}

function settingsOf({ model, system, prompt, seed }: ModelCall, abortSignal: AbortSignal) {
  return {
    model,
    system,
    prompt,
    abortSignal,
    // No retries of the library: they would not count in the budget, and have no bound in time.
    maxRetries: 0,
    ...(seed === undefined ? {} : { seed }),
  };
}

function isWhole(reason: string, raw: string): boolean {
  return reason === 'stop' || WHOLE.has(raw.toLowerCase());
}

function refuseEndless(task: string, text: string): void {
  if (text.length > LONGEST_ANSWER) throw badOutput(task, 'it did not end');
}

/** Reasons of providers that the library doesn't know as a content filter. */
const WITHHELD = /refus|safety|content.?filter|prohibited|blocklist|recitation/iu;

function refuseWithheld(finishReason: string | undefined, raw: string | undefined): void {
  if (finishReason !== 'content-filter' && !WITHHELD.test(raw ?? '')) return;
  throw new StageFailure(
    'provider_withheld',
    'The language model’s provider withheld the answer (content filter).',
  );
}

/** The whole of a refusal in words; a longer answer is an answer. */
const LONGEST_REFUSAL = 400;
/** An apology, if any, and then "I can't … help": each read from the start of the answer. */
const APOLOGY =
  /^(?:i(?:['’]m| am) (?:very |really |so )?sorry|sorry|unfortunately|apologies|i apologi[sz]e)[^a-z]{0,3}(?:but )?/u;
const DECLINES =
  /^i(?:['’]m| am)? ?(?:can(?:no|['’])t|will not|won['’]t|do not|not able to|unable to|must decline|decline to|have to decline|not comfortable)\b[^.!?]{0,60}\b(?:help|assist|comply|fulfil|fulfill|continue|provide|write|create|generate|produce)\b/u;

/** Asked again, a model that declines declines again. */
function refuseDeclined(text: string): void {
  const whole = withoutThoughts(text);
  if (whole.length > LONGEST_REFUSAL || !DECLINES.test(whole.toLowerCase().replace(APOLOGY, ''))) return;
  throw new StageFailure('provider_withheld', 'The language model declined to write this.');
}

export function badOutput(task: string, why: string): StageFailure {
  return new StageFailure(
    'provider_bad_output',
    `The language model’s answer (${task}) can’t be used: ${why}.`,
  );
}

export function tooLate(ms: number): StageFailure {
  return new StageFailure(
    'stage_timeout',
    `The language model did not answer within ${Math.round(ms / 1000)} seconds.`,
  );
}
