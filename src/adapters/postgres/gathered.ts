import DataLoader from 'dataloader';
import type { Database } from './connection.js';

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
    batchScheduleFn: (send) => setImmediate(send),
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
  statement: string,
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
 * The same for what a statement can do but once for each key: what is asked of a key beside the first goes into the
 * statements of the next turns, so that nobody waits for another's many.
 *
 * @param askAll finds what there is, by key
 */
export function gatheredOnceEach<Found>(
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | null> {
  const waiting = new Map<string, Caller<Found>[]>();
  const send = () => {
    const turn = [...waiting].slice(0, AT_ONCE).flatMap(([key, line]) => {
      const caller = line.shift();
      // To the end of all that wait.
      waiting.delete(key);
      if (line.length > 0) waiting.set(key, line);
      return caller ? [{ key, caller }] : [];
    });
    if (waiting.size > 0) setImmediate(send);
    askAll(turn.map(({ key }) => key)).then(
      (found) => {
        for (const { key, caller } of turn) caller.resolve(found.get(key) ?? null);
      },
      (error: unknown) => {
        for (const { caller } of turn) caller.reject(error);
      },
    );
  };
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setImmediate(send);
      const line = waiting.get(key);
      if (line) line.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
    });
}
