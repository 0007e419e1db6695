import { formatNumber } from '../ui/show/number.js';
import { Chart } from './chart.js';

/** One value of a course. */
export interface SparkPoint {
  readonly label: string;
  readonly value: number;
}

export interface SparklineProps {
  readonly title: string;
  /** The oldest first. */
  readonly points: readonly SparkPoint[];
  /** What a value is called in the table. */
  readonly unit: string;
  /** The ends of the scale; absent: those of the values. */
  readonly range?: readonly [low: number, high: number];
}

const SIZE = { width: 240, height: 48, edge: 4 } as const;

/** How a value went, without axes: its table has the figures. */
export function Sparkline({ title, points, unit, range }: SparklineProps) {
  const values = points.map(({ value }) => value);
  const [low, high] = range ?? [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const at = points.map(({ value }, place) => ({
    x: SIZE.edge + (place * (SIZE.width - 2 * SIZE.edge)) / Math.max(1, points.length - 1),
    y: SIZE.height - SIZE.edge - ((value - low) / span) * (SIZE.height - 2 * SIZE.edge),
  }));
  const line = at.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const last = at.at(-1);
  return (
    <Chart
      title={title}
      rows={points.map((point, place) => ({ ...point, place }))}
      rowId={({ place }) => String(place)}
      columns={[
        { id: 'label', label: 'When', cell: ({ label }) => label },
        {
          id: 'value',
          label: unit,
          end: true,
          cell: ({ value }) => formatNumber(value),
          value: ({ value }) => value,
        },
      ]}
    >
      <svg role="img" aria-label={title} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="sparkline">
        <title>{title}</title>
        {at.length > 1 && (
          <>
            <polygon
              className="spark-area"
              points={`${SIZE.edge},${SIZE.height} ${line} ${SIZE.width - SIZE.edge},${SIZE.height}`}
            />
            <polyline className="spark-line" points={line} />
          </>
        )}
        {last && <circle className="spark-end" cx={last.x} cy={last.y} r="3.5" />}
      </svg>
    </Chart>
  );
}
