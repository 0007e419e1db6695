import { GuardedSender } from '../../libs/guarded-fetch/index.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Log } from '../../ports/log.js';
import type { Measures } from '../../ports/metrics.js';
import type { Tracing } from '../../ports/tracing.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import type { AccessService } from '../../services/access/access-service.js';
import { SecretSeal } from '../../services/access/secret-seal.js';
import { DeliveryWorker } from '../../services/webhook/delivery-worker.js';
import { WebhookService } from '../../services/webhook/webhook-service.js';
import { writeMessage } from '../../transports/output/event.js';
import type { Config } from '../config.js';
import { VERSION } from '../version.js';
import { systemClock, systemIds } from './build-services.js';

/** Standard Webhooks 1.0.0: 15 to 30 seconds. */
const TIMEOUT_MS = 20_000;

/** What callers do with webhooks, and what sends them. */
export function buildWebhooks(
  config: Pick<Config, 'secretKey' | 'webhooks'>,
  core: { readonly stores: Stores; readonly unitOfWork: UnitOfWork; readonly access: AccessService },
) {
  const seal = new SecretSeal(config.secretKey, 'galley webhooks');
  const sender = new GuardedSender({
    allow: config.webhooks.allow,
    userAgent: `Galley/${VERSION} (webhooks)`,
    timeoutMs: TIMEOUT_MS,
  });
  const service = new WebhookService({
    ...core,
    ids: systemIds,
    seal,
    checkAddress: (url) => sender.check(url),
  });
  /** @returns ends it */
  const startWorker = (parts: {
    readonly stores: Stores;
    readonly unitOfWork: UnitOfWork;
    readonly events: EventBus;
    readonly log: Log;
    readonly measures: Measures;
    readonly tracing: Tracing;
  }): (() => Promise<void>) => {
    const worker = new DeliveryWorker({
      ...parts,
      sender,
      seal,
      write: writeMessage,
      clock: systemClock,
      ids: systemIds,
    });
    return worker.start();
  };
  return { service, startWorker, close: () => sender.close() };
}
