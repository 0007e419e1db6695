import type { NewEvent } from '../domain/event.js';

/** The event log. It is read as a list (`ListStore.events`), and its readers listen to the topic `events:<account>`. */
export interface EventStore {
  /**
   * Raises events that no trigger of a table does. Called in the transaction of the change, anywhere in it: they get their
   * places at its commit, and are gone if it is rolled back.
   */
  add(events: readonly NewEvent[]): Promise<void>;
}
