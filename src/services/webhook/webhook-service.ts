import { assertFullKey } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import { byCaller, type LogDetails, type LoggedAction } from '../../domain/access/audit-log.js';
import { isUuid } from '../../domain/access/uuid.js';
import { refuse, type Fault } from '../../domain/errors.js';
import type { Instant } from '../../domain/instant.js';
import type { Delivery, Signing, Webhook, WebhookHeader, WebhookSettings } from '../../domain/webhook.js';
import type { Ids } from '../../ports/ids.js';
import type { ListStore } from '../../ports/list-store.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import type { SealedSecrets, WebhookStore } from '../../ports/webhook-store.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';
import type { SecretSeal } from '../access/secret-seal.js';
import { openSecrets } from './delivery-worker.js';
import { newSigningKey } from './sign.js';

/** Of an account. Chosen: each event is a row for each of them. */
const MOST_WEBHOOKS = 20;
/** Events that one call has sent again. */
const MOST_RECOVERED = 10_000;
const WHAT = 'changing webhooks';

/** What a caller asks of a new endpoint. */
export interface WebhookWanted extends WebhookSettings {
  readonly headers: readonly WebhookHeader[];
  readonly signing: Signing;
}

/** What a caller changes of one; what is left out stays. */
export type WebhookChange = Partial<
  WebhookSettings & { readonly headers: readonly WebhookHeader[]; readonly enabled: boolean }
>;

export interface MadeWebhook {
  readonly webhook: Webhook;
  /** Shown only here; null of ed25519, whose private key stays with Galley. */
  readonly secret: string | null;
}

/** The endpoints of an account, to which its events are sent, and what is on its way there. */
export class WebhookService {
  constructor(
    private readonly parts: {
      readonly stores: {
        readonly webhooks: WebhookStore;
        readonly lists: Pick<ListStore, 'deliveries' | 'editions'>;
      };
      readonly unitOfWork: UnitOfWork;
      readonly access: AccessService;
      readonly ids: Ids;
      readonly seal: SecretSeal;
      /** @throws for an address that nothing is ever sent to */
      readonly checkAddress: (url: string) => void;
    },
  ) {}

  list(actor: Actor): Promise<readonly Webhook[]> {
    return readOrRefuse(() => this.parts.stores.webhooks.list(actor.accountId));
  }

  /** @throws {GalleyError} `not_found` */
  async find(actor: Actor, id: string): Promise<Webhook> {
    const { webhooks } = this.parts.stores;
    const found = isUuid(id)
      ? await readOrRefuse(() => webhooks.find(actor.accountId, id.toLowerCase()))
      : null;
    if (!found) throw refuse('not_found', 'There is no such webhook on this account.');
    return found;
  }

  /** @throws {GalleyError} `not_found` */
  async delivery(actor: Actor, id: string): Promise<Delivery> {
    const { deliveries } = this.parts.stores.lists;
    const found = isUuid(id) ? await readOrRefuse(() => deliveries.find(actor.accountId, id)) : null;
    if (!found) throw refuse('not_found', 'There is no such delivery on this account.');
    return found;
  }

  /**
   * Makes an endpoint.
   * @param read parses what is asked, for a caller who may
   * @throws {GalleyError} `key_read_only`, then what `read` throws, `invalid_params`, or `conflict` beyond 20 of them
   */
  async create(actor: Actor, read: () => Promise<WebhookWanted> | WebhookWanted): Promise<MadeWebhook> {
    const { access, ids } = this.parts;
    assertFullKey(actor, WHAT);
    const { headers, ...wanted } = await read();
    await this.assertFits(actor, wanted);
    this.assertSealable();
    await access.confirmFullKey(actor, WHAT);
    const { secret, publicKey } = newSigningKey(wanted.signing);
    const id = ids.uuid();
    const sealed = this.seal({ secret, headers }, id);
    await readOrRefuse(() =>
      this.parts.unitOfWork.run(async (stores) => {
        const { accountId } = actor;
        if (
          !(await stores.webhooks.insert({ id, accountId, publicKey, ...wanted, ...sealed }, MOST_WEBHOOKS))
        )
          throw refuse('conflict', `An account has ${MOST_WEBHOOKS} webhooks at most; delete one first.`);
        await this.log(stores, actor, 'webhook_created', id, { signing: wanted.signing });
      }),
    );
    return { webhook: await this.find(actor, id), secret: publicKey === null ? secret : null };
  }

