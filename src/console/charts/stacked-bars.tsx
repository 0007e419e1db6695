import type { Tone } from '../ui/show/badge.js';
import { formatNumber } from '../ui/show/number.js';
import { Bars } from './bars.js';
import { Chart, ChartKey } from './chart.js';

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
      <Bars
        title={title}
        bars={sums.map(({ label, values, sum }) => {
          let at = 0;
          return {
            id: label,
            label,
            shown: formatNumber(sum),
            pieces: used.flatMap(({ label: part, tone, place }) => {
              const value = values[place] ?? 0;
              const [x, width] = [at, (value / longest) * 100];
              at += width;
              if (value === 0) return [];
              const look = `series-${tone}`;
              return [{ id: part, x, width, look, title: `${label}, ${part}: ${formatNumber(value)}` }];
            }),
          };
        })}
      />
      <ChartKey entries={used.map(({ label, tone }) => ({ label, look: `series-${tone}` }))} />
    </Chart>
  );
}
