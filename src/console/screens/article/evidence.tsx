import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/show/badge.js';
import { Empty } from '../../ui/states/states.js';
import { CLAIM_VERDICTS, KINDS, MATCHES, RIGHTS, type Claim, type Source } from './record-words.js';
import { WebLink } from './web-link.js';

export interface EvidenceProps {
  /** Null: no sentence is chosen. */
  readonly claim: Claim | null;
  readonly sources: readonly Source[];
  /** Leads back to the sentence, where the record stands below the text. */
  readonly onBack: () => void;
}

/** What a sentence rests on: each passage where it stands in its source. */
export function Evidence({ claim, sources, onBack }: EvidenceProps) {
  if (claim === null) {
    return (
      <Empty title="Choose a sentence.">
        Click one in the text, or go there with Tab and from one to the next with the arrows: here stands what
        it rests on.
      </Empty>
    );
  }
  const [tone, word] = CLAIM_VERDICTS[claim.verdict];
  return (
    <div className="stack">
      <blockquote className="evidence-claim">{claim.text}</blockquote>
      <div className="row">
        {claim.checkRequired ? <Badge tone={tone}>{word}</Badge> : <Badge>Asserts nothing</Badge>}
        {claim.score !== null && (
          <span className="soft small">
            {Math.round(claim.score * 100)} % of its words are in the cited text
          </span>
        )}
      </div>
      {claim.reason !== null && <p>{claim.reason}</p>}
      {claim.evidence.length === 0 && <p className="soft">It cites nothing.</p>}
      {claim.evidence.map((evidence, place) => (
        <Passage
          key={`${claim.id} ${place}`}
          evidence={evidence}
          source={sources.find(({ id }) => id === evidence.sourceId)}
        />
      ))}
      {claim.numbers.some(({ foundIn }) => foundIn === null) && (
        <p className="evidence-numbers">
          Not in what it cites:{' '}
          {claim.numbers
            .filter(({ foundIn }) => foundIn === null)
            .map(({ raw }) => raw)
            .join(', ')}
        </p>
      )}
      <div className="evidence-back">
        <Button small onPress={onBack}>
          Back to the sentence
        </Button>
      </div>
    </div>
  );
}

interface PassageProps {
  readonly evidence: Claim['evidence'][number];
  readonly source: Source | undefined;
}

function Passage({ evidence, source }: PassageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (frame.current === null || mark.current === null) return;
    frame.current.scrollTop = mark.current.offsetTop - frame.current.clientHeight / 3;
  }, [evidence]);
  if (source === undefined)
    return <p className="soft">The record does not have the source {evidence.sourceId}.</p>;
  const { start, end, match, quote } = evidence;
  if (source.text === null) {
    return (
      <section className="passage">
        <SourceHead source={source} />
        <blockquote className="passage-text">
          <mark>{quote}</mark>
        </blockquote>
        <p className="soft small">{GONE}</p>
      </section>
    );
  }
  return (
    <section className="passage">
      <SourceHead source={source} />
      <div
        ref={frame}
        className="passage-text"
        tabIndex={0}
        role="region"
        aria-label={`Text of ${source.title}`}
      >
        {source.text.slice(0, start)}
        <mark ref={mark}>{source.text.slice(start, end)}</mark>
        {source.text.slice(end)}
      </div>
      <p className="soft small">
        {match === null
          ? 'The passage does not stand there.'
          : `Characters ${start} to ${end}, found ${MATCHES[match]}.`}
        {source.shortened === true && ' The text is the beginning of a longer one.'}
      </p>
    </section>
  );
}

/** Of the text of a source. */
export const GONE =
  'Its text was deleted when its time was over; the passages that the article rests on are kept.';

/** What a source is, where it is, and whose. */
export function SourceHead({ source }: { readonly source: Source }) {
  const { id, title, kind, rights, licence, site, author } = source;
  const url = source.finalUrl ?? source.url;
  const from = [author, site].filter((each) => each !== null && each !== '').join(', ');
  return (
    <header className="source-head">
      <h3>
        <span className="soft">{id}</span> {title}
      </h3>
      {url !== null && <WebLink url={url} />}
      <span className="soft small">
        {[KINDS[kind], from, RIGHTS[rights], licence].filter(Boolean).join(' · ')}
      </span>
    </header>
  );
}
