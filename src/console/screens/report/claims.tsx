import type { ClaimVerdict, ReportClaimFragment } from '../../data/generated/types.js';
import { Badge, type Tone } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { Outside } from './outside.js';
import type { ReportResult, Sources } from './found.js';

const VERDICTS: Readonly<Record<ClaimVerdict, { readonly word: string; readonly tone: Tone }>> = {
  SUPPORTED: { word: 'Supported', tone: 'ok' },
  PARTLY_SUPPORTED: { word: 'Partly supported', tone: 'warn' },
  UNSUPPORTED: { word: 'Not supported', tone: 'fail' },
  CONTRADICTED: { word: 'Contradicted', tone: 'fail' },
  NOT_CHECKED: { word: 'Not checked', tone: 'neutral' },
};

/** What the pages say, by heading; each sentence opens to the passages that it rests on. */
export function Claims({ record, sources }: { readonly record: ReportResult; readonly sources: Sources }) {
  const claims = new Map(record.claims.map((claim) => [claim.id, claim]));
  return (
    <Card title="What the pages say">
      <div className="stack">
        {record.contradictions.map(({ note }) => (
          <p key={note}>
            <Badge tone="warn">Contradiction</Badge> {note}
          </p>
        ))}
        {record.sections.map(({ id, heading, blocks }) => (
          <section key={id} className="claims" aria-label={heading}>
            <h3>{heading}</h3>
            {blocks
              .flatMap(({ claimIds }) => claimIds)
              .map((claimId) => {
                const claim = claims.get(claimId);
                return claim && <Claim key={claimId} claim={claim} sources={sources} />;
              })}
          </section>
        ))}
      </div>
    </Card>
  );
}

function Claim({ claim, sources }: { readonly claim: ReportClaimFragment; readonly sources: Sources }) {
  const { text, checkRequired, verdict, reason, evidence } = claim;
  if (!checkRequired) return <p>{text}</p>;
  const { word, tone } = VERDICTS[verdict];
  return (
    <details className="claim">
      <summary>
        {text} {verdict !== 'SUPPORTED' && <Badge tone={tone}>{word}</Badge>}
      </summary>
      {reason !== null && <p>{reason}</p>}
      {evidence.length === 0 && <p className="soft">It rests on no passage.</p>}
      {evidence.map(({ sourceId, quote }) => {
        const source = sources.get(sourceId);
        return (
          <figure key={`${sourceId} ${quote}`} className="quote">
            <blockquote>{quote}</blockquote>
            <figcaption className="soft small">
              <Outside url={source?.url ?? null}>{source?.title ?? sourceId}</Outside>
            </figcaption>
          </figure>
        );
      })}
    </details>
  );
}
