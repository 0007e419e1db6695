import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Page } from '../../app/page.js';
import { auditQuery } from '../../data/generated/audit.js';
import type { AuditQuery } from '../../data/generated/types.js';
import { useOperation } from '../../data/queries.js';
import { formatNumber } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Empty, Fault } from '../../ui/states/states.js';
import { isRunning } from '../audits/audit-words.js';
import { LiveAudit } from '../audits/live-audit.js';
import { CompareView } from './compare-view.js';
import { DownloadMenu } from './download-menu.js';
import { GraphView } from './graph/graph-view.js';
import { IssuesView } from './issues/issues-view.js';
import { OverviewView } from './overview/overview-view.js';
import { PagesView } from './pages/pages-view.js';
import { PhrasesView } from './phrases-view.js';
import { StructureView } from './structure-view.js';
import { TestRobots } from './test-robots.js';
import './audit.css';

type Audited = NonNullable<AuditQuery['audit']>;

const VIEWS = [
  { id: 'overview', label: 'Overview', View: OverviewView },
  { id: 'issues', label: 'Issues', View: IssuesView },
  { id: 'pages', label: 'Pages', View: PagesView },
  { id: 'structure', label: 'Structure', View: StructureView },
  { id: 'phrases', label: 'Phrases', View: PhrasesView },
  { id: 'graph', label: 'Links', View: GraphView },
  { id: 'changes', label: 'Changes', View: CompareView },
] as const;

/** Where the list of views is wider than the screen. */
function showCurrent(list: HTMLElement | null): void {
  list?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** One audit, by views that have addresses of their own. */
export function Audit() {
  const { id, view } = useParams({ from: '/frame/audits/$id/$view' });
  const query = useOperation(auditQuery, { id });
  const audit = query.data?.audit ?? null;
  return (
    <Page
      title={audit === null ? 'Audit' : `Audit of ${audit.crawl.domain}`}
      lead={audit === null ? undefined : <Lead audit={audit} />}
      actions={
        <>
          {audit?.status === 'DONE' && (
            <>
              <TestRobots id={id} />
              <DownloadMenu id={id} domain={audit.crawl.domain} />
            </>
          )}
          <Link to="/audits">All audits</Link>
        </>
      }
    >
      <Found id={id} view={view} query={query} />
    </Page>
  );
}

interface FoundProps {
  readonly id: string;
  readonly view: string;
  readonly query: UseQueryResult<AuditQuery>;
}

/** What is shown of the audit. Most are done, so the view reads beside the audit and not after it. */
function Found({ id, view, query }: FoundProps) {
  if (query.isError && query.data === undefined)
    return <Fault error={query.error} onRetry={() => void query.refetch()} />;
  const found = query.data?.audit;
  if (found === null) return <Empty title="Your account has no audit with this address." />;
  if (found !== undefined && isRunning(found)) return <LiveAudit audit={found} />;
  if (found?.status === 'FAILED') return <Empty title="This audit failed.">{found.error?.message}</Empty>;
  return <Views id={id} view={view} />;
}

/** The chosen view, and the way to the others. */
function Views({ id, view }: { readonly id: string; readonly view: string }) {
  const shown = VIEWS.find((each) => each.id === view);
  return (
    <div className="stack">
      <nav aria-label="Views of the audit">
        <ul key={view} ref={showCurrent} className="view-list">
          {VIEWS.map((each) => (
            <li key={each.id}>
              <Link
                to="/audits/$id/$view"
                params={{ id, view: each.id }}
                className="view-link"
                activeOptions={{ includeSearch: false }}
              >
                {each.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown === undefined ? (
        <Empty title="An audit has no such view." />
      ) : (
        <shown.View key={shown.id} id={id} />
      )}
    </div>
  );
}

const STOPPED: Readonly<Record<string, string>> = {
  MAX_PAGES: 'it ended at the limit of pages',
  MAX_TIME: 'it ended at the limit of time',
  MAX_DEPTH: 'it ended at the limit of depth',
  SITE_ERRORS: 'the site failed too often',
  UNREACHABLE: 'the site stopped answering',
  USER: 'it was stopped',
};

function Lead({ audit }: { readonly audit: Audited }) {
  const { coverage, stopReason } = audit.crawl;
  const reason = stopReason === null ? undefined : STOPPED[stopReason];
  return (
    <>
      {audit.edition.name} · {formatNumber(audit.pageCount)} pages · started{' '}
      <RelativeTime at={audit.createdAt} />
      {audit.status === 'DONE' && !coverage.complete && ` · part of the site${reason ? `: ${reason}` : ''}`}
    </>
  );
}
