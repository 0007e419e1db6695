import { z } from 'zod';
import { accountEventShape } from '../../../domain/event.js';
import type { Instant } from '../../../domain/instant.js';
import {
  ATTEMPT_CODES,
  DELIVERY_STATUSES,
  SIGNINGS,
  type AttemptOutcome,
  type ClaimedDelivery,
  type Delivery,
  type NextStep,
} from '../../../domain/webhook.js';
import type { DeliveryListFilter } from '../../../domain/list-query.js';
import { shapeOf } from '../../../libs/shape/index.js';
import type { ClaimBounds, DeliveryStore } from '../../../ports/webhook-store.js';
import { instantSql, type Database } from '../database/connection.js';
import type { ListSource } from '../lists/keyset-lists.js';

/** Keeps the lock of claims apart from others. Any number will do. */
const CLAIMING = 7_165_003;

/**
 * One process claims at a time, so that the bounds hold over all of them. Endpoint by endpoint by an index: however much waits
 * for one that is dead, it is not looked at. `$1` the lease's token, `$2` its length in ms, `$3` how many, `$4` how many of
 * them to failing endpoints, `$5` of one endpoint, `$6` of one account.
 */
const CLAIM = `WITH now AS MATERIALIZED (SELECT clock_timestamp() AS at),
  busy AS MATERIALIZED (SELECT d.webhook_id, d.account_id FROM webhook_deliveries d, now WHERE d.lease_until > now.at),
  due AS MATERIALIZED (
    SELECT d.id, d.due_at, w.account_id, w.failing_since IS NOT NULL AS is_failing,
      row_number() OVER (PARTITION BY w.account_id ORDER BY w.failing_since IS NOT NULL, d.due_at) AS of_account
    FROM webhooks w, now, LATERAL (
      SELECT p.id, p.due_at FROM webhook_deliveries p
      WHERE p.webhook_id = w.id AND p.status = 'pending' AND p.due_at <= now.at
        AND (p.lease_until IS NULL OR p.lease_until <= now.at)
      ORDER BY p.due_at LIMIT GREATEST(0, CASE WHEN w.failing_since IS NOT NULL OR w.max_per_second IS NOT NULL THEN 1
        ELSE $5::integer END - (SELECT count(*) FROM busy b WHERE b.webhook_id = w.id))) AS d
    WHERE w.enabled AND (w.paused_until IS NULL OR w.paused_until <= now.at)),
  fair AS MATERIALIZED (
    SELECT d.*, row_number() OVER (PARTITION BY d.is_failing ORDER BY d.of_account, d.due_at) AS of_kind FROM due d
    WHERE d.of_account <= $6::integer - (SELECT count(*) FROM busy b WHERE b.account_id = d.account_id)),
  chosen AS MATERIALIZED (
    SELECT id FROM fair WHERE NOT is_failing OR of_kind <= $4::integer
    ORDER BY is_failing, of_account, due_at LIMIT $3::integer),
  claimed AS (
    UPDATE webhook_deliveries d SET lease_token = $1::uuid,
      lease_until = clock_timestamp() + $2::integer * interval '1 millisecond'
    FROM chosen WHERE d.id = chosen.id RETURNING d.id, d.webhook_id, d.event_id, d.tries),
  paced AS (
    UPDATE webhooks w SET paused_until = clock_timestamp() + interval '1 second' / w.max_per_second
    FROM claimed WHERE w.id = claimed.webhook_id AND w.max_per_second IS NOT NULL)
  SELECT c.id, c.webhook_id AS "webhookId", w.account_id AS "accountId", w.url, w.signing, w.sealed, c.tries,
    CASE WHEN w.former_until > clock_timestamp() THEN w.former END AS former,
    jsonb_build_object('id', v.id, 'accountId', v.account_id, 'editionId', v.edition_id, 'type', v.type, 'data', v.data,
      'sequence', v.sequence, 'object', jsonb_build_object('kind', v.object_kind, 'id', v.object_id),
      'at', ${instantSql('v.at')}) AS event,
    CASE v.object_kind WHEN 'audit' THEN (SELECT trace_context FROM audits WHERE id = v.object_id)
      WHEN 'report' THEN (SELECT trace_context FROM reports WHERE id = v.object_id)
      ELSE (SELECT j.trace_context FROM jobs j WHERE j.account_id = v.account_id AND j.id = (v.data ->> 'jobId')::uuid) END AS trace
  FROM claimed c JOIN webhooks w ON w.id = c.webhook_id JOIN events v ON v.id = c.event_id`;

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const claimedShape = shapeOf<ClaimedDelivery>()(
  z.object({
    id: z.string(),
    webhookId: z.string(),
    accountId: z.string(),
    url: z.string(),
    signing: z.enum(SIGNINGS),
    sealed: bytes,
    former: bytes.nullable(),
    event: accountEventShape,
    trace: z.string().nullable(),
    tries: z.number(),
  }),
);

