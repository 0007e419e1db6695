import type { ReactNode } from 'react';

/** What a colour says; the text says it too. */
export type Tone = 'ok' | 'warn' | 'fail' | 'info' | 'neutral' | 'accent';

/** A state in a word. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return <span className={`badge tone-${tone}`}>{children}</span>;
}
