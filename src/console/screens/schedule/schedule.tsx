import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMayWrite } from '../../app/caller.js';
import { Page } from '../../app/page.js';
import { scheduleQuery } from '../../data/generated/schedule.js';
import type { RunRowFragment, ScheduleQuery } from '../../data/generated/types.js';
import { useOperation } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { DetailList } from '../../ui/controls/detail-dialog.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { Moments } from '../schedules/schedule-form.js';
import { momentWords, OVERLAPS, outcomeOf, recurrenceWords, stateOf } from '../schedules/schedule-words.js';
import '../schedules/schedules.css';
import { WorkLink } from '../work-link.js';
import { KINDS } from '../work-words.js';
import { ScheduleActions } from './schedule-actions.js';

type Found = NonNullable<ScheduleQuery['schedule']>;

const RUNS_SHOWN = 20;
/** Starts are looked for every five seconds. */
const REFETCH_MS = 10_000;

/** One schedule: what it starts, when, and what became of its moments. */
export function Schedule() {
  const { id } = useParams({ from: '/frame/schedules/$id' });
  const { after } = useSearch({ from: '/frame/schedules/$id' });
  const mayWrite = useMayWrite();
  const query = useOperation(
    scheduleQuery,
    { id, first: RUNS_SHOWN, ...(after === undefined ? {} : { after }) },
    { placeholderData: keepPreviousData, refetchInterval: REFETCH_MS },
  );
  const schedule = query.data?.schedule ?? null;
  return (
    <Page
      title={schedule?.name ?? 'Schedule'}
      lead={schedule === null ? undefined : <Lead schedule={schedule} />}
      actions={mayWrite && schedule !== null && <ScheduleActions schedule={schedule} />}
    >
      <Shown what="the schedule" query={query} lines={8}>
        {({ schedule: found }) =>
          found !== null && (
            <div className="stack">
              <Card title="What it does">
                <Facts schedule={found} />
              </Card>
              <Card title={`The next moments, on the clocks of ${found.timeZone}`}>
                {found.paused !== null && <p className="soft">It is paused: none of them starts anything.</p>}
                <Moments moments={found.next} timeZone={found.timeZone} />
              </Card>
              <Runs schedule={found} isFirst={after === undefined} />
            </div>
          )
        }
      </Shown>
    </Page>
  );
}

function Lead({ schedule }: { readonly schedule: Found }) {
  const [tone, state] = stateOf(schedule);
  const { paused } = schedule;
  return (
    <span className="row">
      <Badge tone={tone}>{state}</Badge>
      {paused !== null && (
        <span>
          {paused.note ?? 'Paused'} <RelativeTime at={paused.at} />
          {paused.by !== null && ` by ${paused.by}`}
        </span>
      )}
    </span>
  );
}

function Facts({ schedule }: { readonly schedule: Found }) {
  const { kind, brief, overlap, failures, startsAt, endsAt, timeZone } = schedule;
  return (
    <DetailList
      label="What it does"
      details={[
        ['What is started', KINDS[kind]],
        ['About', brief?.input ?? ''],
        ['When', recurrenceWords(schedule)],
        ['Not before', startsAt === null ? '' : momentWords(startsAt, timeZone)],
        ['Not after', endsAt === null ? '' : momentWords(endsAt, timeZone)],
        ['When an earlier one still runs', OVERLAPS[overlap]],
        ['Failures in a row', failures === 0 ? '' : failures],
      ]}
    />
  );
}

function Runs({ schedule, isFirst }: { readonly schedule: Found; readonly isFirst: boolean }) {
  const navigate = useNavigate({ from: '/schedules/$id' });
  const { nodes, pageInfo } = schedule.runs;
  const go = (after: string | null) =>
    void navigate({
      search: ({ edition }) => ({
        ...(edition === undefined ? {} : { edition }),
        ...(after === null ? {} : { after }),
      }),
      resetScroll: false,
    });
  return (
    <Card flush title="Runs">
      {nodes.length === 0 ? (
        <Empty title="No moment has come yet." />
      ) : (
        <Table label="Runs" rows={nodes} rowId={({ id }) => id} columns={columnsOf(schedule)} />
      )}
      {(pageInfo.hasNextPage || !isFirst) && (
        <nav className="schedule-foot row" aria-label="Pages of runs">
          {!isFirst && (
            <Button small onPress={() => go(null)}>
              Newest
            </Button>
          )}
          {pageInfo.hasNextPage && (
            <Button small onPress={() => go(pageInfo.endCursor)}>
              Older
            </Button>
          )}
        </nav>
      )}
    </Card>
  );
}

function columnsOf({ kind, timeZone }: Found): readonly Column<RunRowFragment>[] {
  return [
    {
      id: 'moment',
      label: 'Moment',
      cell: ({ plannedAt, moments }) => (
        <span className="schedule-name">
          <time dateTime={plannedAt}>{momentWords(plannedAt, timeZone)}</time>
          {moments > 1 && <span className="soft small">and {moments - 1} behind it</span>}
        </span>
      ),
    },
    {
      id: 'outcome',
      label: 'What became of it',
      cell: (run) => <Badge tone={outcomeOf(run)[0]}>{outcomeOf(run)[1]}</Badge>,
    },
    {
      id: 'by',
      label: 'Started by',
      wideOnly: true,
      cell: ({ trigger }) => (trigger === 'PLAN' ? 'The plan' : 'A caller, at once'),
    },
    {
      id: 'work',
      label: 'Work',
      end: true,
      cell: ({ workId }) =>
        workId === null ? (
          '–'
        ) : (
          <WorkLink kind={kind} id={workId}>
            {KINDS[kind]}
          </WorkLink>
        ),
    },
  ];
}
