import { setTimeout as delay } from 'node:timers/promises';
import type { AgendaBackend } from 'agenda';
import type { Log } from '../../ports/log.js';
import type { InsertChannel } from './insert-channel.js';
import type { QueueRepository } from './queue-repository.js';
import type { StoreWatch } from './store-watch.js';

/** Where Agenda keeps its jobs. What opens it closes it. */
export interface AgendaStore {
  /**
   * Its `connect` waits until the store answers, however long: Agenda would end the process by an unhandled rejection
   * if its first connection failed.
   */
  readonly backend: AgendaBackend;
  /** The backend's own. */
  readonly repository: QueueRepository;
  readonly watch: StoreWatch;
  /** How many rows of this name wait for a worker, counted up to `most`. */
  waiting(name: string, most: number): Promise<number>;
  /**
   * Removes rows that ended at least so long ago and will never run again: those that failed for good, and those whose
   * worker died between the end and the removal. Any number of processes may do it at once.
   * @returns how many this call removed
   */
  purgeEnded(olderThanMs: number): Promise<number>;
  close(): Promise<void>;
}

/** Logs what goes wrong with notifications, quietly while the store is known to be away. */
export function logFaults(channel: InsertChannel, watch: StoreWatch, log: Log): void {
  channel.on('error', (error: unknown) => {
    log[watch.isAway ? 'debug' : 'warn']({ err: error }, 'a notification of the job queue failed');
  });
}

/** How long the last connections may take to end; one that broke at the wrong moment is never given back. */
const CLOSE_TIMEOUT_MS = 2000;

/** Waits for the end of a store's connections, but not for ever. */
export async function endSoon(end: () => Promise<unknown>, log: Log): Promise<void> {
  const late = delay(CLOSE_TIMEOUT_MS, 'late', { ref: false });
  if ((await Promise.race([end(), late])) === 'late')
    log.warn({}, 'a connection of the job queue did not end');
}
