import { useSyncExternalStore } from 'react';
import { Button } from '../controls/button.js';
import type { Tone } from '../show/badge.js';

interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
}

/** Long enough to read a sentence twice; a failure stays until it is dismissed. */
const SHOWN_MS = 8_000;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Says in a corner what was done, or what failed. */
export function toast(text: string, tone: Tone = 'ok'): void {
  last += 1;
  const id = last;
  set([...toasts, { id, tone, text }]);
  if (tone !== 'fail') setTimeout(() => dismiss(id), SHOWN_MS);
}

function dismiss(id: number): void {
  set(toasts.filter((each) => each.id !== id));
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Where they are shown: once, in the frame. */
export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, tone, text }) => (
        <div key={id} className={`toast tone-${tone}`}>
          <span>{text}</span>
          <Button look="quiet" small aria-label={`Dismiss: ${text}`} onPress={() => dismiss(id)}>
            Dismiss
          </Button>
        </div>
      ))}
    </div>
  );
}
