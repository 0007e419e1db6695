import { BroadcastChannel } from 'node:worker_threads';
import type { CounterName, HistogramName } from '../../domain/metrics.js';
import type { Measures } from '../../ports/metrics.js';

/** What a thread counted or measured, on its way to the thread that is scraped. */
type Message =
  | readonly ['add', CounterName, Readonly<Record<string, string>>, number]
  | readonly ['observe', HistogramName, Readonly<Record<string, string>>, number];

/** Measures of a thread, which the main thread shows: over a channel of the process, for a thread may end and begin anew. */
export class ThreadMeasures implements Measures {
  private readonly channel: BroadcastChannel;
  private isClosed = false;

  /** @param name of the channel, as `receiveMeasures` has it */
  constructor(name: string) {
    this.channel = new BroadcastChannel(name);
    this.channel.unref();
  }

  add(name: CounterName, labels: Readonly<Record<string, string>>, by = 1): void {
    this.send(['add', name, labels, by]);
  }

  observe(name: HistogramName, labels: Readonly<Record<string, string>>, seconds: number): void {
    this.send(['observe', name, labels, seconds]);
  }

  close(): void {
    this.isClosed = true;
    this.channel.close();
  }

  /** What ends after its thread's end is not counted; a closed channel would throw. */
  private send(message: Message): void {
    if (!this.isClosed) this.channel.postMessage(message);
  }
}

/**
 * Shows what threads of this process measure.
 * @param name of the channel: one of its own for each Galley in the process
 * @returns ends it
 */
export function receiveMeasures(name: string, metrics: Measures): () => void {
  const channel = new BroadcastChannel(name);
  channel.unref();
  channel.onmessage = (event) => {
    // Nobody but the threads of this process has the channel.
    const [kind, metric, labels, value] = (event as { readonly data: Message }).data;
    if (kind === 'add') metrics.add(metric, labels, value);
    else metrics.observe(metric, labels, value);
  };
  return () => {
    channel.close();
  };
}
