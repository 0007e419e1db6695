import type { ArticleFilter, ArticleStatus, DeskVerdict } from '../../data/generated/types.js';

/** What the address of the list says: its filters, and the page by a cursor. */
export interface ArticleSearch {
  readonly words?: string;
  readonly status?: ArticleStatus;
  readonly verdict?: DeskVerdict;
  readonly byline?: string;
  /** Days, such as `2026-11-23`, the first and the last of them. */
  readonly since?: string;
  readonly until?: string;
  readonly after?: string;
  readonly before?: string;
}

const STATUSES: readonly ArticleStatus[] = ['DRAFT', 'PUBLISHED'];
const VERDICTS: readonly DeskVerdict[] = ['PASS', 'WARN', 'FAIL'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @returns what an address says, without whatever the list does not know */
export function readArticleSearch(search: Record<string, unknown>): ArticleSearch {
  const text = (name: string) => {
    // An address such as `?words=2026` is read as a number.
    const value = typeof search[name] === 'number' ? String(search[name]) : search[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const day = (name: string) => {
    const value = text(name);
    return value !== undefined && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  return withoutEmpty({
    words: text('words')?.slice(0, 200),
    status: STATUSES.find((each) => each === search['status']),
    verdict: VERDICTS.find((each) => each === search['verdict']),
    byline: text('byline'),
    since: day('since'),
    until: day('until'),
    after: text('after'),
    before: text('before'),
  });
}

/** @returns the filter of the list; both days are the reader's own, and count whole */
export function filterOf({ words, status, verdict, byline, since, until }: ArticleSearch): ArticleFilter {
  return withoutEmpty({
    words: words?.trim() === '' ? undefined : words,
    status,
    verdict,
    byline,
    since: since === undefined ? undefined : new Date(`${since}T00:00:00`).toISOString(),
    until: until === undefined ? undefined : new Date(`${until}T23:59:59.999`).toISOString(),
  });
}

/** @returns whether any filter is set */
export function isFiltered(search: ArticleSearch): boolean {
  return Object.keys(filterOf(search)).length > 0;
}

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function withoutEmpty<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<Fields>;
}
