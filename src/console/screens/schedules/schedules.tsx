import { Link } from '@tanstack/react-router';
import { useEdition, useMayWrite, type Edition } from '../../app/caller.js';
import { Page } from '../../app/page.js';
import { schedulesQuery } from '../../data/generated/schedules.js';
import type { ScheduleRowFragment } from '../../data/generated/types.js';
import { useOperation } from '../../data/queries.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { NoEditionPage } from '../no-edition.js';
import { KINDS } from '../work-words.js';
import { CreateSchedule } from './create-schedule.js';
import { outcomeOf, recurrenceWords, stateOf } from './schedule-words.js';
import './schedules.css';

/** What starts by itself in the edition. */
export function Schedules() {
  const edition = useEdition();
  return edition === null ? (
    <NoEditionPage title="Schedules" />
  ) : (
    <EditionSchedules key={edition.id} edition={edition} />
  );
}

function EditionSchedules({ edition }: { readonly edition: Edition }) {
  const mayWrite = useMayWrite();
  const query = useOperation(schedulesQuery, { edition: edition.id });
  return (
    <Page
      title="Schedules"
      lead={`What starts by itself for ${edition.name}`}
      actions={mayWrite && <CreateSchedule edition={edition.id} />}
    >
      <Card flush title="Schedules of this edition">
        <Shown what="schedules" query={query} lines={4}>
          {({ edition: found }) =>
            found === null || found.schedules.length === 0 ? (
              <Empty title="Nothing is scheduled yet.">
                An audit each week or an article each morning can start by itself.
              </Empty>
            ) : (
              <Table label="Schedules" rows={found.schedules} rowId={({ id }) => id} columns={COLUMNS} />
            )
          }
        </Shown>
      </Card>
    </Page>
  );
}

const COLUMNS: readonly Column<ScheduleRowFragment>[] = [
  {
    id: 'name',
    label: 'Schedule',
    value: ({ name }) => name,
    cell: (schedule) => (
      <span className="schedule-name">
        <Link to="/schedules/$id" params={{ id: schedule.id }}>
          {schedule.name}
        </Link>
        <span className="soft small">
          {KINDS[schedule.kind]}. {recurrenceWords(schedule)}
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    label: 'State',
    value: (schedule) => stateOf(schedule)[1],
    cell: (schedule) => <Badge tone={stateOf(schedule)[0]}>{stateOf(schedule)[1]}</Badge>,
  },
  {
    id: 'last',
    label: 'Last run',
    wideOnly: true,
    cell: ({ last }) =>
      last === null ? (
        <span className="soft">none yet</span>
      ) : (
        <Badge tone={outcomeOf(last)[0]}>{outcomeOf(last)[1]}</Badge>
      ),
  },
  {
    id: 'next',
    label: 'Next',
    value: ({ nextAt }) => nextAt,
    cell: ({ nextAt }) => (nextAt === null ? '–' : <RelativeTime at={nextAt} />),
    end: true,
  },
];
