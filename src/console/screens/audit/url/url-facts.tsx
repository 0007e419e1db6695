import { Link } from '@tanstack/react-router';
import { DetailList } from '../../../ui/controls/detail-dialog.js';
import { Count, formatNumber } from '../../../ui/show/number.js';
import { RelativeTime } from '../../../ui/show/relative-time.js';
import { Table } from '../../../ui/show/table.js';
import { Empty } from '../../../ui/states/states.js';
import type { UrlFound } from '../found.js';
import { FIELDS, textOf, type Row } from '../pages/page-columns.js';
import { codeWords } from '../../work-words.js';

/** All that lists show of it. */
export function UrlDetails({ id, row }: { readonly id: string; readonly row: Row }) {
  return (
    <DetailList
      label="Details"
      details={[
        ...FIELDS.filter(({ id: field }) => field !== 'issues').map(
          ({ label, value }) => [label, textOf(value(row))] as const,
        ),
        [
          'Issues',
          row.issues.length > 0 && (
            <ul>
              {row.issues.map((check) => (
                <li key={check}>
                  <Link to="/audits/$id/$view" params={{ id, view: 'issues' }} search={{ check }}>
                    {codeWords(check)}
                  </Link>
                </li>
              ))}
            </ul>
          ),
        ],
      ]}
    />
  );
}

/** How it answered. */
export function UrlAnswer({ answer }: Pick<UrlFound, 'answer'>) {
  if (answer === null) return <Empty title="It was not requested." />;
  return (
    <DetailList
      label="Headers"
      details={[
        ['No answer', answer.failure && codeWords(answer.failure)],
        ['Requests until it answered', formatNumber(answer.attempts)],
        ...answer.headers.map(
          ({ name, value }) =>
            [name, value ?? <span className="soft">Sent; its value is not kept</span>] as const,
        ),
      ]}
    />
  );
}

export function UrlHeadings({ headings }: Pick<UrlFound, 'headings'>) {
  if (headings.length === 0) return <Empty title="There are no headings." />;
  return (
    <ol className="heading-list" aria-label="Headings" tabIndex={0}>
      {headings.map(({ level, text }, place) => (
        <li key={place} className={`heading-${level}`}>
          <span className="soft">h{level}</span> {text}
        </li>
      ))}
    </ol>
  );
}

/** The same address in the audits of the edition. */
export function UrlHistory({
  id,
  url,
  history,
}: Pick<UrlFound, 'history'> & { readonly id: string; readonly url: string }) {
  return (
    <Table
      label="History"
      rows={history}
      rowId={({ audit }) => audit}
      columns={[
        {
          id: 'at',
          label: 'Audit',
          cell: ({ audit, at }) =>
            audit === id ? (
              <>
                <RelativeTime at={at} /> <span className="soft">(this one)</span>
              </>
            ) : (
              <Link to="/audits/$id/$view" params={{ id: audit, view: 'pages' }} search={{ url }}>
                <RelativeTime at={at} />
              </Link>
            ),
        },
        {
          id: 'status',
          label: 'Status',
          end: true,
          cell: ({ row }) => (row === null ? 'unknown then' : row.status),
        },
        { id: 'title', label: 'Title', cell: ({ row }) => row?.title ?? <span className="soft">–</span> },
        {
          id: 'indexable',
          label: 'Indexable',
          wideOnly: true,
          cell: ({ row }) => (row === null ? '' : row.indexable ? 'Yes' : 'No'),
        },
        {
          id: 'words',
          label: 'Words',
          end: true,
          wideOnly: true,
          cell: ({ row }) => <Count value={row?.words ?? null} />,
        },
        {
          id: 'inlinks',
          label: 'Pages that link',
          end: true,
          wideOnly: true,
          cell: ({ row }) => <Count value={row?.uniqueInlinks ?? null} />,
        },
        {
          id: 'issues',
          label: 'Issues',
          end: true,
          cell: ({ row }) => <Count value={row?.issues.length ?? null} />,
        },
      ]}
    />
  );
}
