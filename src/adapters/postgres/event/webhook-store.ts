import { z } from 'zod';
import { EVENT_TYPES, type EventType } from '../../../domain/event.js';
import { instantShape } from '../../../domain/instant.js';
import { DISABLED_REASONS, type DisabledReason } from '../../../domain/disabled-reason.js';
import { SIGNINGS, type Webhook } from '../../../domain/webhook.js';
import { shapeOf } from '../../../libs/shape/index.js';
import type { NewWebhook, WebhookStore } from '../../../ports/webhook-store.js';
import { instantSql, type Database } from '../database/connection.js';

const WEBHOOK = `w.id, w.account_id AS "accountId", w.url, w.description, w.event_types AS "eventTypes",
  w.edition_ids AS "editionIds", w.signing, w.public_key AS "publicKey", w.header_names AS "headerNames",
  w.max_per_second AS "maxPerSecond", w.enabled, w.disabled_reason AS "disabledReason",
  ${instantSql('w.failing_since')} AS "failingSince", ${instantSql('w.created_at')} AS "createdAt"`;

const known: ReadonlySet<string> = new Set(EVENT_TYPES);

const webhookShape = shapeOf<Webhook>()(
  z.object({
    id: z.string(),
    accountId: z.string(),
    url: z.string(),
    description: z.string(),
    // A type of a later version is not shown.
    eventTypes: z
      .array(z.string())
      .transform((types) => types.filter((type): type is EventType => known.has(type)))
      .nullable(),
    editionIds: z.array(z.string()).nullable(),
    signing: z.enum(SIGNINGS),
    publicKey: z.string().nullable(),
    headerNames: z.array(z.string()),
    maxPerSecond: z.number().nullable(),
    enabled: z.boolean(),
    disabledReason: z.enum(DISABLED_REASONS).nullable(),
    failingSince: instantShape.nullable(),
    createdAt: instantShape,
  }),
);

/** Those of an endpoint whose row is locked: a worker that records an attempt has one of them, and waits for that row. */
const UNLOCKED = `ctid = ANY (ARRAY(SELECT ctid FROM webhook_deliveries WHERE webhook_id = $1::uuid FOR UPDATE SKIP LOCKED))`;
/** What is on its way to an endpoint that is off now. */
const END_PENDING = `UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, lease_token = NULL, lease_until = NULL,
  finished_at = clock_timestamp() WHERE status = 'pending' AND ${UNLOCKED}`;

export class PostgresWebhookStore implements WebhookStore {
  constructor(private readonly database: Database) {}

  async insert(webhook: NewWebhook, most: number): Promise<boolean> {
    // Two that are made at once count each other.
    await this.database.rows('SELECT FROM accounts WHERE id = $1::uuid FOR NO KEY UPDATE', [
      webhook.accountId,
    ]);
    const row = await this.database.row(
      `INSERT INTO webhooks (id, account_id, url, description, event_types, edition_ids, max_per_second, signing, public_key,
         sealed, key_id, header_names)
       SELECT $1::uuid, $2::uuid, $3, $4, $5::text[], $6::uuid[], $7::integer, $8, $9, $10::bytea, $11, $12::text[]
       WHERE (SELECT count(*) FROM webhooks WHERE account_id = $2::uuid) < $13::integer RETURNING id`,
      [
        webhook.id,
        webhook.accountId,
        webhook.url,
        webhook.description,
        webhook.eventTypes,
        webhook.editionIds,
        webhook.maxPerSecond,
        webhook.signing,
        webhook.publicKey,
        Buffer.from(webhook.sealed),
        webhook.keyId,
        webhook.headerNames,
        most,
      ],
    );
    return row !== null;
  }

  async list(accountId: string): Promise<readonly Webhook[]> {
    const rows = await this.database.rows(
      `SELECT ${WEBHOOK} FROM webhooks w WHERE w.account_id = $1::uuid ORDER BY w.created_at, w.id`,
      [accountId],
    );
    return rows.map((row) => webhookShape.parse(row));
  }

  async find(accountId: string, id: string): Promise<Webhook | null> {
    const row = await this.database.row(
      `SELECT ${WEBHOOK} FROM webhooks w WHERE w.account_id = $1::uuid AND w.id = $2::uuid`,
      [accountId, id],
    );
    return row && webhookShape.parse(row);
  }

  async lock(accountId: string, id: string) {
    const row = await this.database.row<{ sealed: Uint8Array; keyId: string }>(
      `SELECT ${WEBHOOK}, w.sealed, w.key_id AS "keyId" FROM webhooks w WHERE w.account_id = $1::uuid AND w.id = $2::uuid FOR UPDATE`,
      [accountId, id],
    );
    return row && { webhook: webhookShape.parse(row), sealed: row.sealed, keyId: row.keyId };
  }

  async update(id: string, given: Parameters<WebhookStore['update']>[1]): Promise<void> {
    await this.database.rows(
      `UPDATE webhooks SET url = $2, description = $3, event_types = $4::text[], edition_ids = $5::uuid[],
         max_per_second = $6::integer, sealed = $7::bytea, key_id = $8, header_names = $9::text[], enabled = $10,
         disabled_reason = CASE WHEN NOT $10 THEN COALESCE(disabled_reason, 'caller') END,
         failing_since = CASE WHEN $10 AND NOT enabled THEN NULL ELSE failing_since END,
         paused_until = NULL, updated_at = clock_timestamp()
       WHERE id = $1::uuid`,
      [
        id,
        given.url,
        given.description,
        given.eventTypes,
        given.editionIds,
        given.maxPerSecond,
        Buffer.from(given.sealed),
        given.keyId,
        given.headerNames,
        given.enabled,
      ],
    );
    if (!given.enabled) await this.database.rows(END_PENDING, [id]);
  }

  async rotate(
    id: string,
    { sealed, keyId, publicKey, headerNames }: Parameters<WebhookStore['rotate']>[1],
    graceSeconds: number,
  ): Promise<void> {
    await this.database.rows(
      `UPDATE webhooks SET former = sealed, former_until = clock_timestamp() + $2::integer * interval '1 second',
         sealed = $3::bytea, key_id = $4, public_key = $5, header_names = $6::text[], updated_at = clock_timestamp()
       WHERE id = $1::uuid`,
      [id, graceSeconds, Buffer.from(sealed), keyId, publicKey, headerNames],
    );
  }

  async disable(id: string, reason: DisabledReason): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE webhooks SET enabled = false, disabled_reason = $2, updated_at = clock_timestamp()
       WHERE id = $1::uuid AND enabled RETURNING id`,
      [id, reason],
    );
    if (row === null) return false;
    await this.database.rows(END_PENDING, [id]);
    return true;
  }

  async enable(id: string): Promise<void> {
    await this.database.rows(
      `UPDATE webhooks SET enabled = true, disabled_reason = NULL, failing_since = NULL, paused_until = NULL,
         updated_at = clock_timestamp() WHERE id = $1::uuid`,
      [id],
    );
  }

  async delete(id: string): Promise<void> {
    await this.database.rows('DELETE FROM webhooks WHERE id = $1::uuid', [id]);
    await this.database.rows(`DELETE FROM webhook_deliveries WHERE ${UNLOCKED}`, [id]);
  }
}
