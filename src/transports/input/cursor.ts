import { z } from 'zod';
import { isUuid } from '../../domain/access/uuid.js';
import { refuse } from '../../domain/errors.js';
import type { Cursor, ListName } from '../../domain/list-query.js';

/** What is in a cursor is documented nowhere, so that it may change. */
export function writeCursor({ list, field, at, id }: Cursor): string {
  return Buffer.from(JSON.stringify({ list, field, at, id })).toString('base64url');
}

/** Years that PostgreSQL has too. */
const MOMENT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

const cursorShape = z.object({
  // Absent of a cursor that the release before answered; the next release refuses those.
  list: z
    .enum([
      'articles',
      'jobs',
      'audits',
      'reports',
      'editions',
      'work',
      'events',
      'deliveries',
      'log',
      'operatorWork',
      'scheduledRuns',
      'accounts',
    ])
    .exactOptional(),
  field: z.string().exactOptional(),
  at: z.string().regex(MOMENT).refine(isOfCalendar),
  id: z.string().refine(isUuid),
});

type ReadCursor = z.infer<typeof cursorShape>;

const NO_CURSOR = 'is no cursor: send one that a page of this list answered';

/** A cursor that an earlier answer had. */
export const cursorField = z
  .string({ error: 'must be a cursor, given once' })
  .nullish()
  .transform((text, context) => {
    if (text === null || text === undefined) return null;
    const cursor = readCursor(text);
    if (cursor !== null) return cursor;
    context.addIssue({ code: 'custom', message: NO_CURSOR });
    return z.NEVER;
  });

/**
 * In another list, or in another order, a cursor stands nowhere.
 *
 * @param path of the parameter, for the fault
 * @throws {GalleyError} `invalid_params` for a cursor of another list
 */
export function cursorIn(
  list: ListName,
  field: string,
  cursor: ReadCursor | null,
  path: string,
): Cursor | null {
  if (cursor === null) return null;
  const here = { list, field, ...cursor };
  if (here.list === list && here.field === field) return here;
  const message = cursor.list === list ? `is a cursor of this list by ${cursor.field}` : NO_CURSOR;
  throw refuse('invalid_params', `The input is not valid: ${path} ${message}.`, [{ path, message }]);
}

function readCursor(text: string): ReadCursor | null {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

/** JavaScript reads the 30th of February as a day of March. */
function isOfCalendar(moment: string): boolean {
  const date = new Date(moment);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === moment.slice(0, 19);
}

/** The cursor of a list whose rows are counted: how many were before it. Opaque to callers, so that it may change. */
export function placeCursor(place: number): string {
  return Buffer.from(`after:${place}`).toString('base64url');
}

/** What PostgreSQL's `integer` holds, by which rows are counted. */
const LAST_ROW = 2 ** 31 - 1;

/** @returns null for what is no such cursor */
export function readPlace(cursor: string): number | null {
  const match = /^after:(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const place = Number(match?.[1]);
  return place <= LAST_ROW ? place : null;
}
