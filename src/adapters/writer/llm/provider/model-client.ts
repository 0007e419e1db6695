import { setTimeout as delay } from 'node:timers/promises';
import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { ModelBudget } from '../../../../domain/article/job-budget.js';
import { StageFailure } from '../../../../domain/article/stage-failure.js';
import { withoutSent } from '../../../../domain/without-sent.js';
import type { Log } from '../../../../ports/log.js';
import { ATTRIBUTES } from '../../../../domain/spans.js';
import type { Measures } from '../../../../ports/metrics.js';
import { NO_TRACING, type OpenSpan, type Tracing } from '../../../../ports/tracing.js';
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

/** One request to a model, and its budget. */
export interface Request {
  /** One word for the log: `outline`, `section` … */
  readonly task: string;
  readonly system: string;
  readonly prompt: string;
  readonly seed?: number | undefined;
  readonly budget: ModelBudget;
  readonly signal: AbortSignal;
  /** The remaining time of the job, in ms. */
  timeLeft(): number;
}

export interface ModelLimits {
  /** One call, from the request to the end of the answer. */
  readonly callMs: number;
  /** Without a token from the model in between. */
  readonly silenceMs: number;
  /** A `Retry-After` up to this is waited for here; beyond it the job goes back to its queue. */
  readonly maxRetryAfterMs: number;
  /** So it does where a pause of more than some seconds would leave the job less than this: queued time does not count. */
  readonly reserveMs: number;
}

/** Providers count their limits by the minute, so most of them ask for pauses of up to one. */
export const MODEL_LIMITS: ModelLimits = {
  callMs: 180_000,
  silenceMs: 60_000,
  maxRetryAfterMs: 60_000,
  reserveMs: 300_000,
};

