import { byCommandLine } from '../../domain/access/audit-log.js';
import { isUuid } from '../../domain/access/uuid.js';
import { refuse } from '../../domain/errors.js';
import type { DeliveryListFilter, ListPage, ListQuery } from '../../domain/list-query.js';
import type { Delivery, Webhook } from '../../domain/webhook.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';

/** The endpoints of any account, for the command line. Their secrets are not read. */
export class OperatorWebhooks {
  constructor(
    private readonly parts: {
      readonly stores: Pick<Stores, 'webhooks' | 'lists'>;
      readonly unitOfWork: UnitOfWork;
    },
  ) {}

  /** Oldest first. */
  list(accountId: string): Promise<readonly Webhook[]> {
    return this.parts.stores.webhooks.list(accountId);
  }

  /** @throws {GalleyError} `not_found` */
  async deliveries(
    accountId: string,
    id: string,
    query: ListQuery<DeliveryListFilter, 'createdAt'>,
  ): Promise<ListPage<Delivery>> {
    const { webhooks, lists } = this.parts.stores;
    const webhook = assertFound(isUuid(id) ? await webhooks.find(accountId, id.toLowerCase()) : null);
    const [page] = await lists.deliveries.pages([webhook.id], query);
    if (!page) throw new Error('a list had no page');
    return page;
  }

  /** Sends an event to its endpoint again. @throws {GalleyError} `not_found`, `conflict` where the endpoint is off */
  async resend(accountId: string, deliveryId: string): Promise<Delivery> {
    const { lists, webhooks } = this.parts.stores;
    const read = async () => {
      const found = isUuid(deliveryId) ? await lists.deliveries.find(accountId, deliveryId) : null;
      if (!found) throw refuse('not_found', 'There is no such delivery on this account.');
      return found;
    };
    const { id, webhookId } = await read();
    if (!assertFound(await webhooks.find(accountId, webhookId)).enabled)
      throw refuse('conflict', 'This webhook is off; resume it first.');
    await this.parts.unitOfWork.run(({ deliveries }) => deliveries.resend(id));
    return read();
  }

  /** Turns it off or on; what is on its way to one that is turned off ends. @throws {GalleyError} `not_found` */
  turn(accountId: string, id: string, on: boolean): Promise<Webhook> {
    return this.parts.unitOfWork.run(async ({ webhooks, auditLog }) => {
      const { webhook } = assertFound(isUuid(id) ? await webhooks.lock(accountId, id.toLowerCase()) : null);
      if (webhook.enabled === on) return webhook;
      if (on) await webhooks.enable(webhook.id);
      else await webhooks.disable(webhook.id, 'caller');
      const object = { kind: 'webhook', id: webhook.id } as const;
      const details = { fields: ['enabled'] };
      await auditLog.add([{ ...byCommandLine(accountId), action: 'webhook_updated', object, details }]);
      return assertFound(await webhooks.find(accountId, webhook.id));
    });
  }
}

function assertFound<Found>(found: Found | null): Found {
  if (found === null) throw refuse('not_found', 'There is no such webhook on this account.');
  return found;
}
