import type { DisabledReason } from '../../domain/disabled-reason.js';
import { z } from 'zod';
import { byService } from '../../domain/access/audit-log.js';
import type { AccountEvent } from '../../domain/event.js';
import { ATTRIBUTES, serverOf, SPANS } from '../../domain/spans.js';
import {
  FAILING_DAYS,
  nextStep,
  type AttemptOutcome,
  type ClaimedDelivery,
  type WebhookSecrets,
} from '../../domain/webhook.js';
import type { SentAnswer } from '../../libs/guarded-fetch/index.js';
import { shapeOf } from '../../libs/shape/index.js';
import type { Clock } from '../../ports/clock.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Ids } from '../../ports/ids.js';
import type { Log } from '../../ports/log.js';
import type { Measures } from '../../ports/metrics.js';
import type { Tracing } from '../../ports/tracing.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import type { DeliveryStore } from '../../ports/webhook-store.js';
import { SealedByAnother, type SecretSeal } from '../access/secret-seal.js';
import { WakeSignal } from '../concurrency/cancellable.js';
import { signaturesOf } from './sign.js';

/** Longer than an attempt with everything around it may take: what is leased longer was lost with its worker. */
const LEASE_MS = 60_000;
/** A wake may be lost, and a retry falls due without one. */
const POLL_EVERY_MS = 1000;
/** Requests under way in this process, and how many of them to endpoints that fail: those can't take all places. */
const UNDERWAY = { limit: 64, failing: 16 };
/** Over all processes. An endpoint that fails or has a pace is asked one by one. */
const BOUNDS = { ofWebhook: 8, ofAccount: 24 };
/** How long what is under way may go on at the end. */
const LEAVE_MS = 5000;

