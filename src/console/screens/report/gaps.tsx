import { Link } from '@tanstack/react-router';
import { useMayWrite } from '../../app/caller.js';
import type { ReportGapFragment } from '../../data/generated/types.js';
import { buttonClass } from '../../ui/controls/button.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { formatNumber } from '../../ui/show/number.js';
import { Empty } from '../../ui/states/states.js';
import { readBriefSearch, type BriefSearch } from '../new/brief-search.js';
import { GAP_KINDS, importanceOf } from '../report-words.js';
import { Outside } from './outside.js';
import type { ReportResult, Sources } from './found.js';

export interface GapsProps {
  readonly record: ReportResult;
  readonly sources: Sources;
}

/** What the site lacks, the most important first, each with a start of the article that would close it. */
export function Gaps({ record, sources }: GapsProps) {
  const { gaps } = record.site;
  const mayWrite = useMayWrite();
  return (
    <Card
      title="Gaps"
      aside={<span className="soft number">{gaps.length === 0 ? '' : formatNumber(gaps.length)}</span>}
    >
      {gaps.length === 0 ? (
        <Empty title="No gap was found.">
          The site answers what it was asked, and has a page for each of its topics.
        </Empty>
      ) : (
        <ol className="gaps">
          {gaps.map((gap) => (
            <Gap
              key={gap.id}
              gap={gap}
              sources={sources}
              brief={record.briefs.find(({ gapId }) => gapId === gap.id)?.brief}
              mayWrite={mayWrite}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** @returns the search parameters by which the form of a new article is filled in */
function briefSearch(gap: ReportGapFragment, brief: GapProps['brief']): BriefSearch {
  return brief === undefined ? { input: gap.topic } : readBriefSearch({ ...brief });
}

interface GapProps {
  readonly gap: ReportGapFragment;
  readonly sources: Sources;
  /** Ready for the most important gaps; the others have their topic alone. */
  readonly brief: ReportResult['briefs'][number]['brief'] | undefined;
  readonly mayWrite: boolean;
}

function Gap({ gap, sources, brief, mayWrite }: GapProps) {
  const { word, tone } = importanceOf(gap.importance);
  return (
    <li className="gap">
      <div className="gap-head">
        <h3>{gap.topic}</h3>
        {mayWrite && (
          <Link
            to="/new"
            search={briefSearch(gap, brief)}
            className={buttonClass('plain', true)}
            aria-label={`Write this: ${gap.topic}`}
          >
            Write this
          </Link>
        )}
      </div>
      <p className="row">
        <Badge tone={tone}>{word}</Badge>
        <span className="soft">{GAP_KINDS[gap.kind]}</span>
      </p>
      <p>{gap.why}</p>
      {gap.evidence.map(({ sourceId, quote, url }) => (
        <figure key={`${sourceId} ${quote}`} className="quote">
          <blockquote>{quote}</blockquote>
          <figcaption className="soft small">
            <Outside url={url}>{sources.get(sourceId)?.title ?? url}</Outside>
          </figcaption>
        </figure>
      ))}
    </li>
  );
}
