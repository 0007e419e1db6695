import type { Tone } from '../ui/show/badge.js';
import { formatNumber } from '../ui/show/number.js';
import { Chart } from './chart.js';

export interface StackedBarsProps {
  readonly title: string;
  /** What the rows are, for the table. */
  readonly rowLabel: string;
  readonly series: readonly { readonly label: string; readonly tone: Tone }[];
  /** Each with a value for each of the series. */
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** Several bars of the same parts, each as long as its sum. */
export function StackedBars({ title, rowLabel, series, rows }: StackedBarsProps) {
  const sums = rows.map(({ label, values }) => ({
    label,
    values,
    sum: values.reduce((total, value) => total + value, 0),
  }));
  const longest = Math.max(1, ...sums.map(({ sum }) => sum));
  const used = series
    .map((each, place) => ({ ...each, place }))
    .filter(({ place }) => rows.some(({ values }) => (values[place] ?? 0) > 0));
  return (
    <Chart
      title={title}
      rows={sums}
      rowId={({ label }) => label}
      columns={[
        { id: 'row', label: rowLabel, cell: ({ label }) => label },
        ...used.map(({ label, place }) => ({
          id: label,
          label,
          end: true,
          cell: ({ values }: (typeof sums)[number]) => formatNumber(values[place] ?? 0),
          value: ({ values }: (typeof sums)[number]) => values[place] ?? 0,
        })),
        { id: 'sum', label: 'All', end: true, cell: ({ sum }) => formatNumber(sum), value: ({ sum }) => sum },
      ]}
    >
      <ol className="bars" aria-label={title}>
        {sums.map(({ label, values, sum }) => {
          let at = 0;
          return (
            <li key={label}>
              <span className="bars-label" title={label}>
                {label}
              </span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect className="bars-ground" width="100" height="10" />
                {used.map(({ label: part, tone, place }) => {
                  const width = ((values[place] ?? 0) / longest) * 100;
                  const x = at;
                  at += width;
                  return width === 0 ? null : (
                    <rect
                      key={part}
                      className={`series-${tone}`}
                      x={x}
                      width={Math.max(0.4, width)}
                      height="10"
                    >
                      <title>{`${label}, ${part}: ${formatNumber(values[place] ?? 0)}`}</title>
                    </rect>
                  );
                })}
              </svg>
              <span className="number">{formatNumber(sum)}</span>
            </li>
          );
        })}
      </ol>
      <ul className="chart-key">
        {used.map(({ label, tone }) => (
          <li key={label}>
            <span className={`chart-dot series-${tone}`} aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
    </Chart>
  );
}
