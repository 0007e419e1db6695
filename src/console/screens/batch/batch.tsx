import { Link } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useEdition, useMayWrite, type Edition } from '../../app/caller.js';
import { LeaveWarning } from '../../app/leave-warning.js';
import { Page } from '../../app/page.js';
import { ApiError } from '../../data/api-error.js';
import { startArticlesMutation } from '../../data/generated/batch.js';
import type { StartArticlesMutation } from '../../data/generated/types.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Select } from '../../ui/controls/select.js';
import { TextArea } from '../../ui/controls/text-field.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { Table } from '../../ui/show/table.js';
import { Empty, Fault } from '../../ui/states/states.js';
import { saveFile } from '../audit/download.js';
import { asInput, type Brief } from '../new/brief-fields.js';
import { NoEdition } from '../no-edition.js';
import { BRIEF_COLUMNS, briefOfRow, columnName, guessColumns } from './columns-of-briefs.js';
import { readCsv } from './csv.js';
import './batch.css';
import { counted } from '../../ui/show/number.js';

/** As many as `startArticles` takes. */
const MOST = 100;

/** Many articles at once, from a table. */
export function Batch() {
  const edition = useEdition();
  const mayWrite = useMayWrite();
  return (
    <Page title="Batch" lead={edition?.name}>
      {!mayWrite && <Empty title="Your key only reads.">Sign in with a key that may start articles.</Empty>}
      {mayWrite && edition === null && <NoEdition />}
      {mayWrite && edition !== null && <BatchOf key={edition.id} edition={edition} />}
    </Page>
  );
}

const EXAMPLE = [
  'input,word_count,keywords,sources',
  '"How canals freeze, and thaw",600,ice; winter,https://example.org/canals',
  'How a lock lifts a boat,400,lock; boat,',
  '',
].join('\r\n');

interface TableRead {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly fault?: string;
}

