import type { NewEvent } from '../../../domain/event.js';
import type { EventStore } from '../../../ports/event-store.js';
import { json, type Database } from '../database/connection.js';

const ADD = `SELECT raise_event(e."accountId", e."editionId", e.type, e.object ->> 'kind', (e.object ->> 'id')::uuid, e.data)
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("accountId" uuid, "editionId" uuid, type text, object jsonb, data jsonb))
    WITH ORDINALITY AS e ("accountId", "editionId", type, object, data, n) ORDER BY e.n`;

/** The topic of an account's events. */
export function eventsTopic(accountId: string): string {
  return `events:${accountId}`;
}

export class PostgresEventStore implements EventStore {
  constructor(private readonly database: Database) {}

  async add(events: readonly NewEvent[]): Promise<void> {
    // An event alone would tell of what never came to be.
    if (!this.database.isInTransaction) throw new Error('an event needs a transaction');
    await this.database.rows(ADD, [json(events)]);
    for (const { accountId } of events) this.database.notify(eventsTopic(accountId));
  }
}
