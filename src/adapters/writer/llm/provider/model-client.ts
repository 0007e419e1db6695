import { setTimeout as delay } from 'node:timers/promises';
import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { ModelBudget } from '../../../../domain/article/job-budget.js';
import { StageFailure } from '../../../../domain/article/stage-failure.js';
import { withoutSent } from '../../../../domain/without-sent.js';
import type { Log } from '../../../../ports/log.js';
import { CallCost } from './call-cost.js';
import {
  badOutput,
  objectAnswer,
  streamAnswer,
  tooLate,
  type Answer,
  type ModelCall,
} from './model-answer.js';
import { failureOf, kindOf, ProviderWords, statusOf } from './provider-failure.js';
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
  /** How long whoever asks may go on, in ms. */
  timeLeft(): number;
}

export interface ModelLimits {
  /** One call, from the request to the last of the answer. */
  readonly callMs: number;
  /** Without a word from the model in between. */
  readonly silenceMs: number;
  /** A pause that a provider asks for is waited out at once up to this; beyond, the job goes back to its queue. */
  readonly patienceMs: number;
  /** So does a pause of more than some seconds that would leave the job less than this: in its queue no time is counted. */
  readonly reserveMs: number;
}

/** Providers count their limits by the minute, so the longest pause that most of them ask for is one. */
export const MODEL_LIMITS: ModelLimits = {
  callMs: 180_000,
  silenceMs: 60_000,
  patienceMs: 60_000,
  reserveMs: 300_000,
};

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
/** A pause that costs next to nothing of a job's time. */
const SHORT_PAUSE_MS = 10_000;

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
      const answer = await this.patiently(request, (call) => streamAnswer(call, this.limits.silenceMs));
      const text = withoutThoughts(answer?.text ?? '');
      if (text !== '' && answer?.isWhole) return text;
    }
    throw badOutput(request.task, 'it was empty or broke off three times');
  }

  /**
   * Asks for one JSON object.
   * @param check what is wrong with an object of the right shape, in words for the model; null when nothing is
   * @param rescue what can be made of the last object that the check refused; null when nothing can
   * @throws {StageFailure} `provider_bad_output` after three answers that don't fit
   */
  async json<T>(
    request: Request,
    schema: z.ZodType<T>,
    check: (value: T) => string | null = () => null,
    rescue: (value: T) => T | null = () => null,
  ): Promise<T> {
    let faults = '';
    let rescued: T | null = null;
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const prompt =
        faults === ''
          ? request.prompt
          : `${request.prompt}\n\nYour last answer could not be used: ${faults}. Answer with the JSON object alone.`;
      const answer = await this.object({ ...request, prompt }, schema);
      const reading = readStructured(answer?.text ?? '', schema);
      if (!reading.ok) faults = reading.faults;
      else {
        const wrong = check(reading.value);
        if (wrong === null) return reading.value;
        faults = wrong;
        rescued = rescue(reading.value);
      }
    }
    if (rescued !== null) return rescued;
    throw badOutput(request.task, 'it did not have the form asked for, three times');
  }

  /**
   * A server that refuses a request with a schema is asked the same without: only when that goes well was it the schema
   * that it does not take. Others may be asking at the same time, so nobody goes by what another found out.
   */
  private async object(request: Request, schema: z.ZodType): Promise<Answer | null> {
    const inWords = () => this.patiently(request, (call) => objectAnswer(call, null));
    if (!this.takesSchemas) return inWords();
    try {
      return await this.patiently(request, (call) => objectAnswer(call, schema));
    } catch (error) {
      const status = statusOf(error);
      if (status !== 400 && status !== 422) throw error;
    }
    const answer = await inWords();
    if (answer) this.takesSchemas = false;
    return answer;
  }

  /** @returns null for an answer that came and made no sense: whoever asked may ask again. */
  private async patiently(
    request: Request,
    ask: (call: ModelCall) => Promise<Answer>,
  ): Promise<Answer | null> {
    for (let calls = 0; ; calls += 1) {
      try {
        return await this.once(request, ask);
      } catch (error) {
        request.signal.throwIfAborted();
        const failure = this.fitForLogs(failureOf(error), request);
        this.tell(request.task, failure);
        if (failure.code === 'provider_bad_output') return null;
        if (failure.code !== 'provider_rate_limited' && failure.code !== 'provider_unavailable')
          throw failure;
        const pause = failure.retryAfterMs ?? 1000 * 2 ** calls;
        if (calls >= MORE_CALLS || !this.hasPatience(pause, request)) throw failure;
        await (this.parts.wait ?? defaultWait)(pause, request.signal);
      }
    }
  }

  private hasPatience(pause: number, request: Request): boolean {
    const { patienceMs, reserveMs } = this.limits;
    if (pause <= Math.min(SHORT_PAUSE_MS, patienceMs)) return true;
    return pause <= patienceMs && request.timeLeft() - pause >= reserveMs;
  }

  private async once(request: Request, ask: (call: ModelCall) => Promise<Answer>): Promise<Answer> {
    const { budget, signal, system, prompt, task, seed } = request;
    signal.throwIfAborted();
    const cost = new CallCost([system, prompt]);
    if (cost.sent > budget.tokensLeft || !budget.take()) {
      throw new StageFailure(
        'budget_exceeded',
        'The article used up the calls or tokens that one article may cost.',
      );
    }
    const late = AbortSignal.timeout(this.limits.callMs);
    const own = new AbortController();
    try {
      const { model } = this.parts;
      const ends = AbortSignal.any([signal, late, own.signal]);
      return await ask({ task, model, system, prompt, seed, signal: ends, cost });
    } catch (error) {
      if ((statusOf(error) ?? 0) >= 400) cost.refused();
      signal.throwIfAborted();
      if (late.aborted) throw tooLate(this.limits.callMs);
      throw error;
    } finally {
      budget.count(cost.tokens);
      // An answer that is not read to its end would come all the same, and be paid.
      own.abort();
    }
  }

  private tell(task: string, failure: StageFailure): void {
    const { cause } = failure;
    const status = statusOf(failure);
    const said = cause instanceof Error ? cause.message : '';
    this.parts.log.warn(
      {
        task,
        code: failure.code,
        ...(status === null ? {} : { status }),
        reason: said,
        retryAfterMs: failure.retryAfterMs,
      },
      'a call of the language model failed',
    );
  }

  /** As the failure, with nothing behind it that quotes what was sent: whoever has it may log it. */
  private fitForLogs(failure: StageFailure, { system, prompt }: Request): StageFailure {
    const { code, message, cause, retryAfterMs } = failure;
    if (cause === undefined) return failure;
    const said = this.withoutSecrets(cause instanceof Error ? cause.message : kindOf(cause));
    const words = new ProviderWords(withoutSent(said, [system, prompt]), statusOf(failure));
    return new StageFailure(code, message, { cause: words, retryAfterMs });
  }

  /** Providers quote the key that they refuse, whole or in part; and an address may hold a password. */
  private withoutSecrets(message: string): string {
    const { apiKey } = this.parts;
    const whole = apiKey ? message.replaceAll(apiKey, '***') : message;
    return whole.replace(/:\/\/[^\s/@]*@/g, '://***@').replace(/\b(?:sk|key|pk)[-_][\w*.-]{4,}/gi, '***');
  }
}

function defaultWait(ms: number, signal: AbortSignal): Promise<unknown> {
  return delay(ms, undefined, { signal });
}
