import type { ArticleRecordFragment } from '../../data/generated/types.js';
import { Badge } from '../../ui/show/badge.js';
import { formatNumber } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { GONE, SourceHead } from './evidence.js';
import { WebLink } from './web-link.js';

/** What the article was written from, and what was read and left. */
export function Sources({ record }: { readonly record: ArticleRecordFragment }) {
  const { sources, droppedSources, queries } = record;
  return (
    <div className="stack">
      <ul className="checks">
        {sources.map((source) => (
          <li key={source.id} className="check">
            <SourceHead source={source} />
            <div className="row small">
              {source.used ? (
                <Badge tone="ok">
                  Cited {source.citedCount === 1 ? 'once' : `${source.citedCount} times`}
                </Badge>
              ) : (
                <Badge>Not used</Badge>
              )}
              <span className="soft">{formatNumber(source.words)} words</span>
              {source.publishedAt !== null && <span className="soft">dated {source.publishedAt}</span>}
              {source.fetchedAt !== null && (
                <span className="soft">
                  read <RelativeTime at={source.fetchedAt} />
                </span>
              )}
            </div>
            {source.text === null ? (
              <p className="soft small">{GONE}</p>
            ) : (
              <details>
                <summary>Text</summary>
                <div
                  className="passage-text"
                  tabIndex={0}
                  role="region"
                  aria-label={`Whole text of ${source.title}`}
                >
                  {source.text}
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
      {droppedSources.length > 0 && (
        <section className="stack">
          <h3>Read and not used</h3>
          <ul className="check-items">
            {droppedSources.map(({ url, title, reason }, place) => (
              <li key={place}>
                {url === null ? title : <WebLink url={url}>{title ?? url}</WebLink>}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {queries.length > 0 && (
        <section className="stack">
          <h3>Searched for</h3>
          <ul className="check-items">
            {queries.map(({ text, provider, results, kept, failure }, place) => (
              <li key={place}>
                “{text}” at {provider}: {failure ?? `${results} results, ${kept} used`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
