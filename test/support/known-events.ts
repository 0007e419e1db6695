import { expect } from '@jest/globals';
import type { Client } from 'pg';
import { EVENTS, type EventType } from '../../src/domain/event.js';

/** That whatever raised the events of this database reported what the catalogue says of their types, and nothing more. */
export async function expectKnownData(sql: Client): Promise<void> {
  const { rows } = await sql.query<{ type: string; kind: string; data: unknown }>(
    'SELECT type, object_kind AS kind, data FROM events',
  );
  for (const { type, kind, data } of rows) {
    if (!(type in EVENTS)) continue;
    const known = EVENTS[type as EventType];
    expect([type, kind]).toEqual([type, known.kind]);
    expect([type, known.data.strict().safeParse(data).error?.issues]).toEqual([type, undefined]);
  }
}
