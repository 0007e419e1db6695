import { placeCursor } from '../input/cursor.js';
import { FENCE, FENCE_NOTICE } from './fence.js';

/** Characters that are counted as a token, here and in the tests of the budgets. */
export const CHARACTERS_A_TOKEN = 4;

/** What an answer of a tool holds at most, in characters of JSON. */
export const ANSWER_CHARACTERS = {
  /** Where the caller asked for no size: 4,000 tokens. */
  usual: 4000 * CHARACTERS_A_TOKEN,
  /** Whatever the caller asked for: 15,000 tokens. Clients refuse answers of more than 25,000. */
  most: 15_000 * CHARACTERS_A_TOKEN,
} as const;

/** What is left for what stands beside the rows of a list. */
const BESIDE = 1500;

export type Fields = Readonly<Record<string, unknown>>;

/** Nulls, and what is not there, take tokens and say nothing: an answer leaves them out. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === null || inner === undefined ? [] : [[name, withoutNulls(inner)]],
    ),
  );
}

/** An answer as it is sent, with the notice of the fence where it has fenced text. */
export function tidyAnswer(answer: Fields): Fields {
  const tidy = withoutNulls(answer) as Fields;
  return JSON.stringify(tidy).includes(FENCE[0]) ? { notice: FENCE_NOTICE, ...tidy } : tidy;
}

/** A text cut to a bound, never through the middle of a character. @param most in UTF-16 units */
export function clipped(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** One page of a list, and where the next begins. */
export interface Rows {
  readonly rows: readonly unknown[];
  /** null at the end. */
  readonly next: string | null;
}

/**
 * A page of a list within the bounds of an answer: where its rows are too long, it is read once more with as many as fit, so
 * that its cursor is true.
 *
 * @param asked how many rows the caller asked for; null for the usual size
 * @param usual rows where it asked for none
 */
export async function pageWithin(
  name: string,
  { asked, usual }: { readonly asked: number | null; readonly usual: number },
  read: (limit: number) => Promise<Rows>,
): Promise<Fields> {
  const room = (asked === null ? ANSWER_CHARACTERS.usual : ANSWER_CHARACTERS.most) - BESIDE;
  const wanted = asked ?? usual;
  let page = await read(wanted);
  const fits = howManyFit(page.rows, room);
  const isCut = fits < page.rows.length;
  if (isCut) page = await read(Math.max(1, fits));
  // One row alone may be too long, and rows may have grown since they were counted.
  const rows = page.rows
    .slice(0, Math.max(1, howManyFit(page.rows, room)))
    .map((row) => shortened(row, room));
  return { [name]: rows, next_cursor: page.next, truncated: isCut ? true : null };
}

/** The same of a list that is there whole; its cursor is a place in it. */
export function pageOf(
  name: string,
  all: readonly unknown[],
  { asked, usual, after }: { readonly asked: number | null; readonly usual: number; readonly after: number },
): Promise<Fields> {
  return pageWithin(name, { asked, usual }, (limit) =>
    Promise.resolve({
      rows: all.slice(after, after + limit),
      next: after + limit < all.length ? placeCursor(after + limit) : null,
    }),
  );
}

/** As many of the first entries of a list as fit into so many characters of JSON. */
export function firstThatFit(all: readonly unknown[], room: number): readonly unknown[] {
  return all.slice(0, howManyFit(all, room));
}

function howManyFit(rows: readonly unknown[], room: number): number {
  let left = room;
  const over = rows.findIndex((row) => {
    left -= JSON.stringify(withoutNulls(row)).length + 1;
    return left < 0;
  });
  return over === -1 ? rows.length : over;
}

/** Cuts the texts of a row that is too long by itself. */
function shortened(row: unknown, room: number): unknown {
  const size = () => JSON.stringify(row).length;
  for (let most = 2000; size() > room && most >= 100; most = Math.floor(most / 4))
    row = withShortTexts(row, most);
  return row;
}

function withShortTexts(value: unknown, most: number): unknown {
  if (typeof value === 'string') {
    const cut = clipped(value, most);
    // A fence that was cut open is closed again.
    return cut !== value && value.startsWith(FENCE[0]) ? cut + FENCE[1] : cut;
  }
  if (Array.isArray(value)) return value.slice(0, most).map((inner) => withShortTexts(inner, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withShortTexts(inner, most)]),
  );
}
