import DataLoader from 'dataloader';
import { refuse } from '../../../domain/errors.js';
import { forAllAccounts } from './account-scope.js';
import type { Database } from './connection.js';
import type { PreparedStatement } from './prepared.js';

/** So many callers share a statement at most: one that is slow holds no more of them up. */
const AT_ONCE = 32;

/**
 * A look-up by a unique key for many callers: those that ask in the same turn of the event loop are answered by one
 * statement, which costs both sides hardly more than one caller's own. Nothing is kept; the statement leaves after
 * the last of them has asked, so nobody reads what was true before its own question.
 *
 * @param askAll answers in the order of what was asked
 */
export function gathered<Asked, Found>(
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
 * The same for one row of each.
 *
 * @param statement is given the parts of all keys, a list each, and answers with the `place` of what was asked, from 1
 */
export function gatheredRows<Row extends object>(
  database: Pick<Database, 'rows'>,
  statement: PreparedStatement,
): (...key: readonly string[]) => Promise<Row | null> {
  const find = gathered(async (keys: readonly (readonly string[])[]) => {
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
 * So many statements of one kind are under way at most; what is asked meanwhile goes into larger ones. A pool has ten
 * connections, so that most of them are left for what the callers came for.
 */
const STATEMENTS_AT_ONCE = 4;

/**
 * So many keys may have as many callers waiting as one may have: a thousand callers in all, who wait for a statement or
 * two. As many again are kept for the first caller of each other key: a few keys that ask for much shut nobody out.
 */
const KEYS_AT_MOST = 5;

/** What a statement says of a key whose row another holds: it is asked for again, in a statement of its own. */
export const HELD_ELSEWHERE = Symbol('held elsewhere');

/** What was found, an answer for each caller of a key; a key that is missing is unknown. */
export type FoundByKey<Found> = ReadonlyMap<string, readonly Found[] | typeof HELD_ELSEWHERE>;

/**
 * The same for what is counted by key, and so locks its row. One statement of a key is under way at a time: whoever asks
 * meanwhile goes into the key's next one, together, so that a key that asks for much costs no more than a connection.
 * A shared statement waits for no row: a key whose row is held elsewhere is asked for apart, with nobody else in it.
 *
 * @param askAll is given how many callers each key has
 * @param mostOfKey callers of one key that wait or are asked for; those beyond are refused at once with `unavailable`, as
 *   are those beyond `KEYS_AT_MOST` times as many of all keys, the first of a key beyond twice that, so that a store that
 *   stands still piles up none
 */
export function gatheredByKey<Found>(
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