  /** @throws {GalleyError} `not_found`, `key_read_only`, then what `read` throws, `invalid_params` */
  async update(
    actor: Actor,
    id: string,
    read: () => Promise<WebhookChange> | WebhookChange,
  ): Promise<Webhook> {
    const before = await this.openForChange(actor, id);
    const { headers, ...change } = await read();
    await this.assertFits(actor, change, before.editionIds ?? []);
    await this.change(actor, id, async (stores, { webhook, sealed, keyId }) => {
      const secrets =
        headers === undefined
          ? { sealed, keyId, headerNames: webhook.headerNames }
          : this.seal({ secret: this.open(sealed, webhook.id).secret, headers }, webhook.id);
      await stores.webhooks.update(webhook.id, { ...webhook, ...change, ...secrets });
      const fields = [...Object.keys(change), ...(headers === undefined ? [] : ['headers'])];
      await this.log(stores, actor, 'webhook_updated', webhook.id, { fields });
    });
    return this.find(actor, id);
  }

  /**
   * Replaces the secret. For the grace each message has a signature by both.
   * @throws {GalleyError} as `update`
   */
  async rotate(actor: Actor, id: string, read: () => Promise<number> | number): Promise<MadeWebhook> {
    const { signing } = await this.openForChange(actor, id);
    const graceSeconds = await read();
    const { secret, publicKey } = newSigningKey(signing);
    await this.change(actor, id, async (stores, { webhook, sealed }) => {
      const { headers } = this.open(sealed, webhook.id);
      const secrets = this.seal({ secret, headers }, webhook.id);
      await stores.webhooks.rotate(webhook.id, { ...secrets, publicKey }, graceSeconds);
      await this.log(stores, actor, 'webhook_secret_rotated', webhook.id, { overlapSeconds: graceSeconds });
    });
    return { webhook: await this.find(actor, id), secret: publicKey === null ? secret : null };
  }

  /** @throws {GalleyError} `not_found`, `key_read_only` */
  async delete(actor: Actor, id: string): Promise<string> {
    await this.openForChange(actor, id);
    await this.change(actor, id, async (stores, { webhook }) => {
      await stores.webhooks.delete(webhook.id);
      await this.log(stores, actor, 'webhook_deleted', webhook.id, {});
    });
    return id.toLowerCase();
  }

  /** Sends an event of the type `webhook.test`, to this endpoint alone. @throws {GalleyError} as `delete`, `conflict` for one that is off */
  async test(actor: Actor, id: string): Promise<Webhook> {
    await this.openForChange(actor, id);
    await this.change(actor, id, async (stores, { webhook }) => {
      assertOn(webhook);
      const { accountId } = webhook;
      const object = { kind: 'webhook', id: webhook.id } as const;
      await stores.events.add([{ accountId, editionId: null, type: 'webhook.test', object, data: {} }]);
    });
    return this.find(actor, id);
  }

  /** Sends an event to its endpoint again, whatever became of it. @throws {GalleyError} as `test` */
  async resend(actor: Actor, id: string): Promise<Delivery> {
    const { access, unitOfWork } = this.parts;
    const { webhookId } = await this.delivery(actor, id);
    assertFullKey(actor, WHAT);
    assertOn(await this.find(actor, webhookId));
    await access.confirmFullKey(actor, WHAT);
    await readOrRefuse(() => unitOfWork.run(({ deliveries }) => deliveries.resend(id.toLowerCase())));
    return this.delivery(actor, id);
  }

