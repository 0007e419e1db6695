import { Page } from '../../app/page.js';
import { domainsQuery } from '../../data/generated/domains.js';
import { useOperation } from '../../data/queries.js';
import { Shown } from '../../ui/states/shown.js';
import { NoEdition } from '../no-edition.js';
import { DomainCard } from './domain-card.js';
import './domains.css';

/** Whose the editions' domains are, and how to show it. */
export function Domains() {
  const query = useOperation(domainsQuery, {});
  return (
    <Page
      title="Domains"
      lead="Audits and reports read a whole domain, so they need one that is verified. Articles do not."
    >
      <Shown what="domains" query={query} lines={8}>
        {({ editions: { nodes, pageInfo } }) => (
          <div className="stack">
            {nodes.length === 0 && <NoEdition />}
            {nodes.map((edition) => (
              <DomainCard key={edition.id} edition={edition} />
            ))}
            {pageInfo.hasNextPage && (
              <p className="soft">These are the first 100 editions of your account.</p>
            )}
          </div>
        )}
      </Shown>
    </Page>
  );
}
