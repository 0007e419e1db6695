import type { Arrival } from '../../../domain/access/actor.js';
import { PAID_ACTION_LIMIT, REQUEST_LIMIT } from '../../../domain/access/limits.js';
import { batchedByKey, HELD_ELSEWHERE, type FoundByKey } from '../database/batched.js';
import type { Database } from '../database/connection.js';
import { prepared, type PreparedStatement } from '../database/prepared.js';
import { actorSql, toActor, type ActorRow } from './actor-row.js';
import { frees, HOUR_AGO } from './ledger-store.js';
import { rememberingRefusals } from './remember-refusals.js';

/** How requests name the keys that they are counted for. */
interface Counted {
  /** The SQL of what callers are asked for by, as text or uuid. */
  readonly askedBy: string;
  readonly type: 'uuid' | 'text';
  /** Finds the keys by the list `$1`. */
  readonly where: string;
}

interface ArrivalRow extends ActorRow {
  readonly asked_by: string;
  /** How many of the requests were accepted. */
  readonly granted: number;
  readonly held_elsewhere: boolean;
  readonly requests_used: number;
  readonly requests_free: number | null;
  readonly hour_used: number;
  readonly hour_frees: number | null;
}

/** The statements for one way to name a caller: one for many, and one that waits for the row of a single one. */
interface Statements {
  readonly shared: PreparedStatement;
  readonly apart: PreparedStatement;
}

/** Read before the statement waited for other requests of the caller, so never too late: requests count a little longer. */
const MINUTE_AGO = `statement_timestamp() - interval '${REQUEST_LIMIT.seconds} seconds'`;

/** Whether a row has to be written: there is room for a request, or a moment of the future after the clock was set back. */
const HAS_ROOM = `(r.moments[r.oldest] < ${MINUTE_AGO}
  OR r.moments[(r.oldest + cardinality(r.moments) - 2) % cardinality(r.moments) + 1] > clock_timestamp())`;

/**
 * Counts requests and returns callers with the state of their limits, for many of them in one round trip: `$1` are what they
 * are asked for by, `$2` how many requests of each. Requests over the limit lock and write nothing. The commit is
 * asynchronous: a crash of PostgreSQL may lose the last half second of requests, which spend nothing, and otherwise every
 * request would wait for a disk.
 *
 * After a clock was set back, some stored moments are in the future and would lock the caller out until they are a minute
 * old. They are treated as the present, which is the latest that they can have been.
 */
export function countRequests(counted: Counted): Statements {
  return { shared: statement(counted, 'SKIP LOCKED'), apart: statement(counted, '') };
}

/** @param passingBy what to do about a row that another transaction has locked */
function statement({ askedBy, type, where }: Counted, passingBy: '' | 'SKIP LOCKED'): PreparedStatement {
  return prepared(
    `WITH asked AS (SELECT * FROM unnest($1::${type}[], $2::integer[]) AS a (key, requests)),
     caller AS (${actorSql(`${askedBy} AS asked_by,`)} AND ${where}),
     locked AS (
       SELECT c.key_id, asked.requests, r.moments[r.oldest:] || r.moments[:r.oldest - 1] AS moments,
         set_config('synchronous_commit', 'off', true)
       FROM key_requests r JOIN caller c ON c.key_id = r.key_id JOIN asked ON asked.key = c.asked_by
       WHERE c.account_open AND ${HAS_ROOM} FOR UPDATE OF r ${passingBy}),
     due AS (
       SELECT key_id, ring.moments, least(requests, room.free) AS granted FROM locked,
         LATERAL (SELECT CASE WHEN locked.moments[cardinality(locked.moments)] > clock_timestamp()
           THEN ARRAY(SELECT least(at, clock_timestamp()) FROM unnest(locked.moments) WITH ORDINALITY AS u (at, place)
             ORDER BY place)
           ELSE locked.moments END AS moments) AS ring,
         LATERAL (SELECT count(*)::integer AS free FROM unnest(ring.moments) AS at WHERE at < ${MINUTE_AGO}) AS room),
     counted AS (
       UPDATE key_requests r SET oldest = 1,
         moments = due.moments[due.granted + 1:] || array_fill(clock_timestamp(), ARRAY[due.granted])
       FROM due WHERE r.key_id = due.key_id RETURNING due.key_id, r.moments, due.granted),
     ring AS (SELECT key_id, moments, granted, false AS held_elsewhere FROM counted UNION ALL
       SELECT c.key_id, r.moments, 0, c.account_open AND ${HAS_ROOM} FROM key_requests r JOIN caller c ON c.key_id = r.key_id
       WHERE NOT EXISTS (SELECT 1 FROM counted WHERE counted.key_id = c.key_id))
     SELECT c.*, ring.granted, ring.held_elsewhere, minute.used AS requests_used, minute.frees AS requests_free,
       hour.used AS hour_used, hour.frees AS hour_frees
     FROM caller c JOIN ring ON ring.key_id = c.key_id,
       LATERAL (SELECT count(*)::integer AS used,
           least(${frees('min(at)', REQUEST_LIMIT.seconds)}, ${REQUEST_LIMIT.seconds}) AS frees
         FROM unnest(ring.moments) AS at WHERE at >= ${MINUTE_AGO}) AS minute,
       LATERAL (SELECT count(*)::integer AS used, ${frees('min(at)', PAID_ACTION_LIMIT.seconds)} AS frees
         FROM paid_actions WHERE key_id = c.key_id AND at >= ${HOUR_AGO}) AS hour`,
  );
}

/**
 * How long a refusal is answered from the cache at most, in ms: so long may a revocation take to be noticed (decisions
 * §3). The window never frees sooner than the database said.
 */
export const REFUSAL_MS = 1000;

/**
 * Counts one request of the caller that is asked for: concurrent ones share a statement, and refusals are remembered.
 * @param refusalMs for tests that make room behind the process's back
 */
export function countingRequests(
  database: Database,
  statements: Statements,
  refusalMs = REFUSAL_MS,
): (askedBy: string) => Promise<Arrival | null> {
  return rememberingRefusals(
    batchedByKey((asked, isApart) => countAll(database, statements, asked, isApart), database.maxCalls),
    refusalMs,
  );
}

async function countAll(
  database: Database,
  { shared, apart }: Statements,
  asked: ReadonlyMap<string, number>,
  isApart: boolean,
): Promise<FoundByKey<Arrival>> {
  const rows = await database.rows<ArrivalRow>(isApart ? apart : shared, [
    [...asked.keys()],
    [...asked.values()].map(String),
  ]);
  const found = new Map<string, readonly Arrival[] | typeof HELD_ELSEWHERE>();
  for (const row of rows) {
    const callers = { length: asked.get(row.asked_by) ?? 0 };
    found.set(
      row.asked_by,
      row.held_elsewhere && !isApart
        ? HELD_ELSEWHERE
        : Array.from(callers, (_, place) => toArrival(row, place)),
    );
  }
  return found;
}

/** @param place of the request among those of the caller in this statement, from 0: the first are accepted */
function toArrival(row: ArrivalRow, place: number): Arrival {
  const accepted = place < row.granted;
  return {
    actor: toActor(row),
    accepted,
    requests: {
      // A request that waited for others and was refused sees the ring as it was before them.
      used: accepted ? row.requests_used - (row.granted - 1 - place) : REQUEST_LIMIT.quota,
      freesInSeconds: row.requests_free,
    },
    paidActions: { used: row.hour_used, freesInSeconds: row.hour_frees },
  };
}
