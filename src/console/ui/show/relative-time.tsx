import { useSyncExternalStore } from 'react';
import { formatTime, relativeTime } from './times.js';

/** Often enough for whole minutes. */
const EVERY_MS = 20_000;

/** How long ago something was, kept up to date; the exact time is its title. */
export function RelativeTime({ at }: { readonly at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatTime(at)} className="number">
      {relativeTime(Date.parse(at), now)}
    </time>
  );
}

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Milliseconds since 1970, renewed every 20 seconds while shown: one clock for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(follow, () => now);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, EVERY_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
