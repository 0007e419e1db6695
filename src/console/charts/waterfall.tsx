import { formatNumber } from '../ui/show/number.js';
import { Bars } from './bars.js';
import { Chart } from './chart.js';

/** One step on the way from the first value to the last. */
export interface WaterfallStep {
  readonly label: string;
  /** Below zero: lost. */
  readonly change: number;
}

export interface WaterfallProps {
  readonly title: string;
  readonly start: { readonly label: string; readonly value: number };
  readonly steps: readonly WaterfallStep[];
  readonly endLabel: string;
  /** What a value is called in the table. */
  readonly unit: string;
}

/** How one value became another, step by step: as points of a score are lost. */
export function Waterfall({ title, start, steps, endLabel, unit }: WaterfallProps) {
  let at = start.value;
  const rows = steps.map(({ label, change }, place) => {
    const from = at;
    at += change;
    return {
      id: `step ${place}`,
      label,
      from,
      to: at,
      shown: signed(change),
      look: change < 0 ? 'series-fail' : 'series-ok',
    };
  });
  const whole = (id: string, label: string, value: number) => ({
    id,
    label,
    from: 0,
    to: value,
    shown: formatNumber(value),
    look: 'series-accent',
  });
  const bars = [whole('start', start.label, start.value), ...rows, whole('end', endLabel, round(at))];
  const high = Math.max(...bars.map(({ from, to }) => Math.max(from, to)), 1);
  return (
    <Chart
      title={title}
      rows={bars}
      rowId={({ id }) => id}
      columns={[
        { id: 'label', label: 'Step', cell: ({ label }) => label },
        { id: 'change', label: unit, end: true, cell: ({ shown }) => shown },
        { id: 'after', label: 'After it', end: true, cell: ({ to }) => formatNumber(round(to)) },
      ]}
    >
      <Bars
        title={title}
        bars={bars.map(({ id, label, from, to, shown, look }) => ({
          id,
          label,
          shown,
          pieces: [
            {
              id,
              x: (Math.min(from, to) / high) * 100,
              width: (Math.abs(to - from) / high) * 100,
              look,
              title: `${label}: ${shown}`,
            },
          ],
        }))}
      />
    </Chart>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function signed(change: number): string {
  const rounded = round(change);
  return `${rounded < 0 ? '−' : '+'}${formatNumber(Math.abs(rounded))}`;
}
