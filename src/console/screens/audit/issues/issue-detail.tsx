import { useMemo, useState } from 'react';
import { auditHitsQuery } from '../../../data/generated/lists.js';
import type { AuditHitsQuery, AuditIssuesQuery } from '../../../data/generated/types.js';
import { useMayWrite } from '../../../app/caller.js';
import { Button } from '../../../ui/controls/button.js';
import { Badge } from '../../../ui/show/badge.js';
import { Card } from '../../../ui/show/card.js';
import { withoutSorting, type Column } from '../../../ui/show/columns.js';
import { counted, Count, formatNumber } from '../../../ui/show/number.js';
import { RelativeTime } from '../../../ui/show/relative-time.js';
import { VirtualTable } from '../../../ui/show/virtual-table.js';
import { Fault, Loading } from '../../../ui/states/states.js';
import { SEVERITY_BADGES } from '../../audits/audit-words.js';
import { pathOf } from '../address.js';
import { readWholeList, useCursorList, type CursorPage } from '../cursor-pages.js';
import { ExportMenu, MOST_EXPORTED } from '../export-menu.js';
import { IgnoreIssue, RestoreIssue } from './ignore-issue.js';
import { HitDialog } from './hit-dialog.js';
import type { Hit, Issue } from '../found.js';

type Ignored = NonNullable<AuditIssuesQuery['audit']>['edition']['ignoredChecks'][number];

const PAGE = 200;

const EFFORTS = { LOW: 'minutes', MEDIUM: 'hours', HIGH: 'days' } as const;
const CONFIDENCES = { CONFIRMED: null, LIKELY: 'likely', UNVERIFIABLE: 'could not be verified' } as const;
const CHANGES = { NEW: 'new', SAME: 'as before', FIXED: 'fixed' } as const;

export interface HitsProps {
  readonly id: string;
  readonly issue: Issue;
  readonly changed: 'NEW' | 'SAME' | 'FIXED' | null;
}

export interface IssueDetailProps extends HitsProps {
  readonly edition: string;
  /** Null: it is not ignored. */
  readonly ignored: Ignored | null;
}

