import type { Audit } from '../../../domain/audit/audit.js';
import type { IssuesView, Overview, StructureView } from '../../../libs/site-audit/index.js';
import type { AuditViews } from './audit-views.js';
import type { IgnoredChecks } from '../ignored-checks.js';

/** What the report of an audit for people is made of. */
export interface ReportedAudit {
  readonly overview: Overview;
  readonly issues: IssuesView;
  /** The site and its first folders. */
  readonly root: StructureView['root'];
  /** Why a check is ignored, by its id. */
  readonly ignored: ReadonlyMap<string, string>;
}

/** Folders that a report lists. Chosen. */
const MOST_FOLDERS = 12;

/**
 * @param audit one that is done
 * @param ignoredChecks null where no edition ignores any
 * @throws {GalleyError} `not_found` for an audit that another version stored
 */
export async function readReport(
  { id, editionId }: Pick<Audit, 'id' | 'editionId'>,
  views: Pick<AuditViews, 'overview' | 'allIssues' | 'structure'>,
  ignoredChecks: Pick<IgnoredChecks, 'of'> | null,
): Promise<ReportedAudit> {
  const [overview, issues, { root }, ignored] = await Promise.all([
    views.overview(id),
    views.allIssues(id),
    views.structure(id, {
      view: 'structure',
      by: 'folder',
      path: '/',
      levels: 1,
      maxChildren: MOST_FOLDERS,
      sort: 'urls',
    }),
    editionId === null ? null : ignoredChecks?.of([editionId]),
  ]);
  const reasons = (ignored?.[0] ?? []).map(({ check, reason }) => [check, reason] as const);
  return { overview, issues, root, ignored: new Map(reasons) };
}