/** A success ends the failing of its endpoint, and a failure begins it: both write its row once. */
const SETTLE = `WITH changed AS (
    UPDATE webhook_deliveries SET status = $3::text, tries = tries + 1, attempts = attempts + 1, lease_token = NULL,
      lease_until = NULL, due_at = CASE WHEN $3::text = 'pending' THEN clock_timestamp() + $4::float8 * interval '1 millisecond' END,
      finished_at = CASE WHEN $3::text <> 'pending' THEN clock_timestamp() END
    WHERE id = $1::uuid AND lease_token = $2::uuid AND status = 'pending' RETURNING id, webhook_id, attempts),
  logged AS (
    INSERT INTO webhook_attempts (delivery_id, number, at, duration_ms, status, code, response)
    SELECT id, attempts, clock_timestamp() - $5::integer * interval '1 millisecond', $5::integer, $6::integer, $7, $8
    FROM changed),
  endpoint AS (
    UPDATE webhooks w SET
      failing_since = CASE WHEN $3::text <> 'delivered' THEN COALESCE(w.failing_since, clock_timestamp()) END,
      paused_until = CASE WHEN $9::float8 > 0 THEN clock_timestamp() + $9::float8 * interval '1 millisecond' ELSE w.paused_until END
    FROM changed WHERE w.id = changed.webhook_id
      AND (($3::text = 'delivered') = (w.failing_since IS NOT NULL) OR $9::float8 > 0))
  SELECT COALESCE($3::text <> 'delivered' AND w.failing_since < clock_timestamp() - $10::integer * interval '1 day', false)
    AS "isOverdue"
  FROM changed LEFT JOIN webhooks w ON w.id = changed.webhook_id`;

/** So many attempts of a delivery are shown. */
const ATTEMPTS_SHOWN = 50;

