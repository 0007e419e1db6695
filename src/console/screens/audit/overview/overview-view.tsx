import { Link } from '@tanstack/react-router';
import { StackedBars } from '../../../charts/stacked-bars.js';
import { Waterfall } from '../../../charts/waterfall.js';
import { auditOverviewQuery } from '../../../data/generated/audit.js';
import type { AuditOverviewQuery } from '../../../data/generated/types.js';
import { useOperation } from '../../../data/queries.js';
import { Badge } from '../../../ui/show/badge.js';
import { Card } from '../../../ui/show/card.js';
import { formatNumber } from '../../../ui/show/number.js';
import { Shown } from '../../../ui/states/shown.js';
import { Empty } from '../../../ui/states/states.js';
import { Delta } from '../../audits/delta.js';
import { Figures } from '../../audits/figures.js';
import { Changes } from './changes.js';
import { OwnQuestions } from './own-questions.js';
import { codeWords } from '../../work-words.js';

type Overview = NonNullable<NonNullable<AuditOverviewQuery['audit']>['overview']>;

/** Checks that have a step of their own in the waterfall; the others are one step. */
const STEPS = 10;

const CLASSES = [
  ['success', '2xx', 'ok'],
  ['redirection', '3xx', 'info'],
  ['clientError', '4xx', 'warn'],
  ['serverError', '5xx', 'fail'],
  ['noResponse', 'No answer', 'accent'],
  ['blockedByRobots', 'Forbidden by robots.txt', 'neutral'],
] as const;

/** Whether the site is well, and what to do first. */
export function OverviewView({ id }: { readonly id: string }) {
  const query = useOperation(auditOverviewQuery, { id });
  return (
    <Shown what="the overview" query={query} lines={8}>
      {({ audit, auditChecks }) => {
        if (!audit?.overview) return <Empty title="This audit has no overview." />;
        const names = new Map(auditChecks.map(({ id: check, title }) => [check, title]));
        return <Parts id={id} overview={audit.overview} names={names} />;
      }}
    </Shown>
  );
}

interface PartsProps {
  readonly id: string;
  readonly overview: Overview;
  /** By check. */
  readonly names: ReadonlyMap<string, string>;
}

function Parts({ id, overview, names }: PartsProps) {
  const { totals, timing, depth, topFixes, duplicates } = overview;
  return (
    <div className="audit-overview">
      <div className="stack">
        <Card title="Score">
          <Score overview={overview} />
        </Card>
        <OwnQuestions id={id} overview={overview} names={names} />
        <Card title="Lost points">
          <LostPoints overview={overview} names={names} />
        </Card>
        <Card title="The site">
          <Figures
            figures={[
              ['Addresses', formatNumber(totals.urls)],
              ['Pages', formatNumber(totals.htmlPages)],
              ['Indexable', formatNumber(totals.indexable)],
              ['Not indexable', formatNumber(totals.nonIndexable)],
              ['Files', formatNumber(totals.resources)],
              ['Other sites', formatNumber(totals.externalUrls)],
              ['Links within', formatNumber(totals.internalLinks)],
              ['Duplicates', formatNumber(duplicates.exactPages)],
              ['Near duplicates', formatNumber(duplicates.nearPages)],
              ['First byte, median', `${formatNumber(Math.round(timing.ttfbMs.p50))} ms`],
              ['First byte, slowest 10 %', `${formatNumber(Math.round(timing.ttfbMs.p90))} ms`],
            ]}
          />
        </Card>
      </div>
      <div className="stack">
        <Card title="What to fix first" flush>
          {topFixes.length === 0 ? (
            <Empty title="Nothing costs the score anything." />
          ) : (
            <ol className="fix-list">
              {topFixes.map(({ check, title, affected, templateWide, points }) => (
                <li key={check}>
                  <Link to="/audits/$id/$view" params={{ id, view: 'issues' }} search={{ check }}>
                    {title}
                  </Link>
                  <span className="soft small">
                    {formatNumber(affected)} found
                    {templateWide && ', all from one template: a single fix'}
                  </span>
                  <span className="number fix-points">
                    {points > 0 ? `−${formatNumber(Math.round(points * 10) / 10)}` : '–'}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </Card>
        <Card title="Status codes by clicks from the start page">
          <StackedBars
            title="Addresses by clicks from the start page and class of their status code"
            rowLabel="Clicks"
            series={CLASSES.map(([, label, tone]) => ({ label, tone }))}
            rows={depth
              .filter(({ count }) => count > 0)
              .map(({ depth: clicks, byStatus }) => ({
                label: depthWord(clicks),
                values: CLASSES.map(([name]) => byStatus[name]),
              }))}
          />
        </Card>
        <Card title="Since the previous audit">
          <Changes id={id} changes={overview.changes} />
        </Card>
      </div>
    </div>
  );
}

/** @param clicks null: no page links there */
function depthWord(clicks: string | null): string {
  if (clicks === null) return 'Only in a sitemap';
  return clicks === '0' ? 'The start page' : `${clicks} ${clicks === '1' ? 'click' : 'clicks'}`;
}

function Score({ overview }: { readonly overview: Overview }) {
  const { score, issues } = overview;
  if (score.value === null) return <Empty title="No page was read, so there is no score." />;
  return (
    <div className="stack">
      <div className="audit-score-line">
        <span className="audit-score-value number">{score.value}</span>
        <span className="stack audit-score-notes">
          <span>
            {score.grade !== null && `Grade ${score.grade}`}{' '}
            {score.delta !== null && <Delta value={score.delta} />}
          </span>
          {score.confidence !== 'full' && (
            <span className="soft small">Some pages or links could not be read: faults may be missing.</span>
          )}
          {score.caps.map(({ reason, max }) => (
            <span key={reason} className="small">
              <Badge tone="fail">{`${max} at most`}</Badge> {codeWords(reason)}
            </span>
          ))}
        </span>
      </div>
      <Figures
        figures={[
          ['Errors', formatNumber(issues.error.checks)],
          ['Warnings', formatNumber(issues.warning.checks)],
          ['Notices', formatNumber(issues.notice.checks)],
          ['Findings', formatNumber(issues.error.items + issues.warning.items + issues.notice.items)],
        ]}
      />
    </div>
  );
}

function LostPoints({ overview, names }: Omit<PartsProps, 'id'>) {
  const { lost, value, caps } = overview.score;
  const sorted = lost.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  if (value === null || (sorted.length === 0 && caps.length === 0)) return <Empty title="None are lost." />;
  const others = sorted.slice(STEPS);
  const sum = (steps: typeof sorted) => steps.reduce((total, { points }) => total + points, 0);
  const bounded = 100 - sum(sorted) - value;
  return (
    <Waterfall
      title={`How 100 points became ${value}`}
      unit="Points"
      start={{ label: 'All points', value: 100 }}
      steps={[
        ...sorted
          .slice(0, STEPS)
          .map(({ check, points }) => ({ label: names.get(check) ?? check, change: -points })),
        ...(others.length === 0 ? [] : [{ label: `${others.length} other checks`, change: -sum(others) }]),
        ...(caps.length > 0 && bounded > 0.5 ? [{ label: 'Bound by a grave fault', change: -bounded }] : []),
      ]}
      endLabel="Score"
    />
  );
}
