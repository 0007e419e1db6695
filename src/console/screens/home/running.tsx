import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useFrame, useMayWrite } from '../../app/caller.js';
import { homeJobsSubscription, homeQuery } from '../../data/generated/home.js';
import type { HomeJobFragment, HomeQuery } from '../../data/generated/types.js';
import { queryClient, updateStored } from '../../data/queries.js';
import { useSubscription } from '../../data/subscribe.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { Progress } from '../../ui/show/meter.js';
import { formatNumber } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { isFinal, stageWord } from '../work-words.js';

type Job = HomeJobFragment;

/** The jobs of all editions that are queued or run, kept up to date by one subscription. */
export function Running({
  edition,
  query,
}: {
  readonly edition: string;
  readonly query: UseQueryResult<HomeQuery>;
}) {
  const present = useRef(new Map<string, Job>());
  useSubscription(
    homeJobsSubscription,
    {},
    {
      next: ({ jobs: { kind, job } }) => {
        if (kind === 'PRESENT' && job !== null) present.current.set(job.id, job);
        else if (kind === 'PRESENT_END') {
          // All that was not final when the stream began, or began again: what else is shown has ended meanwhile.
          const shown = [...present.current.values()].reverse();
          present.current.clear();
          setRunning(edition, () => shown);
        } else if (job !== null) {
          setRunning(edition, (jobs) => withChange(jobs, job));
          // It came to the desk, or failed: the other cards show it.
          if (isFinal(job.status)) void queryClient.invalidateQueries({ queryKey: [homeQuery.name] });
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
        {({ running }) => <RunningList jobs={jobsOf(running)} showEdition={nodes.length > 1} />}
      </Shown>
    </Card>
  );
}

function RunningList({
  jobs,
  showEdition,
}: {
  readonly jobs: readonly Job[];
  readonly showEdition: boolean;
}) {
  const mayWrite = useMayWrite();
  if (jobs.length === 0) {
    return (
      <Empty title="Nothing runs at the moment.">
        Articles that are being written appear here, live.{' '}
        {mayWrite && <Link to="/new">Start a new article</Link>}
      </Empty>
    );
  }
  return (
    <ul className="running">
      {jobs.map((job) => (
        <li key={job.id} className="running-job">
          <Link to="/jobs/$id" params={{ id: job.id }} className="running-title">
            {nameOf(job)}
          </Link>
          <Badge tone={job.status === 'QUEUED' ? 'neutral' : 'info'}>
            {job.status === 'QUEUED' ? 'Queued' : stageWord(job.stage)}
          </Badge>
          <Progress label={`Progress of ${nameOf(job)}`} value={job.progress} />
          <span className="soft small">
            {showEdition && `${job.edition.name} · `}
            <RelativeTime at={job.startedAt ?? job.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The headline, or what was asked for until there is one. */
function nameOf({ title, brief }: Job): string {
  return title ?? brief?.input ?? 'An article';
}

function jobsOf({ nodes }: HomeQuery['running']): readonly Job[] {
  return nodes.flatMap(({ job }) => job ?? []);
}

function countOf(data: HomeQuery | undefined): string {
  const running = data?.running;
  if (running === undefined || running.nodes.length === 0) return '';
  return formatNumber(Math.max(running.totalCount ?? 0, running.nodes.length));
}

/** @returns the jobs, newest first, with one that is new or changed; without one that is final */
function withChange(jobs: readonly Job[], changed: Job): readonly Job[] {
  const known = jobs.find(({ id }) => id === changed.id);
  if (isFinal(changed.status)) return jobs.filter((job) => job !== known);
  if (known === undefined) return [changed, ...jobs];
  return jobs.map((job) => (job === known && changed.version > job.version ? changed : job));
}

function setRunning(edition: string, change: (jobs: readonly Job[]) => readonly Job[]): void {
  updateStored(homeQuery, { edition }, (stored) => {
    const nodes = change(jobsOf(stored.running)).map((job) => ({ job }));
    return { ...stored, running: { totalCount: nodes.length, nodes } };
  });
}
