import DataLoader from 'dataloader';
import { refuse } from '../../../domain/errors.js';
import { forAllAccounts } from './account-scope.js';
import type { Database } from './connection.js';
import type { PreparedStatement } from './prepared.js';

/** Chosen: the most callers of one statement, so that a slow one delays no more of them. */
const AT_ONCE = 32;

/**
 * A batched look-up by a unique key: calls in the same tick of the event loop share one statement, which costs both sides
 * hardly more than that of one call. Nothing is cached; the statement is sent after the last of the calls, so none reads a
 * state from before its own start.
 *
 * @param askAll returns the results in the order of the keys
 */
export function batched<Asked, Found>(
  askAll: (asked: readonly Asked[]) => Promise<readonly Found[]>,
  atOnce = AT_ONCE,
): (asked: Asked) => Promise<Found> {
  const loader = new DataLoader(askAll, {
    cache: false,
    maxBatchSize: atOnce,
    batchScheduleFn: (send) => forAllAccounts(() => setImmediate(send)),
  });
  return (asked) => loader.load(asked);
}

/**
 * The same for one row of each key.
 *
 * @param statement gets the parts of all keys, one list each, and returns rows with the `place` of their key, from 1
 */
export function batchedRows<Row extends object>(
  database: Pick<Database, 'rows'>,
  statement: PreparedStatement,
): (...key: readonly string[]) => Promise<Row | null> {
  const find = batched(async (keys: readonly (readonly string[])[]) => {
    const lists = (keys[0] ?? []).map((_part, n) => keys.map((key) => key[n] ?? ''));
    const rows = await database.rows<Row & { readonly place: number }>(statement, lists);
    const found = new Map(rows.map((row) => [row.place, row]));
    return keys.map((_key, n) => found.get(n + 1) ?? null);
  });
  return (...key) => find(key);
}

interface Caller<Found> {
  readonly resolve: (found: Found | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Chosen: the most statements of one kind at the same time; further calls are batched into later ones. A pool has ten
 * connections, so most of them stay free for other work.
 */
const STATEMENTS_AT_ONCE = 4;

/**
 * This many keys may have as many waiting calls as a single key may have: a thousand calls in all, which wait for a
 * statement or two. As many again are reserved for the first call of each other key: a few busy keys shut out none.
 */
const KEYS_AT_MOST = 5;

/** The result for a key whose row another transaction has locked: the key gets a statement of its own. */
export const HELD_ELSEWHERE = Symbol('held elsewhere');

/** The results, one for each call of a key; a missing key is unknown. */
export type FoundByKey<Found> = ReadonlyMap<string, readonly Found[] | typeof HELD_ELSEWHERE>;

/**
 * The same for look-ups that count by key, and so lock its row. A key has one statement at a time: calls in the meantime
 * are batched into the key's next one, so that a busy key uses one connection at most. A shared statement waits for no
 * row: a key whose row is locked gets a statement of its own.
 *
 * @param askAll gets the number of calls of each key
 * @param mostOfKey calls of one key that may wait or run; further ones are refused at once with `unavailable`. So are those
 *   beyond `KEYS_AT_MOST` times as many of all keys, and the first call of a key beyond twice that. This bounds the queue
 *   when the database stops answering
 */
export function batchedByKey<Found>(
  askAll: (callersOf: ReadonlyMap<string, number>, isApart: boolean) => Promise<FoundByKey<Found>>,
  mostOfKey: number,
): (key: string) => Promise<Found | null> {
  const waiting = new Map<string, Caller<Found>[]>();
  const underWay = new Set<string>();
  const present = new Map<string, number>();
  let presentOfAll = 0;
  let statements = 0;
  let isSending = false;

  const schedule = () => {
    if (isSending) return;
    isSending = true;
    forAllAccounts(() =>
      setImmediate(() => {
        isSending = false;
        send();
      }),
    );
  };
  const send = () => {
    if (statements >= STATEMENTS_AT_ONCE) return;
    const batch = new Map<string, readonly Caller<Found>[]>();
    for (const [key, callers] of waiting) {
      if (underWay.has(key)) continue;
      batch.set(key, callers);
      waiting.delete(key);
      underWay.add(key);
      if (batch.size === AT_ONCE) break;
    }
    if (batch.size === 0) return;
    statements += 1;
    void ask(batch, false).finally(() => {
      statements -= 1;
      schedule();
    });
    if (waiting.size > 0) schedule();
  };
  const ask = async (batch: ReadonlyMap<string, readonly Caller<Found>[]>, isApart: boolean) => {
    let found: FoundByKey<Found> | null = null;
    let fault: unknown = null;
    try {
      found = await askAll(new Map([...batch].map(([key, { length }]) => [key, length])), isApart);
    } catch (error) {
      fault = error;
    }
    for (const [key, callers] of batch) {
      const answers = found?.get(key) ?? [];
      if (answers === HELD_ELSEWHERE) {
        void ask(new Map([[key, callers]]), true);
        continue;
      }
      underWay.delete(key);
      const left = (present.get(key) ?? 0) - callers.length;
      if (left > 0) present.set(key, left);
      else present.delete(key);
      presentOfAll -= callers.length;
      for (const [place, { resolve, reject }] of callers.entries()) {
        if (found) resolve(answers[place] ?? null);
        else reject(fault);
      }
      if (waiting.has(key)) schedule();
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      const ofKey = present.get(key) ?? 0;
      const mostOfAll = mostOfKey * KEYS_AT_MOST * (ofKey === 0 ? 2 : 1);
      if (ofKey >= mostOfKey || presentOfAll >= mostOfAll) {
        reject(refuse('unavailable', 'The data store is overloaded. Nothing was started.'));
        return;
      }
      present.set(key, ofKey + 1);
      presentOfAll += 1;
      const callers = waiting.get(key);
      if (callers) callers.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
      schedule();
    });
}
