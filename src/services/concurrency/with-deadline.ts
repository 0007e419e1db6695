/**
 * Waits for something for `ms` at most, and no longer than until the process leaves. What is waited for is given a signal that
 * aborts then. Made of no other signals: one that lives as long as the process would keep something of each.
 */
export async function withDeadline<T>(
  ms: number,
  leaving: AbortSignal,
  wait: (enough: AbortSignal) => Promise<T>,
): Promise<T> {
  const enough = new AbortController();
  const end = () => {
    enough.abort();
  };
  const timer = setTimeout(end, ms);
  leaving.addEventListener('abort', end, { once: true });
  if (leaving.aborted) end();
  try {
    return await wait(enough.signal);
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener('abort', end);
  }
}
