/**
 * Runs work for at most `ms`, and until the process shuts down. The work gets a signal that aborts then. It does not use
 * `AbortSignal.any`: on a signal that lives as long as the process, every dependent signal would leave something behind.
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
