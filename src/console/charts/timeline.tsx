import type { Tone } from '../ui/show/badge.js';
import { formatDuration } from '../ui/show/times.js';
import { Bars } from './bars.js';
import { Chart } from './chart.js';

/** Something that took from one moment to another. Moments are milliseconds since 1970. */
export interface TimelineSpan {
  readonly id: string;
  readonly label: string;
  /** Null: it has not begun. */
  readonly start: number | null;
  /** Null: it goes on. */
  readonly end: number | null;
  readonly tone?: Tone;
}

export interface TimelineProps {
  readonly title: string;
  readonly spans: readonly TimelineSpan[];
  /** Until when those that go on are drawn. */
  readonly now: number;
}

/** What happened when, and how long it took: the stages of a job, the attempts of a delivery. */
export function Timeline({ title, spans, now }: TimelineProps) {
  const starts = spans.flatMap(({ start }) => (start === null ? [] : [start]));
  const first = starts.length === 0 ? now : Math.min(...starts);
  const last = Math.max(first + 1, ...spans.map(({ start, end }) => (start === null ? first : (end ?? now))));
  const rows = spans.map((span) => {
    const took = span.start === null ? null : (span.end ?? now) - span.start;
    return { ...span, took, shown: took === null ? '–' : formatDuration(took) };
  });
  return (
    <Chart
      title={title}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'label', label: 'Step', cell: ({ label }) => label },
        {
          id: 'after',
          label: 'Began after',
          end: true,
          cell: ({ start }) => (start === null ? '–' : formatDuration(start - first)),
        },
        { id: 'took', label: 'Took', end: true, cell: ({ shown }) => shown },
      ]}
    >
      <Bars
        title={title}
        bars={rows.map(({ id, label, start, took, shown, tone = 'accent' }) => ({
          id,
          label,
          shown,
          pieces:
            start === null || took === null
              ? []
              : [
                  {
                    id,
                    x: ((start - first) / (last - first)) * 100,
                    width: (took / (last - first)) * 100,
                    look: `series-${tone}`,
                    title: `${label}: ${shown}`,
                  },
                ],
        }))}
      />
    </Chart>
  );
}
