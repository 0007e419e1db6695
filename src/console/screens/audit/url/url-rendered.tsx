import { DetailList } from '../../../ui/controls/detail-dialog.js';
import { formatNumber } from '../../../ui/show/number.js';
import { Table } from '../../../ui/show/table.js';
import { Empty } from '../../../ui/states/states.js';
import { codeWords } from '../../work-words.js';
import type { UrlFound } from '../found.js';

const FIELDS: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  h1: 'Main heading',
  canonical: 'Canonical',
  robots: 'Robots',
  links: 'Links',
  words: 'Words',
  structured_data: 'Structured data',
};

/** What scripts made of it. */
export function UrlRendered({ rendered }: Pick<UrlFound['row'], 'rendered'>) {
  if (rendered === null)
    return (
      <Empty title="It was not rendered.">An audit with pages to render looks at some of each kind.</Empty>
    );
  const { failure, changes, addedLinks, addedLinkSample, leadsTo, requests, refused } = rendered;
  if (failure !== null) return <Empty title={`It could not be rendered: ${failure.detail}.`} />;
  return (
    <div className="stack">
      {changes.length === 0 ? (
        <Empty title="Scripts change nothing that search engines look at." />
      ) : (
        <Table
          label="Changed by scripts"
          rows={changes}
          rowId={({ field }) => field}
          columns={[
            {
              id: 'field',
              label: 'What',
              cell: ({ field }) => <span className="nowrap">{FIELDS[field] ?? codeWords(field)}</span>,
            },
            { id: 'raw', label: 'As it was sent', cell: ({ raw }) => raw ?? <span className="soft">–</span> },
            {
              id: 'rendered',
              label: 'When it was rendered',
              cell: ({ rendered: text }) => text ?? <span className="soft">–</span>,
            },
          ]}
        />
      )}
      <DetailList
        label="Rendering"
        details={[
          ['Links that only scripts make', formatNumber(addedLinks)],
          ['The first of them', addedLinkSample.length > 0 && addedLinkSample.join(', ')],
          ['Scripts lead to', leadsTo],
          ['Requests', formatNumber(requests)],
          ['Of them refused', formatNumber(refused)],
        ]}
      />
    </div>
  );
}
