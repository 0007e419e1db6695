import type { CallOptions } from './articles.js';
import type { Caller } from './caller.js';
import type { components, operations } from './generated/rest.js';
import { idIn } from './id-in.js';

type Schemas = components['schemas'];
export type Webhook = Schemas['Webhook'];
export type WebhookWithSecret = Schemas['WebhookWithSecret'];
export type NewWebhook = Schemas['NewWebhook'];
export type WebhookChange = Schemas['WebhookChange'];
export type Delivery = Schemas['Delivery'];
export type DeliveryPage = Schemas['DeliveryPage'];
export type DeliveryQuery = NonNullable<operations['listDeliveries']['parameters']['query']>;

const PATH = '/v1/webhooks';

/** The endpoints that events of the account are sent to. */
export class Webhooks {
  constructor(private readonly caller: Caller) {}

  /** Store the `secret`, which is shown only here. After a lost answer, `list` tells whether it was made. */
  create(endpoint: NewWebhook, { signal }: CallOptions = {}): Promise<WebhookWithSecret> {
    return this.caller.json({ method: 'POST', path: PATH, body: endpoint, isRepeatable: false, signal });
  }

  async list({ signal }: CallOptions = {}): Promise<readonly Webhook[]> {
    const { webhooks } = await this.caller.json<Schemas['Webhooks']>({
      method: 'GET',
      path: PATH,
      isRepeatable: true,
      signal,
    });
    return webhooks;
  }

  read(id: string, { signal }: CallOptions = {}): Promise<Webhook> {
    return this.caller.json({ method: 'GET', path: `${PATH}/${idIn(id)}`, isRepeatable: true, signal });
  }

  /** What is left out stays. */
  update(id: string, change: WebhookChange, { signal }: CallOptions = {}): Promise<Webhook> {
    const path = `${PATH}/${idIn(id)}`;
    return this.caller.json({ method: 'PATCH', path, body: change, isRepeatable: true, signal });
  }

  /** With its deliveries. */
  async delete(id: string, { signal }: CallOptions = {}): Promise<void> {
    await this.caller.raw({ method: 'DELETE', path: `${PATH}/${idIn(id)}`, isRepeatable: false, signal });
  }

  /** Has an event of the type `webhook.test` sent there. */
  test(id: string, { signal }: CallOptions = {}): Promise<Webhook> {
    return this.caller.json({
      method: 'POST',
      path: `${PATH}/${idIn(id)}/test`,
      isRepeatable: false,
      signal,
    });
  }

  /** @param graceSeconds for so long each message is signed by the old secret too; default a day */
  rotate(
    id: string,
    { graceSeconds, signal }: CallOptions & { readonly graceSeconds?: number } = {},
  ): Promise<WebhookWithSecret> {
    const path = `${PATH}/${idIn(id)}/secret/rotate`;
    const body = graceSeconds === undefined ? undefined : { grace_seconds: graceSeconds };
    return this.caller.json({ method: 'POST', path, body, isRepeatable: false, signal });
  }

  /** Has what did not arrive between two moments sent again. @returns how many events, 10,000 at most: call again for more */
  async recover(id: string, since: string, until?: string, { signal }: CallOptions = {}): Promise<number> {
    const { recovered } = await this.caller.json<Schemas['RecoveredEvents']>({
      method: 'POST',
      path: `${PATH}/${idIn(id)}/recover`,
      body: until === undefined ? { since } : { since, until },
      isRepeatable: true,
      signal,
    });
    return recovered;
  }

  /** A page of what was sent there or is to be, newest first. */
  deliveries(id: string, query: DeliveryQuery = {}, { signal }: CallOptions = {}): Promise<DeliveryPage> {
    const path = `${PATH}/${idIn(id)}/deliveries`;
    return this.caller.json({ method: 'GET', path, query, isRepeatable: true, signal });
  }

  delivery(id: string, { signal }: CallOptions = {}): Promise<Delivery> {
    return this.caller.json({
      method: 'GET',
      path: `/v1/deliveries/${idIn(id)}`,
      isRepeatable: true,
      signal,
    });
  }

  /** Has it sent again now, under the same id. */
  resend(id: string, { signal }: CallOptions = {}): Promise<Delivery> {
    return this.caller.json({
      method: 'POST',
      path: `/v1/deliveries/${idIn(id)}/resend`,
      isRepeatable: true,
      signal,
    });
  }
}
