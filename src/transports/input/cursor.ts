import { z } from 'zod';
import { isUuid } from '../../domain/access/uuid.js';
import type { Cursor } from '../../domain/list-query.js';

/** What is in a cursor is documented nowhere, so that it may change. */
export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(JSON.stringify({ at, id })).toString('base64url');
}

/** Years that PostgreSQL has too. */
const MOMENT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

const cursorShape = z.object({
  at: z.string().regex(MOMENT).refine(isOfCalendar),
  id: z.string().refine(isUuid),
});

/** A cursor of a list that an earlier answer had. */
export const cursorField = z
  .string({ error: 'must be a cursor, given once' })
  .nullish()
  .transform((text, context) => {
    if (text === null || text === undefined) return null;
    const cursor = readCursor(text);
    if (cursor !== null) return cursor;
    context.addIssue({ code: 'custom', message: 'is no cursor: send one that a page of this list answered' });
    return z.NEVER;
  });

function readCursor(text: string): Cursor | null {
  try {
    const { at, id } = cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { at, id };
  } catch {
    return null;
  }
}

/** JavaScript reads the 30th of February as a day of March. */
function isOfCalendar(moment: string): boolean {
  const date = new Date(moment);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === moment.slice(0, 19);
}
