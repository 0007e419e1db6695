import type {
  AuditGraphQuery,
  AuditHitsQuery,
  AuditIssuesQuery,
  AuditPhrasesQuery,
  AuditUrlQuery,
} from '../../data/generated/types.js';

type IssuesOf<Query extends AuditHitsQuery | AuditIssuesQuery> = NonNullable<
  NonNullable<Query['audit']>['issues']
>;

/** What one check found. */
export type Issue = IssuesOf<AuditIssuesQuery>['issues'][number];
/** One finding of it. */
export type Hit = IssuesOf<AuditHitsQuery>['items'][number];
/** The links of a site. */
export type Graph = NonNullable<NonNullable<AuditGraphQuery['audit']>['graph']>;
/** The phrases of a site. */
export type Ngrams = NonNullable<NonNullable<AuditPhrasesQuery['audit']>['ngrams']>;
export type Phrase = Ngrams['ngrams'][number]['phrases'][number];
/** What is known of one URL. */
export type UrlFound = NonNullable<NonNullable<AuditUrlQuery['audit']>['url']>;
