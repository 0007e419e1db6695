import { formatNumber } from '../ui/show/number.js';
import type { Tone } from '../ui/show/badge.js';
import { Chart, ChartKey, partColumns, seriesClass } from './chart.js';

/** One part of the whole. */
export interface BarPart {
  readonly label: string;
  readonly value: number;
  /** Its colour where it means something; else the next of the series. */
  readonly tone?: Tone;
}

export interface StackedBarProps {
  readonly title: string;
  readonly parts: readonly BarPart[];
  /** What is counted, for the table. */
  readonly unit: string;
}

/** How a whole is made up: parts of one bar, with a key below. */
export function StackedBar({ title, parts, unit }: StackedBarProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shown = parts
    .map((part, place) => ({
      ...part,
      share: total === 0 ? 0 : part.value / total,
      look: part.tone === undefined ? seriesClass(place) : `series-${part.tone}`,
    }))
    .filter(({ value }) => value > 0);
  let start = 0;
  const placed = shown.map((part) => {
    const x = start;
    start += part.share * 100;
    return { ...part, x };
  });
  return (
    <Chart
      title={title}
      rows={shown}
      rowId={({ label }) => label}
      columns={[
        { id: 'label', label: 'Part', cell: ({ label }) => label, value: ({ label }) => label },
        ...partColumns<(typeof shown)[number]>(unit, total),
      ]}
    >
      <svg
        role="img"
        aria-label={title}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="stacked-bar"
      >
        <title>{title}</title>
        {placed.map(({ label, value, x, share, look }) => (
          <rect key={label} className={look} x={x} y="0" width={Math.max(0.4, share * 100 - 0.3)} height="6">
            <title>{`${label}: ${formatNumber(value)}`}</title>
          </rect>
        ))}
      </svg>
      <ChartKey entries={shown.map(({ label, look, value }) => ({ label, look, value }))} />
    </Chart>
  );
}
