import { useParams } from '@tanstack/react-router';
import { useMayWrite } from '../../app/caller.js';
import { Page } from '../../app/page.js';
import { reportQuery } from '../../data/generated/report.js';
import { reportProgressSubscription } from '../../data/generated/reports.js';
import { queryClient, updateStored, useOperation } from '../../data/queries.js';
import { useSubscription } from '../../data/subscribe.js';
import { formatNumber } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Loading } from '../../ui/states/states.js';
import { Shown } from '../../ui/states/shown.js';
import { CancelReport } from './cancel-report.js';
import type { FoundReport } from './found.js';
import { ReportRecord } from './report-record.js';
import { Stages } from './stages.js';
import './report.css';

/** One report: its progress, then what it found, the gaps first. */
export function Report() {
  const { id } = useParams({ from: '/frame/reports/$id' });
  const query = useOperation(reportQuery, { id });
  const report = query.data?.researchReport ?? null;
  useSubscription(reportProgressSubscription, report?.status === 'RUNNING' ? { id } : null, {
    next: ({ researchProgress: changed }) => {
      updateStored(reportQuery, { id }, (stored) =>
        stored.researchReport === null || stored.researchReport.version > changed.version
          ? stored
          : { researchReport: { ...stored.researchReport, ...changed } },
      );
      // Its record comes with a reading of its own.
      if (changed.status !== 'RUNNING') {
        void queryClient.invalidateQueries({ queryKey: [reportQuery.name] });
      }
    },
  });
  const mayWrite = useMayWrite();
  return (
    <Page
      title={report?.report?.title ?? (report === null ? 'Report' : `Report on ${report.edition.name}`)}
      lead={report !== null && <Lead report={report} />}
      actions={mayWrite && report?.status === 'RUNNING' && <CancelReport id={id} />}
    >
      <Shown what="the report" query={query} lines={8}>
        {({ researchReport: shown }) => shown !== null && <Body report={shown} />}
      </Shown>
    </Page>
  );
}

function Lead({ report: { edition, report, createdAt, finishedAt } }: { readonly report: FoundReport }) {
  if (report === null) {
    return (
      <>
        {edition.webAddress ?? edition.name} · started <RelativeTime at={createdAt} />
      </>
    );
  }
  const { pagesRead, pagesSeen } = report.site;
  return (
    <>
      {formatNumber(pagesRead)} of {formatNumber(pagesSeen)} known pages read ·{' '}
      <RelativeTime at={finishedAt ?? createdAt} />
    </>
  );
}

function Body({ report }: { readonly report: FoundReport }) {
  if (report.report !== null) return <ReportRecord record={report.report} warnings={report.warnings} />;
  if (report.status === 'DONE') return <Loading label="Loading the record of the report" lines={8} />;
  return <Stages report={report} />;
}
