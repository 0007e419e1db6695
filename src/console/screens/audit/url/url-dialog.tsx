import { useState } from 'react';
import { auditUrlQuery } from '../../../data/generated/url.js';
import { useOperation } from '../../../data/queries.js';
import { DetailDialog } from '../../../ui/controls/detail-dialog.js';
import { Tabs } from '../../../ui/controls/tabs.js';
import { Shown } from '../../../ui/states/shown.js';
import { Empty } from '../../../ui/states/states.js';
import { Address, pathOf } from '../address.js';
import { useAuditSearch } from '../audit-search.js';
import { UrlAnswer, UrlDetails, UrlHeadings, UrlHistory } from './url-facts.js';
import { UrlRendered } from './url-rendered.js';
import { UrlImages, UrlLinks } from './url-lists.js';
import { SearchResult } from './search-result.js';

/** All that is known of the URL that the address of the screen names. */
export function UrlDialog({ id }: { readonly id: string }) {
  const [search, change] = useAuditSearch();
  return (
    <DetailDialog item={search.url ?? null} title={pathOf} onClose={() => change({ url: undefined })}>
      {(url) => <Url key={url} id={id} url={url} onOpen={(other) => change({ url: other })} />}
    </DetailDialog>
  );
}

interface UrlProps {
  readonly id: string;
  readonly url: string;
  readonly onOpen: (url: string) => void;
}

function Url({ id, url, onOpen }: UrlProps) {
  const query = useOperation(auditUrlQuery, { id, address: url });
  const [tab, setTab] = useState('details');
  return (
    <>
      <p>
        <Address url={url} />
      </p>
      <Shown what="the address" query={query} lines={8}>
        {({ audit }) => {
          if (!audit?.url) return <Empty title="This audit does not know the address." />;
          const { row, answer, headings, history } = audit.url;
          const lists = { id, url, onOpen };
          return (
            <Tabs
              label="What is known of it"
              selected={tab}
              onSelect={setTab}
              tabs={[
                { id: 'details', label: 'Details', content: <UrlDetails id={id} row={row} /> },
                { id: 'sources', label: 'Links to it', content: <UrlLinks {...lists} of="sources" /> },
                { id: 'links', label: 'Links from it', content: <UrlLinks {...lists} of="links" /> },
                { id: 'images', label: 'Pictures', content: <UrlImages {...lists} /> },
                { id: 'headings', label: 'Headings', content: <UrlHeadings headings={headings} /> },
                { id: 'answer', label: 'Headers', content: <UrlAnswer answer={answer} /> },
                { id: 'rendered', label: 'Rendered', content: <UrlRendered rendered={row.rendered} /> },
                { id: 'search', label: 'As a search result', content: <SearchResult row={row} /> },
                {
                  id: 'history',
                  label: 'History',
                  content: <UrlHistory id={id} history={history} url={url} />,
                },
              ]}
            />
          );
        }}
      </Shown>
    </>
  );
}