function BatchOf({ edition }: { readonly edition: Edition }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const start = useChange(startArticlesMutation);
  const table = useMemo(() => readTable(text), [text]);
  const columns = chosen ?? guessColumns(table.heads);
  const briefs = table.rows.map((row) => briefOfRow(row, columns));
  const answer = start.data?.startArticles ?? null;
  const rows = briefs.map((brief, place): Numbered => ({ row: place + 1, brief }));
  const [sent, setSent] = useState<readonly Numbered[]>([]);
  const faults = faultsByRow(start.error, sent);
  const faultless = rows.filter(({ row }) => !faults.has(row));

  const startRows = (some: readonly Numbered[]) => {
    setSent(some);
    start.mutate({ input: { edition: edition.id, briefs: some.map(({ brief }) => asInput(brief)) } });
  };

  const read = (next: string) => {
    setText(next);
    setChosen(null);
    start.reset();
  };

  if (answer !== null) {
    return <Answer rows={rows} sent={sent} answer={answer} onAgain={() => read('')} />;
  }
  return (
    <div className="stack">
      <LeaveWarning what="table" isOfEdition isChanged={text.trim() !== ''} />
      <Card title="Table">
        <div className="stack">
          <div className="row">
            <Button onPress={() => files.current?.click()}>Read a CSV file …</Button>
            <input
              ref={files}
              type="file"
              hidden
              aria-label="CSV file"
              accept=".csv,.tsv,.txt,text/csv"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) void file.text().then(read);
                target.value = '';
              }}
            />
            <Button look="quiet" onPress={() => saveFile('briefs.csv', 'text/csv', EXAMPLE)}>
              Take an example
            </Button>
            <span className="soft">One article a row, up to {MOST}; the first row names the columns.</span>
          </div>
          <details className="batch-known">
            <summary>Columns that there may be</summary>
            <dl>
              {BRIEF_COLUMNS.map(({ id, label }) => (
                <div key={id}>
                  <dt>
                    <code>{id}</code>
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
            <p className="soft">
              Several entries of a cell stand between semicolons. Other columns are not used.
            </p>
          </details>
          <TextArea
            label="Or paste it"
            rows={text === '' ? 8 : 4}
            spellCheck="false"
            placeholder={'input,word_count,keywords\nHow canals freeze,600,ice; winter'}
            value={text}
            onChange={read}
            fault={table.fault}
          />
        </div>
      </Card>
      {table.fault === undefined && table.rows.length > 0 && (
        <>
          <Card title="Columns">
            <div className="batch-columns">
              {table.heads.map((head, place) => (
                <Select
                  key={place}
                  label={head.trim() === '' ? `Column ${place + 1}` : head}
                  choices={[{ id: '', label: 'Not used' }, ...BRIEF_COLUMNS]}
                  value={columns[place] ?? ''}
                  onChange={(id) =>
                    setChosen(columns.map((other, at) => (at === place ? id : other === id ? '' : other)))
                  }
                />
              ))}
            </div>
          </Card>
          <Card flush title={`Briefs (${briefs.length})`}>
            <Table
              label="Briefs"
              rows={rows}
              rowId={({ row }) => String(row)}
              columns={faults.size === 0 ? PREVIEW : [...PREVIEW, faultColumn(faults)]}
            />
          </Card>
          {start.error !== null && faults.size === 0 && <Fault error={start.error} />}
          <div className="row">
            <Button
              look="primary"
              isPending={start.isPending}
              isDisabled={briefs.length > MOST || !columns.includes('input')}
              onPress={() => startRows(rows)}
            >
              {start.isPending ? 'Starting …' : `Start ${counted(briefs.length, 'article')}`}
            </Button>
            {faults.size > 0 && faultless.length > 0 && (
              <Button isPending={start.isPending} onPress={() => startRows(faultless)}>
                Start the {faultless.length} without a fault
              </Button>
            )}
            <span role="status">
              {faults.size > 0 &&
                `Nothing was started: ${counted(faults.size, 'row')} ${faults.size === 1 ? 'has' : 'have'} a fault.`}
              {briefs.length > MOST && `A batch has up to ${MOST} rows: split the table.`}
              {!columns.includes('input') && 'Say which column holds what to write about.'}
            </span>
          </div>
        </>
      )}
    </div>
  );
}

interface Numbered {
  /** In the table, from 1, without its heads. */
  readonly row: number;
  readonly brief: Brief;
}

const ROW: Column<Numbered> = { id: 'row', label: 'Row', cell: ({ row }) => row, width: '4rem' };
const INPUT: Column<Numbered> = {
  id: 'input',
  label: 'What to write about',
  cell: ({ brief }) => asInput(brief).input || <Badge tone="fail">Missing</Badge>,
};

const PREVIEW: readonly Column<Numbered>[] = [
  ROW,
  INPUT,
  {
    id: 'settings',
    label: 'Settings',
    wideOnly: true,
    cell: ({ brief }) => <span className="batch-settings">{settingsOf(brief)}</span>,
  },
];

interface Outcome extends Numbered {
  readonly job: string | null;
  readonly reason: string;
}

const OUTCOMES: readonly Column<Outcome>[] = [
  ROW,
  INPUT,
  {
    id: 'outcome',
    label: 'Outcome',
    cell: ({ job }) =>
      job === null ? (
        <Badge tone="fail">Not started</Badge>
      ) : (
        <Link to="/jobs/$id" params={{ id: job }}>
          Started
        </Link>
      ),
  },
  { id: 'reason', label: 'Reason', cell: ({ reason }) => reason },
];

interface AnswerProps {
  readonly rows: readonly Numbered[];
  /** Those that were handed on. */
  readonly sent: readonly Numbered[];
  readonly answer: NonNullable<StartArticlesMutation['startArticles']>;
  readonly onAgain: () => void;
}

/** What became of each row. */
function Answer({ rows, sent, answer, onAgain }: AnswerProps) {
  const refused = new Map(answer.refused.map(({ index, detail }) => [index, detail]));
  // The jobs are in the order sent, without those that were refused.
  const jobs = answer.jobs.values();
  const outcomes = rows.map((each): Outcome => {
    const place = sent.findIndex(({ row }) => row === each.row);
    if (place < 0) return { ...each, job: null, reason: 'It was left out.' };
    const reason = refused.get(place);
    const job = reason === undefined ? (jobs.next().value?.id ?? null) : null;
    return { ...each, job, reason: reason ?? '' };
  });
  return (
    <div className="stack">
      <p role="status">
        {answer.jobs.length} started, {answer.refused.length} refused.
      </p>
      <Card flush title="What became of each row">
        <Table
          label="What became of each row"
          rows={outcomes}
          rowId={({ row }) => String(row)}
          columns={OUTCOMES}
        />
      </Card>
      <div className="row">
        <Button onPress={onAgain}>Another table</Button>
        <Link to="/jobs" className="button button-plain">
          See them run
        </Link>
      </div>
    </div>
  );
}

/** @returns what is wrong with the rows, by their numbers, where a start was refused for it */
function faultsByRow(error: Error | null, sent: readonly Numbered[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (!(error instanceof ApiError)) return found;
  for (const [path, message] of error.fields) {
    const [, place, field] = /^(?:\/input)?\/briefs\/(\d+)\/?(.*)$/.exec(path) ?? [];
    const row = place === undefined ? undefined : sent[Number(place)]?.row;
    if (row === undefined) continue;
    found.set(
      row,
      [found.get(row), `${columnName(field ?? '')} ${message}`.trim()].filter(Boolean).join('; '),
    );
  }
  return found;
}

function faultColumn(faults: ReadonlyMap<number, string>): Column<Numbered> {
  return {
    id: 'fault',
    label: 'Fault',
    cell: ({ row }) => <span className="fault">{faults.get(row) ?? ''}</span>,
  };
}

function readTable(text: string): TableRead {
  if (text.trim() === '') return { heads: [], rows: [] };
  try {
    const [heads = [], ...rows] = readCsv(text);
    return { heads, rows };
  } catch (error) {
    return { heads: [], rows: [], fault: (error as Error).message };
  }
}

/** Such as `form: listicle, word count: 500`. */
function settingsOf({ input: _input, settings, ...others }: Brief): string {
  return Object.entries({ ...others, ...(settings as Brief | undefined) })
    .map(([name, value]) => `${nameWords(name)}: ${valueWords(value)}`)
    .join(', ');
}

function nameWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueWords).join('; ');
  if (typeof value !== 'string') return JSON.stringify(value);
  // As GraphQL writes what is one of a few.
  return /^[A-Z_]+$/.test(value) ? value.toLowerCase().replaceAll('_', ' ') : value;
}
