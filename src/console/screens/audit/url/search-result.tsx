import { formatNumber } from '../../../ui/show/number.js';
import type { Row } from '../pages/page-columns.js';
import { codeWords } from '../../work-words.js';

/** Pixels that lists of results have room for; `title_too_wide` and its like in the catalogue of checks have the same bounds. */
const ROOM = { title: 561, description: 985 } as const;

/** About how a search engine lists it; engines choose other texts where these do not suit a search. */
export function SearchResult({ row }: { readonly row: Row }) {
  const { url, title, titlePx, description, descriptionPx, indexable, indexabilityReason } = row;
  return (
    <div className="stack">
      {!indexable && (
        <p>
          Search engines may not list it
          {indexabilityReason !== null && `: ${codeWords(indexabilityReason)}`}.
        </p>
      )}
      <div className="search-result">
        <span className="small soft long-text">{url}</span>
        <span className="search-title">{title ?? 'No title'}</span>
        <span className="search-text">
          {description ?? 'No description: engines take a part of the text.'}
        </span>
      </div>
      <p className="soft">
        <Width what="Title" px={titlePx} room={ROOM.title} />
        <br />
        <Width what="Description" px={descriptionPx} room={ROOM.description} />
      </p>
    </div>
  );
}

function Width({
  what,
  px,
  room,
}: {
  readonly what: string;
  readonly px: number | null;
  readonly room: number;
}) {
  if (px === null) return `${what}: none`;
  return `${what}: ${formatNumber(px)} of ${formatNumber(room)} pixels${px > room ? ', so it is cut' : ''}`;
}
