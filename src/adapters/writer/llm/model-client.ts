import { setTimeout as delay } from 'node:timers/promises';
import { generateText, NoObjectGeneratedError, Output, streamText, type LanguageModel } from 'ai';
import type { z } from 'zod';
import type { ModelBudget } from '../../../domain/article/job-budget.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import type { Log } from '../../../ports/log.js';
import { failureOf, kindOf } from './provider-failure.js';
import { readStructured, withoutThoughts } from './structured-answer.js';

/** What is asked of a model, and on whose account. */
export interface Request {
  /** One word for the log: `outline`, `section` … */
  readonly task: string;
  readonly system: string;
  readonly prompt: string;
  readonly seed?: number | undefined;
  readonly budget: ModelBudget;
  readonly signal: AbortSignal;
}

export interface ModelLimits {
  /** One call, from the request to the last of the answer. */
  readonly callMs: number;
  /** Without a word from the model in between. */
  readonly silenceMs: number;
  /** A pause that a provider asks for is waited out at once up to this; beyond, the job goes back to its queue. */
  readonly patienceMs: number;
}

export const MODEL_LIMITS: ModelLimits = { callMs: 180_000, silenceMs: 60_000, patienceMs: 10_000 };

export interface ModelClientParts {
  readonly model: LanguageModel;
  readonly log: Log;
  /** Is cut out of whatever is logged. */
  readonly apiKey: string | null;
  readonly limits?: ModelLimits;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** A call that found the provider busy or away is made again at most so often. */
const MORE_CALLS = 2;
/** An answer that can't be used is asked for at most so often. */
const MOST_TRIES = 3;
/** No section is so long; a model that goes on is caught in a loop. */
const LONGEST_ANSWER = 60_000;
/** Where a server does not count tokens: about four letters each, in most languages more than there are. */
const LETTERS_A_TOKEN = 4;

interface Answer {
  readonly text: string;
  readonly finishReason: string;
  readonly tokens: number | undefined;
}

/**
 * Asks a model. Every call is counted, bounded in time and ended by its signal; what a provider does wrong comes as a
 * `StageFailure`.
 */
export class ModelClient {
  private readonly limits: ModelLimits;
  /** A server that refuses JSON schemas is asked for plain text from then on. */
  private takesSchemas = true;

  constructor(private readonly parts: ModelClientParts) {
    this.limits = parts.limits ?? MODEL_LIMITS;
  }

