import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useFrame, useMayWrite } from '../../app/caller.js';
import { homeLiveSubscription, homeQuery } from '../../data/generated/home.js';
import type { HomeQuery, HomeWorkFragment } from '../../data/generated/types.js';
import { queryClient, updateStored } from '../../data/queries.js';
import { useSubscription } from '../../data/subscribe.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { Progress } from '../../ui/show/meter.js';
import { counted, formatNumber } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { WorkLink } from '../work-link.js';
import { isFinal, KINDS, stageOfWork } from '../work-words.js';

type Work = HomeWorkFragment;

/** What is queued or runs in all editions, kept up to date by one subscription. */
export function Running({
  edition,
  query,
}: {
  readonly edition: string;
  readonly query: UseQueryResult<HomeQuery>;
}) {
  const present = useRef(new Map<string, Work>());
  useSubscription(
    homeLiveSubscription,
    {},
    {
      next: ({ work: { kind, work } }) => {
        if (kind === 'PRESENT' && work !== null) present.current.set(work.id, work);
        else if (kind === 'PRESENT_END') {
          // All that was not final when the stream began, or began again: what else is shown has ended meanwhile.
          const shown = [...present.current.values()].reverse();
          present.current.clear();
          setRunning(edition, () => shown);
        } else if (work !== null) {
          setRunning(edition, (shown) => withChange(shown, work));
          // It came to the desk, has a score, or failed: the other cards show it.
          if (isFinal(work.status)) void queryClient.invalidateQueries({ queryKey: [homeQuery.name] });
        }
      },
    },
  );
  const { nodes } = useFrame().editions;
  const count = countOf(query.data);
  return (
    <Card
      title="Running now"
      aside={
        count !== '' && (
          <Link
            to="/jobs"
            search={{ all: true, status: 'RUNNING' }}
            className="number"
            aria-label={`${count} running`}
          >
            {count}
          </Link>
        )
      }
    >
      <Shown what="running jobs" query={query} lines={4}>
        {({ running }) => <RunningList work={running.nodes} showEdition={nodes.length > 1} />}
      </Shown>
    </Card>
  );
}

function RunningList({
  work,
  showEdition,
}: {
  readonly work: readonly Work[];
  readonly showEdition: boolean;
}) {
  const mayWrite = useMayWrite();
  if (work.length === 0) {
    return (
      <Empty title="Nothing runs at the moment.">
        Articles that are being written, reports and audits appear here, live.{' '}
        {mayWrite && <Link to="/new">Start a new article</Link>}
      </Empty>
    );
  }
  return (
    <ul className="running">
      {work.map((each) => (
        <li key={each.id} className="running-job">
          <WorkLink kind={each.kind} id={each.id} className="running-title">
            {nameOf(each)}
          </WorkLink>
          <Badge tone={each.status === 'QUEUED' ? 'neutral' : 'info'}>
            {each.status === 'QUEUED'
              ? 'Queued'
              : each.stage === null
                ? 'Starting'
                : stageOfWork(each.kind, each.stage)}
          </Badge>
          <Progress label={`Progress of ${nameOf(each)}`} value={each.progress} />
          <span className="soft small">
            {showEdition && `${each.edition.name} · `}
            {each.audit !== null && `${counted(each.audit.pageCount, 'page')} · `}
            <RelativeTime at={each.job?.startedAt ?? each.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The headline, or what was asked for until there is one; of others what they are about. */
function nameOf({ title, job, kind, edition }: Work): string {
  return title ?? job?.brief?.input ?? `${KINDS[kind]} of ${edition.name}`;
}

function countOf(data: HomeQuery | undefined): string {
  const running = data?.running;
  if (running === undefined || running.nodes.length === 0) return '';
  return formatNumber(Math.max(running.totalCount ?? 0, running.nodes.length));
}

/** @returns the work, newest first, with what is new or changed; without what is final */
function withChange(work: readonly Work[], changed: Work): readonly Work[] {
  const known = work.find(({ id }) => id === changed.id);
  if (isFinal(changed.status)) return work.filter((each) => each !== known);
  if (known === undefined) return [changed, ...work];
  return work.map((each) => (each === known && changed.version > each.version ? changed : each));
}

function setRunning(edition: string, change: (work: readonly Work[]) => readonly Work[]): void {
  updateStored(homeQuery, { edition }, (stored) => {
    const nodes = change(stored.running.nodes);
    return { ...stored, running: { totalCount: nodes.length, nodes } };
  });
}
