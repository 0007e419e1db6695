import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import {
  COUNTERS,
  GAUGES,
  HISTOGRAMS,
  type CounterName,
  type GaugeName,
  type HistogramName,
} from '../../domain/metrics.js';
import type { Metrics, Reading } from '../../ports/metrics.js';

type Read = () => readonly Reading<GaugeName>[] | Promise<readonly Reading<GaugeName>[]>;

/** Metrics of one process in a registry of prom-client, whose text format is what `/metrics` answers. */
export class PrometheusMetrics implements Metrics {
  private readonly counters = new Map<CounterName, Counter>();
  private readonly histograms = new Map<HistogramName, Histogram>();
  private readonly gauges = new Map<GaugeName, Read[]>();

  constructor(private readonly registry: Registry) {
    for (const [name, { help, labels }] of Object.entries(COUNTERS))
      this.counters.set(
        name as CounterName,
        new Counter({ name, help, labelNames: labels, registers: [registry] }),
      );
    for (const [name, { help, labels, buckets }] of Object.entries(HISTOGRAMS))
      this.histograms.set(
        name as HistogramName,
        new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] }),
      );
  }

  add(name: CounterName, labels: Readonly<Record<string, string>>, by = 1): void {
    this.counters.get(name)?.inc(labels, by);
  }

  observe(name: HistogramName, labels: Readonly<Record<string, string>>, seconds: number): void {
    this.histograms.get(name)?.observe(labels, seconds);
  }

  gauge<Name extends GaugeName>(
    name: Name,
    read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>,
  ): void {
    const known = this.gauges.get(name);
    if (known) {
      known.push(read);
      return;
    }
    const reads: Read[] = [read];
    this.gauges.set(name, reads);
    const { help, labels } = GAUGES[name];
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
      async collect() {
        const readings = await Promise.allSettled(reads.map(async (each) => each()));
        this.reset();
        // Without labels a reset gauge reads 0, which would be a value that nobody measured.
        if (labels.length === 0) this.remove();
        for (const each of readings)
          if (each.status === 'fulfilled') for (const [values, value] of each.value) this.set(values, value);
      },
    });
  }
}