const deliveryShape = shapeOf<Delivery>()(
  z.object({
    id: z.string(),
    webhookId: z.string(),
    eventId: z.string(),
    type: z.string(),
    status: z.enum(DELIVERY_STATUSES),
    dueAt: z.string().nullable(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    attempts: z.array(
      z.object({
        number: z.number(),
        at: z.string(),
        durationMs: z.number(),
        status: z.number().nullable(),
        code: z.enum(ATTEMPT_CODES).nullable(),
        response: z.string(),
      }),
    ),
  }),
);

/** The deliveries of an endpoint, which owns the list. */
export const deliveryList: ListSource<Delivery, DeliveryListFilter, 'createdAt'> = {
  list: 'deliveries',
  table: 'webhook_deliveries d',
  primaryKey: 'd.id',
  owner: 'd.webhook_id',
  account: 'd.account_id',
  select: `d.id, d.webhook_id AS "webhookId", d.event_id AS "eventId", d.type, d.status, ${instantSql('d.due_at')} AS "dueAt",
    ${instantSql('d.created_at')} AS "createdAt", ${instantSql('d.finished_at')} AS "finishedAt",
    COALESCE((SELECT jsonb_agg(jsonb_build_object('number', t.number, 'at', ${instantSql('t.at')}, 'durationMs', t.duration_ms,
      'status', t.status, 'code', t.code, 'response', t.response) ORDER BY t.number)
      FROM (SELECT * FROM webhook_attempts WHERE delivery_id = d.id ORDER BY number DESC LIMIT ${ATTEMPTS_SHOWN}) t), '[]') AS attempts`,
  moments: { createdAt: 'd.created_at' },
  id: 'd.id',
  match({ statuses, types, since }, _field, bind) {
    const all: string[] = [];
    const examined: string[] = [];
    if (since !== null) all.push(`d.created_at > ${bind(since)}::timestamptz`);
    if (statuses !== null) examined.push(`d.status = ANY (${bind(statuses)}::text[])`);
    if (types !== null) examined.push(`d.type = ANY (${bind(types)}::text[])`);
    return { all, examined, isBounded: true };
  },
  read: (row) => deliveryShape.safeParse(row).data ?? null,
};

export class PostgresDeliveryStore implements DeliveryStore {
  constructor(private readonly database: Database) {}

  claim(
    leaseToken: string,
    leaseMs: number,
    { limit, failing, ofWebhook, ofAccount }: ClaimBounds,
  ): Promise<readonly ClaimedDelivery[]> {
    return this.database.inTransaction(async (transaction) => {
      await transaction.rows(`SELECT pg_advisory_xact_lock(${CLAIMING})`);
      const rows = await transaction.rows(CLAIM, [leaseToken, leaseMs, limit, failing, ofWebhook, ofAccount]);
      // What a later version wrote is left to it: the lease runs out.
      return rows.flatMap((row) => claimedShape.safeParse(row).data ?? []);
    });
  }

  settle(id: string, leaseToken: string, outcome: AttemptOutcome, step: NextStep, failingDays: number) {
    return this.database.row<{ readonly isOverdue: boolean }>(SETTLE, [
      id,
      leaseToken,
      step.status,
      step.waitMs,
      Math.round(outcome.durationMs),
      outcome.status,
      outcome.code,
      outcome.response,
      step.pauseMs,
      failingDays,
    ]);
  }

  async release(id: string, leaseToken: string): Promise<void> {
    await this.database.rows(
      'UPDATE webhook_deliveries SET lease_token = NULL, lease_until = NULL WHERE id = $1::uuid AND lease_token = $2::uuid',
      [id, leaseToken],
    );
  }

  async resend(id: string): Promise<void> {
    await this.database.rows(
      `UPDATE webhook_deliveries SET status = 'pending', tries = 0, due_at = clock_timestamp(), finished_at = NULL,
         lease_token = NULL, lease_until = NULL WHERE id = $1::uuid`,
      [id],
    );
    this.database.notify('deliveries');
  }

  async recover(webhookId: string, since: Instant, until: Instant | null, most: number): Promise<number> {
    const rows = await this.database.rows(
      `INSERT INTO webhook_deliveries AS d (event_id, webhook_id, account_id, type, due_at)
       SELECT v.id, w.id, v.account_id, v.type, clock_timestamp() FROM webhooks w JOIN events v ON v.account_id = w.account_id
       WHERE w.id = $1::uuid AND v.at > $2::timestamptz AND ($3::timestamptz IS NULL OR v.at < $3::timestamptz)
         AND v.type <> 'webhook.test' AND (w.event_types IS NULL OR v.type = ANY (w.event_types))
         AND (w.edition_ids IS NULL OR v.edition_id = ANY (w.edition_ids))
         AND NOT EXISTS (SELECT FROM webhook_deliveries k WHERE k.webhook_id = w.id AND k.event_id = v.id AND k.status <> 'failed')
       ORDER BY v.at LIMIT $4::integer
       ON CONFLICT (webhook_id, event_id) DO UPDATE SET status = 'pending', tries = 0, due_at = EXCLUDED.due_at, finished_at = NULL
         WHERE d.status = 'failed'
       RETURNING d.id`,
      [webhookId, since, until, most],
    );
    if (rows.length > 0) this.database.notify('deliveries');
    return rows.length;
  }
}
