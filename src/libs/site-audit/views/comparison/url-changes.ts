import type { RowField, UrlRow } from '../url-row.js';

/** What may have become of a URL between two audits, in the order in which changes of one URL are listed. */
export const URL_CHANGE_KINDS = [
  'added',
  'removed',
  'status',
  'redirect',
  'indexability',
  'canonical',
  'robots',
  'title',
  'description',
  'h1',
  'words',
] as const;
export type UrlChangeKind = (typeof URL_CHANGE_KINDS)[number];

/** The fields of a row by which it is compared. */
export const COMPARED_FIELDS = [
  'url',
  'internal',
  'status',
  'indexable',
  'indexabilityReason',
  'title',
  'description',
  'h1',
  'canonical',
  'robots',
  'words',
  'redirectTo',
  'skipped',
] as const satisfies readonly RowField[];
export type ComparedRow = Pick<UrlRow, (typeof COMPARED_FIELDS)[number]>;

/** What is otherwise at a URL, before and after: texts as the table of URLs writes them, lists parted by ` | `; null for nothing. */
export interface UrlChange {
  readonly url: string;
  readonly kind: UrlChangeKind;
  readonly before: string | null;
  readonly after: string | null;
}

/** How many changes there are of each kind. */
export type UrlChangeCounts = Readonly<Record<UrlChangeKind, number>>;

/** Counts to begin with. */
export function noUrlChanges(): Record<UrlChangeKind, number> {
  return Object.fromEntries(URL_CHANGE_KINDS.map((kind) => [kind, 0])) as Record<UrlChangeKind, number>;
}

type ComparedKind = Exclude<UrlChangeKind, 'added' | 'removed'>;

const TEXTS: Readonly<Record<ComparedKind, (row: ComparedRow) => string | null>> = {
  status: statusOf,
  redirect: ({ redirectTo }) => redirectTo,
  indexability: ({ indexable, indexabilityReason }) => (indexable ? 'indexable' : indexabilityReason),
  canonical: ({ canonical }) => canonical,
  robots: ({ robots }) => listOf(robots),
  title: ({ title }) => title,
  description: ({ description }) => description,
  h1: ({ h1 }) => listOf(h1),
  words: ({ words }) => (words === null ? null : String(words)),
};
const KINDS = Object.keys(TEXTS) as ComparedKind[];
/** Of what is no page there is nothing to compare but these: that a broken page has no title says nothing new. */
const OF_ANY_URL: readonly ComparedKind[] = ['status', 'redirect', 'indexability'];

/** Whether an audit learnt what stands at a URL; that robots.txt forbids it is something learnt, too. */
export function isSeen({ skipped }: Pick<ComparedRow, 'skipped'>): boolean {
  return skipped === null || skipped.reason === 'robots';
}

/** In what two rows of one URL differ, both of which were seen. */
export function kindsOf(before: ComparedRow, after: ComparedRow): UrlChangeKind[] {
  const kinds = isPage(before) && isPage(after) ? KINDS : OF_ANY_URL;
  return kinds.filter((kind) => TEXTS[kind](before) !== TEXTS[kind](after));
}

/** @param before null for a URL that was added, `after` null for one that was removed */
export function changeOf(
  kind: UrlChangeKind,
  url: string,
  before: ComparedRow | null,
  after: ComparedRow | null,
): UrlChange {
  const text = kind === 'added' || kind === 'removed' ? statusOf : TEXTS[kind];
  return { url, kind, before: before && text(before), after: after && text(after) };
}

function isPage({ words }: ComparedRow): boolean {
  return words !== null;
}

function statusOf({ status }: ComparedRow): string | null {
  return status === null ? null : String(status);
}

function listOf(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : texts.join(' | ');
}