  /**
   * Streams an answer in plain text.
   * @throws {StageFailure} `provider_bad_output` when three answers in a row are empty or cut short by the model
   */
  async text(request: Request): Promise<string> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const answer = await this.patiently(request, (signal) => this.stream(request, signal));
      const text = withoutThoughts(answer?.text ?? '');
      if (text !== '' && answer?.finishReason === 'stop') return text;
    }
    throw badOutput(request.task, 'it was empty or broke off three times');
  }

  /**
   * Asks for one JSON object.
   * @param check what is wrong with an object of the right shape, in words for the model; null when nothing is
   * @throws {StageFailure} `provider_bad_output` after three answers that don't fit
   */
  async json<T>(
    request: Request,
    schema: z.ZodType<T>,
    check: (value: T) => string | null = () => null,
  ): Promise<T> {
    let faults = '';
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const prompt =
        faults === ''
          ? request.prompt
          : `${request.prompt}\n\nYour last answer could not be used: ${faults}. Answer with the JSON object alone.`;
      const answer = await this.patiently({ ...request, prompt }, (signal) =>
        this.generate({ ...request, prompt }, schema, signal),
      );
      const reading = readStructured(answer?.text ?? '', schema);
      if (!reading.ok) faults = reading.faults;
      else {
        const wrong = check(reading.value);
        if (wrong === null) return reading.value;
        faults = wrong;
      }
    }
    throw badOutput(request.task, 'it did not have the form asked for, three times');
  }

  /** @returns null for an answer that came and made no sense: whoever asked may ask again. */
  private async patiently(
    request: Request,
    call: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | null> {
    for (let calls = 0; ; calls += 1) {
      try {
        return await this.once(request, call);
      } catch (error) {
        request.signal.throwIfAborted();
        const failure = failureOf(error);
        this.tell(request.task, failure);
        if (failure.code === 'provider_bad_output') return null;
        if (failure.code !== 'provider_rate_limited' && failure.code !== 'provider_unavailable')
          throw failure;
        const pause = failure.retryAfterMs ?? 1000 * 2 ** calls;
        if (calls >= MORE_CALLS || pause > this.limits.patienceMs) throw failure;
        await (this.parts.wait ?? defaultWait)(pause, request.signal);
      }
    }
  }

  private async once(request: Request, call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const { budget, signal, system, prompt } = request;
    signal.throwIfAborted();
    if (!budget.take()) {
      throw new StageFailure(
        'budget_exceeded',
        'The article used up the calls or tokens that one article may cost.',
      );
    }
    const late = AbortSignal.timeout(this.limits.callMs);
    try {
      const answer = await call(AbortSignal.any([signal, late]));
      const letters = system.length + prompt.length + answer.text.length;
      budget.count(answer.tokens === undefined || answer.tokens === 0 ? estimate(letters) : answer.tokens);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted) throw tooLate(this.limits.callMs);
      throw error;
    }
  }

  private async stream(request: Request, signal: AbortSignal): Promise<Answer> {
    const silence = new AbortController();
    const timer = setTimeout(() => {
      silence.abort();
    }, this.limits.silenceMs);
    try {
      const { fullStream } = streamText({
        ...this.settingsOf(request, AbortSignal.any([signal, silence.signal])),
        // The failure comes as a part of the stream; by itself the library would print it.
        onError: () => undefined,
      });
      let text = '';
      for await (const part of fullStream) {
        signal.throwIfAborted();
        timer.refresh();
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') break;
        if (part.type === 'text-delta') text += part.text;
        if (text.length > LONGEST_ANSWER) throw badOutput(request.task, 'it did not end');
        if (part.type !== 'finish') continue;
        // An answer without a reason for its end was cut off on the way, however whole it looks.
        if (part.rawFinishReason === undefined || part.finishReason === 'error') break;
        refuseWithheld(part.finishReason);
        return { text, finishReason: part.finishReason, tokens: part.totalUsage.totalTokens };
      }
      signal.throwIfAborted();
      if (silence.signal.aborted) throw tooLate(this.limits.silenceMs);
      throw new StageFailure('provider_unavailable', 'The language model’s answer was cut off on its way.');
    } finally {
      clearTimeout(timer);
    }
  }

  private async generate<T>(request: Request, schema: z.ZodType<T>, signal: AbortSignal): Promise<Answer> {
    const settings = this.settingsOf(request, signal);
    try {
      const { text, finishReason, totalUsage } = this.takesSchemas
        ? await generateText({ ...settings, output: Output.object({ schema }) })
        : await generateText(settings);
      refuseWithheld(finishReason);
      return { text, finishReason, tokens: totalUsage.totalTokens };
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) {
        const { text = '', finishReason = 'other', usage } = error;
        return { text, finishReason, tokens: usage?.totalTokens };
      }
      const failure = failureOf(error);
      if (failure.code !== 'provider_rejected' || !this.takesSchemas || !isAboutRequest(error)) throw failure;
      // Perhaps the schema is what the server does not take: the next try tells, and counts like any other.
      this.takesSchemas = false;
      throw new StageFailure('provider_bad_output', failure.message, { cause: error });
    }
  }

  private settingsOf({ system, prompt, seed }: Request, abortSignal: AbortSignal) {
    return {
      model: this.parts.model,
      system,
      prompt,
      abortSignal,
      // Retries are ours: the library's own are not in the budget and know no bound in time.
      maxRetries: 0,
      ...(seed === undefined ? {} : { seed }),
    };
  }

  private tell(task: string, failure: StageFailure): void {
    const { cause } = failure;
    const status =
      typeof cause === 'object' && cause !== null && 'statusCode' in cause
        ? { status: cause.statusCode }
        : {};
    const said = cause instanceof Error ? this.withoutKey(cause.message) : kindOf(cause);
    this.parts.log.warn(
      { task, code: failure.code, ...status, reason: said, retryAfterMs: failure.retryAfterMs },
      'a call of the language model failed',
    );
  }

  /** Providers quote the key that they refuse, whole or in part. */
  private withoutKey(message: string): string {
    const { apiKey } = this.parts;
    const whole = apiKey ? message.replaceAll(apiKey, '***') : message;
    return whole.replace(/\b(?:sk|key|pk)[-_][\w*.-]{4,}/gi, '***').slice(0, 200);
  }
}

function defaultWait(ms: number, signal: AbortSignal): Promise<unknown> {
  return delay(ms, undefined, { signal });
}

function estimate(letters: number): number {
  return Math.ceil(letters / LETTERS_A_TOKEN);
}

function tooLate(ms: number): StageFailure {
  return new StageFailure(
    'stage_timeout',
    `The language model did not answer within ${Math.round(ms / 1000)} seconds.`,
  );
}

function badOutput(task: string, why: string): StageFailure {
  return new StageFailure(
    'provider_bad_output',
    `The language model’s answer (${task}) can’t be used: ${why}.`,
  );
}

function refuseWithheld(finishReason: string): void {
  if (finishReason !== 'content-filter') return;
  throw new StageFailure(
    'provider_rejected',
    'The language model’s provider withheld the answer (content filter).',
  );
}

function isAboutRequest(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    (error.statusCode === 400 || error.statusCode === 422)
  );
}