const secretsShape = shapeOf<WebhookSecrets>()(
  z.object({
    secret: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
);

/** @throws {SealedByAnother} */
export function openSecrets(seal: SecretSeal, sealed: Uint8Array, webhookId: string): WebhookSecrets {
  const { data, error } = secretsShape.safeParse(seal.open(sealed, webhookId));
  if (error) throw new SealedByAnother('it was sealed in another shape', { cause: error });
  return data;
}

export interface DeliveryWorkerParts {
  readonly stores: { readonly deliveries: DeliveryStore };
  readonly unitOfWork: UnitOfWork;
  readonly sender: {
    post(
      url: string,
      body: string,
      headers: Readonly<Record<string, string>>,
      signal: AbortSignal,
    ): Promise<SentAnswer>;
  };
  readonly seal: SecretSeal;
  /** The body of a message. */
  readonly write: (event: AccountEvent) => string;
  readonly events: EventBus;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly measures: Measures;
  readonly tracing: Tracing;
  /** From 0 to 1; for tests. */
  readonly random?: () => number;
}

/**
 * Sends events to endpoints. A delivery is leased, tried and settled: a worker that is lost in between leaves it to another, which
 * sends the same id again, so each message arrives at least once.
 */
export class DeliveryWorker {
  private readonly underway = new Set<Promise<void>>();
  private failing = 0;
  private readonly wakeSignal = new WakeSignal();
  private readonly leaving = new AbortController();

  constructor(private readonly parts: DeliveryWorkerParts) {}

  /** @returns ends it: claims no more, and hands back what does not end soon */
  start(): () => Promise<void> {
    const stop = this.parts.events.listen('deliveries', this.wakeSignal.wake);
    this.wakeSignal.wake();
    const running = this.run();
    return async () => {
      stop();
      this.wakeSignal.end();
      await running;
      const late = setTimeout(() => this.leaving.abort(new Error('the process is shutting down')), LEAVE_MS);
      await Promise.all(this.underway);
      clearTimeout(late);
    };
  }

  private async run(): Promise<void> {
    while (await this.wakeSignal.wait(POLL_EVERY_MS)) {
      try {
        await this.claimDue();
      } catch (error) {
        this.parts.log.warn({ err: error }, 'deliveries could not be claimed; the next round follows');
      }
    }
  }

  /** As many as there are places for; each that ends wakes the next round. */
  private async claimDue(): Promise<void> {
    const { ids, stores } = this.parts;
    for (let limit = this.room(); limit > 0 && !this.wakeSignal.isEnded; limit = this.room()) {
      const token = ids.uuid();
      const failing = Math.max(0, UNDERWAY.failing - this.failing);
      const claimed = await stores.deliveries.claim(token, LEASE_MS, { limit, failing, ...BOUNDS });
      if (claimed.length === 0) return;
      for (const delivery of claimed) this.begin(delivery, token);
    }
  }

  private room(): number {
    return UNDERWAY.limit - this.underway.size;
  }

  private begin(delivery: ClaimedDelivery, token: string): void {
    // What was tried before has failed.
    const isFailing = delivery.tries > 0;
    if (isFailing) this.failing += 1;
    const work = this.deliver(delivery, token)
      .catch((error: unknown) => {
        // Its lease runs out, and it is tried again.
        this.parts.log.warn({ err: error, delivery: delivery.id }, 'a delivery could not be recorded');
      })
      .finally(() => {
        if (isFailing) this.failing -= 1;
        this.underway.delete(work);
        this.wakeSignal.wake();
      });
    this.underway.add(work);
  }

  private async deliver(delivery: ClaimedDelivery, token: string): Promise<void> {
    const outcome = await this.traced(delivery);
    if (outcome === null) return this.parts.stores.deliveries.release(delivery.id, token);
    this.parts.measures.add('galley_webhook_attempts_total', { outcome: nameOf(outcome) });
    const step = nextStep(outcome, delivery.tries + 1, (this.parts.random ?? Math.random)());
    await this.parts.unitOfWork.run(async (stores) => {
      const settled = await stores.deliveries.settle(delivery.id, token, outcome, step, FAILING_DAYS);
      if (settled === null) return;
      if (step.isGone) await disable(stores, delivery, 'gone');
      else if (settled.isOverdue) await disable(stores, delivery, 'failing');
    });
  }

  /** An attempt as a span of the trace that started what the event tells of. */
  private traced(delivery: ClaimedDelivery): Promise<AttemptOutcome | null> {
    const { event, tries, trace: parent, url } = delivery;
    const attributes = {
      [ATTRIBUTES.method]: 'POST',
      [ATTRIBUTES.eventType]: event.type,
      [ATTRIBUTES.message]: event.id,
      [ATTRIBUTES.jobAttempt]: tries + 1,
      ...serverOf(url),
    };
    return this.parts.tracing.span(SPANS.deliver, { kind: 'client', parent, attributes }, async (span) => {
      const outcome = await this.attempt(delivery);
      if (outcome === null) return null;
      if (outcome.status !== null) span.set({ [ATTRIBUTES.status]: outcome.status });
      if (nameOf(outcome) !== 'ok') span.fail(String(outcome.status ?? nameOf(outcome)));
      return outcome;
    });
  }

  /** @returns null where the process leaves meanwhile */
  private async attempt(delivery: ClaimedDelivery): Promise<AttemptOutcome | null> {
    const { clock, seal, sender, write } = this.parts;
    const began = performance.now();
    const none = { status: null, response: '', retryAfterMs: null };
    try {
      const { secret, headers } = openSecrets(seal, delivery.sealed, delivery.webhookId);
      const former = delivery.former && openSecrets(seal, delivery.former, delivery.webhookId).secret;
      const { id } = delivery.event;
      const body = write(delivery.event);
      const timestamp = Math.floor(clock.now().getTime() / 1000);
      const secrets = former === null ? [secret] : [secret, former];
      const sent = await sender.post(
        delivery.url,
        body,
        {
          ...Object.fromEntries(headers.map(({ name, value }) => [name, value])),
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signaturesOf({ id, timestamp, body }, secrets),
        },
        this.leaving.signal,
      );
      const durationMs = performance.now() - began;
      if (sent.status === null) return { ...none, code: sent.failure, durationMs };
      const { status, text, retryAfterMs } = sent;
      return { status, code: null, response: text, retryAfterMs, durationMs };
    } catch (error) {
      if (this.leaving.signal.aborted) return null;
      if (!(error instanceof SealedByAnother)) throw error;
      return { ...none, code: 'secret_unreadable', durationMs: performance.now() - began };
    }
  }
}

/** Turns an endpoint off, and says so. */
async function disable(
  { auditLog, events, webhooks }: Stores,
  { accountId, webhookId: id }: ClaimedDelivery,
  reason: DisabledReason,
): Promise<void> {
  if (!(await webhooks.disable(id, reason))) return;
  const object = { kind: 'webhook', id } as const;
  await events.add([{ accountId, editionId: null, type: 'webhook.disabled', object, data: { reason } }]);
  await auditLog.add([{ ...byService(accountId), action: 'webhook_disabled', object, details: { reason } }]);
}

function nameOf({ status, code }: AttemptOutcome): string {
  if (status === null) return code ?? 'unreachable';
  return status >= 200 && status < 300 ? 'ok' : 'refused';
}
