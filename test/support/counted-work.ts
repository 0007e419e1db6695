/** Each step that a function takes through maps and sets: a measure of its work that no busy machine changes. */
export function countedWork(run: () => unknown): number {
  let steps = 0;
  const undo: (() => void)[] = [];
  for (const prototype of [Map.prototype, Set.prototype] as unknown as Record<string, Step>[])
    for (const name of ['get', 'set', 'has', 'add']) {
      const own = prototype[name];
      if (!own) continue;
      prototype[name] = function (...values) {
        steps += 1;
        return own.apply(this, values);
      };
      undo.push(() => (prototype[name] = own));
    }
  try {
    run();
  } finally {
    for (const back of undo) back();
  }
  return steps;
}

type Step = (this: unknown, ...values: unknown[]) => unknown;