export interface ModelClientParts {
  readonly model: LanguageModel;
  readonly log: Log;
  /** Removed from everything that is logged. */
  readonly apiKey: string | null;
  readonly measures?: Measures;
  readonly tracing?: Tracing;
  /** Of the model, for spans. */
  readonly names?: { readonly provider: string; readonly model: string };
  readonly limits?: ModelLimits;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Chosen: how often a call is repeated when the provider is overloaded or unreachable; the queue retries later. */
const MORE_CALLS = 2;
/** Chosen: how often an answer is requested when it can’t be used. */
const MOST_TRIES = 3;
/** Chosen: a pause that hardly reduces a job’s time. */
const SHORT_PAUSE_MS = 10_000;

/**
 * Sends requests to a model. Every call counts against the budget, is bounded in time and ends with its signal; faults of
 * the provider are thrown as `StageFailure`.
 */
export class ModelClient {
  private readonly limits: ModelLimits;
  /** A server that refuses JSON schemas gets requests for plain text from then on. */
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
      const answer = await this.withRetries(request, (call) => streamAnswer(call, this.limits.silenceMs));
      const text = withoutThoughts(answer?.text ?? '');
      if (text !== '' && answer?.isWhole) return text;
    }
    throw badOutput(request.task, 'it was empty or broke off three times');
  }

  /**
   * Requests one JSON object.
   * @param check the fault of an object of the right shape, for the model; null when there is none
   * @param rescue makes the most of the last object that the check refused; null when nothing can be used
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
   * A request with a schema that a server refuses is repeated without: only if that succeeds was the schema the cause. Other
   * requests may run at the same time, so each finds out for itself.
   */
  private async object(request: Request, schema: z.ZodType): Promise<Answer | null> {
    const inWords = () => this.withRetries(request, (call) => objectAnswer(call, null));
    if (!this.takesSchemas) return inWords();
    try {
      return await this.withRetries(request, (call) => objectAnswer(call, schema));
    } catch (error) {
      const status = statusOf(error);
      if (status !== 400 && status !== 422) throw error;
    }
    const answer = await inWords();
    if (answer) this.takesSchemas = false;
    return answer;
  }

  /** @returns null for an answer that can't be used: the caller may ask again. */
  private async withRetries(
    request: Request,
    ask: (call: ModelCall) => Promise<Answer>,
  ): Promise<Answer | null> {
    for (let calls = 0; ; calls += 1) {
      const began = performance.now();
      const measure = (outcome: string) => {
        const seconds = (performance.now() - began) / 1000;
        this.parts.measures?.observe('galley_model_duration_seconds', { outcome }, seconds);
      };
      try {
        const answer = await this.traced(request, (span) => this.once(request, ask, span));
        measure('ok');
        return answer;
      } catch (error) {
        request.signal.throwIfAborted();
        const failure = this.fitForLogs(failureOf(error), request);
        measure(failure.code);
        this.logFailure(request.task, failure);
        if (failure.code === 'provider_bad_output') return null;
        if (failure.code !== 'provider_rate_limited' && failure.code !== 'provider_unavailable')
          throw failure;
        const pause = failure.retryAfterMs ?? 1000 * 2 ** calls;
        if (calls >= MORE_CALLS || !this.canWait(pause, request)) throw failure;
        await (this.parts.wait ?? defaultWait)(pause, request.signal);
      }
    }
  }

  private canWait(pause: number, request: Request): boolean {
    const { maxRetryAfterMs, reserveMs } = this.limits;
    if (pause <= Math.min(SHORT_PAUSE_MS, maxRetryAfterMs)) return true;
    return pause <= maxRetryAfterMs && request.timeLeft() - pause >= reserveMs;
  }

  /** One call as a span, which has neither prompt nor answer. */
  private traced(request: Request, run: (span: OpenSpan) => Promise<Answer>): Promise<Answer> {
    const { tracing = NO_TRACING, names: { provider, model } = { provider: 'unknown', model: 'unknown' } } =
      this.parts;
    const attributes = {
      [ATTRIBUTES.modelOperation]: 'chat',
      [ATTRIBUTES.modelProvider]: provider,
      [ATTRIBUTES.model]: model,
      [ATTRIBUTES.modelTask]: request.task,
    };
    return tracing.span(`chat ${model}`, { kind: 'client', attributes }, run);
  }

  private async once(
    request: Request,
    ask: (call: ModelCall) => Promise<Answer>,
    span: OpenSpan,
  ): Promise<Answer> {
    const { budget, signal, system, prompt, task, seed } = request;
    signal.throwIfAborted();
    const cost = new CallCost([system, prompt]);
    if (cost.sent > budget.tokensLeft || !budget.trySpend()) {
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
      span.set({ [ATTRIBUTES.modelTokens]: cost.tokens });
      this.parts.measures?.add('galley_model_tokens_total', {}, cost.tokens);
      // An answer that is not read to its end would still be sent, and billed.
      own.abort();
    }
  }

  private logFailure(task: string, failure: StageFailure): void {
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

  /** The failure without a cause that quotes the request, so that any caller may log it. */
  private fitForLogs(failure: StageFailure, { system, prompt }: Request): StageFailure {
    const { code, message, cause, retryAfterMs } = failure;
    if (cause === undefined) return failure;
    const said = this.withoutSecrets(cause instanceof Error ? cause.message : kindOf(cause));
    const words = new ProviderWords(withoutSent(said, [system, prompt]), statusOf(failure));
    return new StageFailure(code, message, { cause: words, retryAfterMs });
  }

  /** Providers quote a key that they refuse, whole or in part; and an address may hold a password. */
  private withoutSecrets(message: string): string {
    const { apiKey } = this.parts;
    const whole = apiKey ? message.replaceAll(apiKey, '***') : message;
    return whole.replace(/:\/\/[^\s/@]*@/g, '://***@').replace(/\b(?:sk|key|pk)[-_][\w*.-]{4,}/gi, '***');
  }
}

function defaultWait(ms: number, signal: AbortSignal): Promise<unknown> {
  return delay(ms, undefined, { signal });
}