  /**
   * Sends again what did not arrive of a stretch of time, up to 10,000 events: a further call goes on.
   * @returns how many @throws {GalleyError} as `update`, `conflict` for one that is off
   */
  async recover(
    actor: Actor,
    id: string,
    read: () => Promise<Stretch> | Stretch,
  ): Promise<{ readonly webhook: Webhook; readonly recovered: number }> {
    const { access, unitOfWork } = this.parts;
    const webhook = await this.openForChange(actor, id);
    const { since, until } = await read();
    assertOn(webhook);
    await access.confirmFullKey(actor, WHAT);
    const recovered = await readOrRefuse(() =>
      unitOfWork.run(({ deliveries }) => deliveries.recover(webhook.id, since, until, MOST_RECOVERED)),
    );
    return { webhook, recovered };
  }

  private async openForChange(actor: Actor, id: string): Promise<Webhook> {
    const webhook = await this.find(actor, id);
    assertFullKey(actor, WHAT);
    return webhook;
  }

  private async change(
    actor: Actor,
    id: string,
    write: (
      stores: Stores,
      locked: { readonly webhook: Webhook; readonly sealed: Uint8Array; readonly keyId: string },
    ) => Promise<void>,
  ): Promise<void> {
    const { access, unitOfWork } = this.parts;
    await access.confirmFullKey(actor, WHAT);
    await readOrRefuse(() =>
      unitOfWork.run(async (stores) => {
        const locked = await stores.webhooks.lock(actor.accountId, id.toLowerCase());
        if (!locked) throw refuse('not_found', 'There is no such webhook on this account.');
        await write(stores, locked);
      }),
    );
  }

  private log(
    { auditLog }: Stores,
    actor: Actor,
    action: LoggedAction,
    id: string,
    details: LogDetails,
  ): Promise<void> {
    return auditLog.add([{ ...byCaller(actor), action, object: { kind: 'webhook', id }, details }]);
  }

  private seal(secrets: Parameters<typeof sealedOf>[1], id: string): SealedSecrets {
    this.assertSealable();
    return sealedOf(this.parts.seal, secrets, id);
  }

  private open(sealed: Uint8Array, id: string) {
    try {
      return openSecrets(this.parts.seal, sealed, id);
    } catch {
      throw refuse(
        'conflict',
        'The secrets of this webhook were stored by another SECRET_KEY; make it anew.',
      );
    }
  }

  private assertSealable(): void {
    if (this.parts.seal.isThere) return;
    throw refuse(
      'conflict',
      'Webhooks have secrets, which can’t be stored safely: this Galley was started without SECRET_KEY.',
    );
  }

  /**
   * @param had editions that the webhook has already: one that was deleted since may stay
   * @throws {GalleyError} `invalid_params` for an address that is never sent to, or an edition of another account
   */
  private async assertFits(
    actor: Actor,
    { url, editionIds }: Partial<WebhookSettings>,
    had: readonly string[] = [],
  ): Promise<void> {
    const faults: Fault[] = [];
    if (url !== undefined) {
      try {
        this.parts.checkAddress(url);
      } catch {
        const message = 'must be a public https address, on port 443 or 8443, that WEBHOOK_ALLOW may widen';
        faults.push({ path: '/url', message });
      }
    }
    if (editionIds) {
      const { editions } = this.parts.stores.lists;
      const found = await readOrRefuse(() => editions.findAll(actor.accountId, editionIds));
      for (const [index, id] of editionIds.entries())
        if (!found.has(id) && !had.includes(id))
          faults.push({ path: `/editions/${index}`, message: 'is no edition of this account' });
    }
    const [first] = faults;
    if (first)
      throw refuse('invalid_params', `The input is not valid: ${first.path} ${first.message}.`, faults);
  }
}

/** From one moment to another, both exclusive. */
export interface Stretch {
  readonly since: Instant;
  /** Null for now. */
  readonly until: Instant | null;
}

function sealedOf(
  seal: SecretSeal,
  secrets: { readonly secret: string; readonly headers: readonly WebhookHeader[] },
  id: string,
): SealedSecrets {
  const headerNames = secrets.headers.map(({ name }) => name);
  return { sealed: seal.seal(secrets, id), keyId: seal.keyId, headerNames };
}

function assertOn({ enabled }: Webhook): void {
  if (!enabled) throw refuse('conflict', 'This webhook is off; turn it on first.');
}
