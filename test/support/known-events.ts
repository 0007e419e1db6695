import { expect } from '@jest/globals';
import type { Client } from 'pg';
import { EVENTS, type EventType } from '../../src/domain/event.js';

/** The shape of a type's data, which lets no other field in. Made once: to make one takes a millisecond, and there are many rows. */
const shapes = new Map<EventType, ReturnType<typeof shapeOf>>();
const shapeOf = (type: EventType) => EVENTS[type].data.strict();

/** That whatever raised the events of this database reported what the catalogue says of their types, and nothing more. */
export async function expectKnownData(sql: Client): Promise<void> {
  const { rows } = await sql.query<{ type: string; kind: string; data: unknown }>(
    'SELECT type, object_kind AS kind, data FROM events',
  );
  for (const { type, kind, data } of rows) {
    if (!(type in EVENTS)) continue;
    const known = type as EventType;
    const shape = shapes.get(known) ?? shapeOf(known);
    shapes.set(known, shape);
    expect([type, kind]).toEqual([type, EVENTS[known].kind]);
    expect([type, shape.safeParse(data).error?.issues]).toEqual([type, undefined]);
  }
}