/** Why a finding matters, how it is fixed, and where it was found, with the value that triggered it. */
export function IssueDetail({ id, edition, issue, changed, ignored }: IssueDetailProps) {
  const mayWrite = useMayWrite();
  const named = { edition, check: issue.check, title: issue.title };
  // One template is one fault, however many pages it makes.
  const [areHitsShown, setHitsShown] = useState(!issue.templateWide);
  const [tone, word] = SEVERITY_BADGES[issue.severity];
  const confidence = CONFIDENCES[issue.confidence];
  return (
    <Card
      title={issue.title}
      aside={
        <span className="row">
          <Badge tone={tone}>{word}</Badge>
          {confidence !== null && <Badge>{confidence}</Badge>}
          <Badge>{`a fix takes ${EFFORTS[issue.effort]}`}</Badge>
        </span>
      }
    >
      <div className="stack">
        {ignored !== null && (
          <p>
            <Badge>ignored</Badge> “{ignored.reason}” {ignored.by.name}, <RelativeTime at={ignored.at} />
            {ignored.until !== null && (
              <>
                , until <RelativeTime at={ignored.until} />
              </>
            )}
          </p>
        )}
        <dl className="issue-texts">
          <div>
            <dt>Why it matters</dt>
            <dd>{issue.why}</dd>
          </div>
          <div>
            <dt>How to fix it</dt>
            <dd>{issue.fix}</dd>
          </div>
          <div>
            <dt>What is checked</dt>
            <dd className="soft">
              {issue.rule}
              {issue.source !== null && (
                <>
                  {' '}
                  Source:{' '}
                  <a href={issue.source.url} target="_blank" rel="noreferrer noopener">
                    {issue.source.title}
                  </a>
                </>
              )}
            </dd>
          </div>
        </dl>
        {mayWrite && <div>{ignored === null ? <IgnoreIssue {...named} /> : <RestoreIssue {...named} />}</div>}
        {issue.templateWide && (
          <p>
            <Badge tone="accent">One template</Badge> {formatNumber(issue.urls)} of{' '}
            {formatNumber(issue.population)} have it
            {issue.patterns[0] !== undefined && `, most of them in ${issue.patterns[0].folder}`}: one change
            of the template fixes them all.
          </p>
        )}
        {areHitsShown ? (
          <Hits id={id} issue={issue} changed={changed} />
        ) : (
          <div>
            <Button small onPress={() => setHitsShown(true)}>
              Show all {formatNumber(issue.count)} of them
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function pageOf({ audit }: AuditHitsQuery): CursorPage<Hit> {
  const issues = audit?.issues ?? null;
  return {
    rows: issues?.items ?? [],
    total: issues?.page?.total ?? 0,
    nextCursor: issues?.page?.nextCursor ?? null,
  };
}

function Hits({ id, issue: { check, title }, changed }: HitsProps) {
  const list = useCursorList(auditHitsQuery, { id, check, changed, limit: PAGE }, pageOf);
  const [shown, setShown] = useState<Hit | null>(null);
  // A check may hit an address more than once.
  const places = useMemo(() => new Map(list.rows.map((hit, place) => [hit, place])), [list.rows]);
  if (list.total === null) {
    return list.error === null ? (
      <Loading label="Loading findings" lines={5} />
    ) : (
      <Fault error={list.error} onRetry={list.retry} />
    );
  }
  const isWhole = list.rows.length >= list.total;
  const columns: readonly Column<Hit>[] = [
    {
      id: 'url',
      label: 'Where',
      width: '30%',
      value: ({ url }) => url,
      cell: (hit) => (
        <button
          type="button"
          className="text-button"
          title={hit.url ?? undefined}
          onClick={() => setShown(hit)}
        >
          {pathOf(hit.url)}
        </button>
      ),
    },
    {
      id: 'observed',
      label: 'What was found',
      value: ({ observed }) => observed,
      cell: ({ observed }) => <span title={observed}>{observed}</span>,
    },
    {
      id: 'inlinks',
      label: 'Links to it',
      end: true,
      wideOnly: true,
      width: '6rem',
      value: ({ inlinks }) => inlinks,
      cell: ({ inlinks }) => <Count value={inlinks} />,
    },
    // Where all of it is as before, the room is better used for what was found.
    ...(list.rows.some(({ change }) => change !== null && change !== 'SAME')
      ? [
          {
            id: 'change',
            label: 'Change',
            width: '6rem',
            value: ({ change }: Hit) => change,
            cell: ({ change }: Hit) => (change === null ? '' : CHANGES[change]),
          },
        ]
      : []),
  ];
  return (
    <div className="stack">
      <div className="list-head">
        <span className="soft">
          {isWhole
            ? counted(list.total, 'finding')
            : `${formatNumber(list.rows.length)} of ${formatNumber(list.total)} findings: more as you scroll, and sorted when all are there`}
        </span>
        <ExportMenu
          name={`audit-${check}`}
          read={() =>
            readWholeList(auditHitsQuery, { id, check, changed, limit: 1000 }, pageOf, MOST_EXPORTED)
          }
          columns={[
            ['url', ({ url }) => url],
            ['observed', ({ observed }) => observed],
            ['status', ({ status }) => status],
            ['depth', ({ depth }) => depth],
            ['inlinks', ({ inlinks }) => inlinks],
            ['change', ({ change }) => change],
            ['selector', ({ where }) => where.selector],
            ['line', ({ where }) => where.line],
            ['sources', ({ sources }) => sources.map(({ url }) => url)],
          ]}
        />
      </div>
      <VirtualTable
        label={`Findings: ${title}`}
        rows={list.rows}
        rowId={(hit) => String(places.get(hit))}
        columns={isWhole ? columns : withoutSorting(columns)}
        onEnd={list.loadMore}
      />
      {list.error !== null && <Fault error={list.error} onRetry={list.retry} />}
      <HitDialog hit={shown} onClose={() => setShown(null)} />
    </div>
  );
}
