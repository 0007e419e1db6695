import { useState } from 'react';
import { auditPhrasesQuery } from '../../data/generated/audit.js';
import { useOperation } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Select } from '../../ui/controls/select.js';
import { TextField } from '../../ui/controls/text-field.js';
import { Badge } from '../../ui/show/badge.js';
import { withoutSorting, type Column } from '../../ui/show/columns.js';
import { Count, formatNumber, formatShare } from '../../ui/show/number.js';
import { VirtualTable } from '../../ui/show/virtual-table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { chosen, useAuditSearch } from './audit-search.js';
import { ExportMenu } from './export-menu.js';
import type { Ngrams, Phrase } from './found.js';
import { PhraseDialog } from './phrase-dialog.js';

/** As many as the server is asked for. */
const MOST = 300;

const LENGTHS = [
  { id: '2', label: 'Two words' },
  { id: '1', label: 'One word' },
  { id: '3', label: 'Three words' },
  { id: '4', label: 'Four words' },
] as const;
const AREAS = [
  { id: 'MAIN', label: 'Main text' },
  { id: 'BODY', label: 'All visible text' },
  { id: 'TITLE', label: 'Titles' },
  { id: 'H1', label: 'Main headings' },
  { id: 'HEADINGS', label: 'All headings' },
  { id: 'ANCHOR', label: 'Words of links' },
  { id: 'DESCRIPTION', label: 'Descriptions' },
] as const;
const SORTS = [
  { id: 'COUNT', label: 'Most used' },
  { id: 'PAGES', label: 'On most pages' },
  { id: 'TFIDF', label: 'What sets pages apart' },
] as const;

/** What the site speaks of. */
export function PhrasesView({ id }: { readonly id: string }) {
  const [search, change] = useAuditSearch();
  const [typed, setTyped] = useState(search.q ?? '');
  const n = chosen(search.n, LENGTHS);
  const area = chosen(search.area, AREAS);
  const sort = chosen(search.sort, SORTS);
  const query = useOperation(auditPhrasesQuery, {
    id,
    n: [Number(n)],
    lang: search.lang ?? null,
    area,
    q: search.q ?? null,
    sort,
    limit: MOST,
  });
  const languages = query.data?.audit?.ngrams?.languages ?? [];
  return (
    <div className="stack">
      <form
        className="filter-bar"
        role="search"
        aria-label="Phrases"
        onSubmit={(event) => {
          event.preventDefault();
          change({ q: typed.trim() === '' ? undefined : typed.trim() });
        }}
      >
        <Select label="Length" choices={LENGTHS} value={n} onChange={(value) => change({ n: value })} />
        <Select
          label="Counted in"
          choices={AREAS}
          value={area}
          onChange={(value) => change({ area: value })}
        />
        <Select label="Order" choices={SORTS} value={sort} onChange={(value) => change({ sort: value })} />
        {languages.length > 1 && (
          <Select
            label="Language"
            choices={[
              { id: '', label: 'All' },
              ...languages.map(({ lang, pages }) => ({
                id: lang,
                label: `${lang} (${formatNumber(pages)})`,
              })),
            ]}
            value={search.lang ?? ''}
            onChange={(value) => change({ lang: value === '' ? undefined : value })}
          />
        )}
        <TextField label="Contains" value={typed} onChange={setTyped} />
        <Button type="submit">Find</Button>
      </form>
      <Shown what="phrases" query={query} lines={8}>
        {({ audit }) =>
          audit?.ngrams ? <Phrases ngrams={audit.ngrams} /> : <Empty title="This audit has no phrases." />
        }
      </Shown>
    </div>
  );
}

function Phrases({ ngrams }: { readonly ngrams: Ngrams }) {
  const [shown, setShown] = useState<Phrase | null>(null);
  const phrases = ngrams.ngrams.flatMap((list) => list.phrases);
  const columns = columnsOf(setShown);
  const isWhole = phrases.length < MOST;
  if (phrases.length === 0) return <Empty title="No phrase of this kind is used twice." />;
  return (
    <>
      <div className="list-head">
        <span className="soft">
          {isWhole ? '' : 'The first '}
          {formatNumber(phrases.length)} phrases{isWhole ? '' : ' by this order'} from{' '}
          {formatNumber(ngrams.totals.words)} words on {formatNumber(ngrams.totals.pages)} pages
          {ngrams.approximate && `; counts may be too high by ${formatNumber(ngrams.errorBound)}`}
        </span>
        <ExportMenu
          name="audit-phrases"
          read={() => [phrases]}
          columns={[
            ['phrase', ({ text }) => text],
            ['uses', ({ count }) => count],
            ['pages', ({ pages }) => pages],
            ['per_1000_words', ({ per1000Words }) => per1000Words],
            ['tfidf', ({ tfidf }) => tfidf],
            ['in_titles', ({ in: places }) => places.title],
            ['in_headings', ({ in: places }) => places.headings],
            ['in_links', ({ in: places }) => places.anchor],
            ['template', ({ boilerplate }) => boilerplate],
          ]}
        />
      </div>
      <VirtualTable
        label="Phrases"
        rows={phrases}
        rowId={({ text }) => text}
        columns={isWhole ? columns : withoutSorting(columns)}
      />
      <PhraseDialog phrase={shown} onClose={() => setShown(null)} />
    </>
  );
}

function columnsOf(onOpen: (phrase: Phrase) => void): readonly Column<Phrase>[] {
  const count = (id: string, label: string, value: (phrase: Phrase) => number) => ({
    id,
    label,
    end: true,
    width: '6rem',
    value,
    cell: (phrase: Phrase) => <Count value={value(phrase)} />,
  });
  return [
    {
      id: 'text',
      label: 'Phrase',
      value: ({ text }) => text,
      cell: (phrase) => (
        <>
          <button type="button" className="text-button" onClick={() => onOpen(phrase)}>
            {phrase.text}
          </button>{' '}
          {phrase.boilerplate && <Badge>template</Badge>}
        </>
      ),
    },
    count('count', 'Uses', (phrase) => phrase.count),
    count('pages', 'Pages', ({ pages }) => pages),
    {
      ...count('share', 'Of pages', ({ pageShare }) => pageShare),
      wideOnly: true,
      cell: ({ pageShare }) => formatShare(pageShare),
    },
    { ...count('title', 'In titles', ({ in: places }) => places.title), wideOnly: true },
    {
      ...count('headings', 'In headings', ({ in: places }) => places.headings),
      wideOnly: true,
      width: '7rem',
    },
    { ...count('anchor', 'In links', ({ in: places }) => places.anchor), wideOnly: true },
    {
      ...count('tfidf', 'Sets apart', ({ tfidf }) => tfidf),
      wideOnly: true,
      cell: ({ tfidf }) => tfidf.toFixed(1),
    },
  ];
}
