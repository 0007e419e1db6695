import type {
  COUNTERS,
  CounterName,
  GAUGES,
  GaugeName,
  HISTOGRAMS,
  HistogramName,
  LabelsOf,
} from '../domain/metrics.js';

/** What a gauge shows: a value for each set of labels. */
export type Reading<Name extends GaugeName> = readonly [
  labels: LabelsOf<(typeof GAUGES)[Name]>,
  value: number,
];

/** Counts and measures for an operator's Prometheus. Nothing here throws or waits. */
export interface Measures {
  /** @param by how many; default 1 */
  add<Name extends CounterName>(name: Name, labels: LabelsOf<(typeof COUNTERS)[Name]>, by?: number): void;
  observe<Name extends HistogramName>(
    name: Name,
    labels: LabelsOf<(typeof HISTOGRAMS)[Name]>,
    seconds: number,
  ): void;
}

/** Those of the main thread of a process, which has the gauges too. */
export interface Metrics extends Measures {
  /**
   * @param read called with each scrape. What it answers is all that the gauge shows; where it throws, the gauge shows nothing.
   * Several of one name show all of their readings.
   */
  gauge<Name extends GaugeName>(
    name: Name,
    read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>,
  ): void;
}

/** For processes and threads that nobody scrapes. */
export const NO_METRICS: Metrics = {
  add: () => undefined,
  observe: () => undefined,
  gauge: () => undefined,
};
