import type { WorkFilter, WorkKind, WorkStatus } from '../../data/generated/types.js';

const KINDS: readonly WorkKind[] = ['ARTICLE', 'RESEARCH', 'AUDIT'];
const STATUSES: readonly WorkStatus[] = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'];
const SINCE = ['day', 'week', 'month'] as const;

/** Which work is listed, as the address of the screen says it. */
export interface JobsSearch {
  readonly kind?: WorkKind;
  readonly status?: WorkStatus;
  /** A code of failure, as `no_usable_sources`. */
  readonly code?: string;
  readonly since?: (typeof SINCE)[number];
  /** The id of a key. */
  readonly key?: string;
  /** All editions of the account, not the chosen one alone. */
  readonly all?: true;
  /** The cursor behind which the page begins, or before which it ends. */
  readonly after?: string;
  readonly before?: string;
}

/** What the address says and can be understood. */
export function readJobsSearch(search: Readonly<Record<string, unknown>>): JobsSearch {
  const text = (name: string) =>
    typeof search[name] === 'string' && search[name] !== '' ? search[name] : null;
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search[name]) ?? null;
  const [kind, status, since] = [one('kind', KINDS), one('status', STATUSES), one('since', SINCE)];
  const [code, key, after, before] = [text('code'), text('key'), text('after'), text('before')];
  return {
    ...(kind === null ? {} : { kind }),
    ...(status === null ? {} : { status }),
    ...(since === null ? {} : { since }),
    ...(code === null ? {} : { code }),
    ...(key === null ? {} : { key }),
    ...(search['all'] === true ? { all: true } : {}),
    ...(after === null ? {} : { after }),
    ...(before === null || after !== null ? {} : { before }),
  };
}

const DAY_MS = 86_400_000;
const AGES = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
/** Moments are rounded to it, so that the same list has the same query. */
const ROUND_MS = 600_000;

/** The filter as GraphQL takes it. @param edition the one that is chosen @param now milliseconds since 1970 */
export function filterOf(search: JobsSearch, edition: string | null, now: number): WorkFilter {
  const { kind, status, code, since, key, all } = search;
  return {
    ...(kind === undefined ? {} : { kind: [kind] }),
    ...(status === undefined ? {} : { status: [status] }),
    ...(code === undefined ? {} : { code }),
    ...(key === undefined ? {} : { key }),
    ...(all === true || edition === null ? {} : { edition }),
    ...(since === undefined
      ? {}
      : { since: new Date(Math.floor(now / ROUND_MS) * ROUND_MS - AGES[since]).toISOString() }),
  };
}
