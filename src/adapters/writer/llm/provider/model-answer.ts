import { generateText, NoObjectGeneratedError, Output, streamText, type LanguageModel } from 'ai';
import type { z } from 'zod';
import { StageFailure } from '../../../../domain/article/stage-failure.js';
import type { CallCost } from './call-cost.js';

/** One call of a model, as the library takes it. */
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
  /** Whether the model came to its end by itself. */
  readonly isWhole: boolean;
}

/** No section is so long; a model that goes on is caught in a loop. */
const LONGEST_ANSWER = 60_000;

/** How servers say that a model came to its end; the library knows the first two alone, and each of its own provider. */
const WHOLE = new Set(['stop', 'end_turn', 'stop_sequence', 'eos', 'eos_token']);

/** @param silenceMs how long nothing may come, in ms */
export async function streamAnswer(call: ModelCall, silenceMs: number): Promise<Answer> {
  const { cost, signal } = call;
  const silence = new AbortController();
  const timer = setTimeout(() => {
    silence.abort();
  }, silenceMs);
  try {
    const { fullStream } = streamText({
      ...settingsOf(call, AbortSignal.any([signal, silence.signal])),
      // The failure comes as a part of the stream; by itself the library would print it.
      onError: () => undefined,
    });
    let text = '';
    for await (const part of fullStream) {
      signal.throwIfAborted();
      timer.refresh();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') break;
      if (part.type === 'reasoning-delta') cost.hear(part.text);
      if (part.type === 'text-delta') {
        text += part.text;
        cost.hear(part.text);
        refuseEndless(call.task, text);
      }
      if (part.type !== 'finish') continue;
      cost.told(part.totalUsage.totalTokens);
      // An answer without a reason for its end was cut off on the way, however whole it looks.
      if (part.rawFinishReason === undefined || part.finishReason === 'error') break;
      refuseWithheld(part.finishReason);
      return { text, isWhole: isWhole(part.finishReason, part.rawFinishReason) };
    }
    signal.throwIfAborted();
    if (silence.signal.aborted) throw tooLate(silenceMs);
    throw new StageFailure('provider_unavailable', 'The language model’s answer was cut off on its way.');
  } finally {
    clearTimeout(timer);
  }
}

/** @param schema what the server is to hold the answer to; null where it is told in words alone */
export async function objectAnswer(call: ModelCall, schema: z.ZodType | null): Promise<Answer> {
  const { cost } = call;
  const settings = settingsOf(call, call.signal);
  const answer = await (
    schema ? generateText({ ...settings, output: Output.object({ schema }) }) : generateText(settings)
  ).then(
    ({ text, finishReason, totalUsage, reasoningText = '' }) => {
      cost.hear(reasoningText);
      return { text, finishReason, tokens: totalUsage.totalTokens };
    },
    (error: unknown) => {
      // What is no such object is told to the model by whoever asked.
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      return { text: error.text ?? '', finishReason: error.finishReason, tokens: error.usage?.totalTokens };
    },
  );
  cost.hear(answer.text);
  cost.told(answer.tokens);
  refuseWithheld(answer.finishReason);
  refuseEndless(call.task, answer.text);
  return { text: answer.text, isWhole: true };
}

function settingsOf({ model, system, prompt, seed }: ModelCall, abortSignal: AbortSignal) {
  return {
    model,
    system,
    prompt,
    abortSignal,
    // Retries are ours: the library's own are not in the budget and know no bound in time.
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

function refuseWithheld(finishReason: string | undefined): void {
  if (finishReason !== 'content-filter') return;
  throw new StageFailure(
    'provider_withheld',
    'The language model’s provider withheld the answer (content filter).',
  );
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
