import type { HomeLimitFragment } from '../data/generated/types.js';
import { Meter } from '../ui/show/meter.js';
import { useNow } from '../ui/show/relative-time.js';
import { relativeTime } from '../ui/show/times.js';

const LIMITS = [
  ['month', 'Articles this month'],
  ['hour', 'Starts in the last hour, this key'],
  ['newsroom', 'Starts in the last hour, newsroom'],
  ['minute', 'Requests in the last minute, this key'],
] as const;

/** By name; those that are absent are not shown. */
export type Usage = Readonly<Partial<Record<(typeof LIMITS)[number][0], HomeLimitFragment>>>;

/** How much of each limit is used up. */
export function Limits({ usage }: { readonly usage: Usage }) {
  const now = useNow();
  return (
    <div className="stack">
      {LIMITS.map(([name, label]) => {
        const limit = usage[name];
        if (limit === undefined) return null;
        const isFull = limit.remaining === 0 && limit.freesAt !== null;
        return (
          <Meter
            key={name}
            label={label}
            value={limit.used}
            limit={limit.limit}
            note={isFull ? `The next is free ${relativeTime(Date.parse(limit.freesAt), now)}.` : undefined}
          />
        );
      })}
    </div>
  );
}
