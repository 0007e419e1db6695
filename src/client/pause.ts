/** Waits, unless the signal aborts it: then it throws the signal's reason. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  let stop = (): void => undefined;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
}
