import { useId, useState } from 'react';
import type { DomainFragment, VerificationMethod } from '../../data/generated/types.js';
import { Button } from '../../ui/controls/button.js';
import { Badge, type Tone } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Proof } from './proof.js';

const BY: Readonly<Record<VerificationMethod, string>> = {
  OPERATOR: 'by your operator’s word',
  META: 'by a tag in the home page',
  FILE: 'by a file at the root of the site',
  DNS: 'by a record in the DNS',
  GOOGLE: 'by Google Search Console',
};

/** One edition: its address, whether it is verified, and how to verify it. */
export function DomainCard({ edition }: { readonly edition: DomainFragment }) {
  const { name, webAddress, verification } = edition;
  const [tone, state] = stateOf(edition);
  return (
    <Card title={name} aside={<Badge tone={tone}>{state}</Badge>}>
      <div className="stack">
        {webAddress === null ? (
          <p>
            No web address is saved for this edition. Your operator saves it, with “galley apply”; then this
            page says how to show that the domain is yours.
          </p>
        ) : (
          <>
            <div className="domain-facts">
              <a href={webAddress} rel="noreferrer" target="_blank">
                {webAddress}
              </a>
              <Facts verification={verification} />
            </div>
            <HowTo key={String(verification.verified)} edition={edition} />
          </>
        )}
      </div>
    </Card>
  );
}

function stateOf({ webAddress, verification }: DomainFragment): readonly [Tone, string] {
  if (webAddress === null) return ['neutral', 'No address'];
  if (verification.verified)
    return verification.failingSince === null ? ['ok', 'Verified'] : ['warn', 'Checks fail'];
  return verification.method === null ? ['neutral', 'Not verified'] : ['fail', 'Verification lost'];
}

/** What is known of the verification, a line each. */
function Facts({ verification }: { readonly verification: DomainFragment['verification'] }) {
  const { verified, method, verifiedAt, checkedAt, failingSince, failure, nextCheckAt } = verification;
  return (
    <>
      {verified && method !== null && (
        <span>
          Verified {BY[method]}
          {verifiedAt !== null && (
            <>
              , <RelativeTime at={verifiedAt} />
            </>
          )}
          .
        </span>
      )}
      {!verified && method !== null && <span>It was verified {BY[method]}, and is no longer.</span>}
      {failingSince !== null && (
        <span>
          Checks have failed since <RelativeTime at={failingSince} />.{' '}
          {verified && 'The domain stays verified for a week.'}
        </span>
      )}
      {failure !== null && <span className="domain-failure">{failure.message}</span>}
      <span className="soft small">
        {checkedAt !== null && (
          <>
            Last checked <RelativeTime at={checkedAt} />.{' '}
          </>
        )}
        {nextCheckAt !== null && (
          <>
            Next check <RelativeTime at={nextCheckAt} />.
          </>
        )}
        {method === 'OPERATOR' && verified && 'What your operator confirms is not checked.'}
        {checkedAt === null && method === null && 'It was never checked.'}
      </span>
    </>
  );
}

/** In sight where it is to be done. */
function HowTo({ edition }: { readonly edition: DomainFragment }) {
  const { verified, instructions } = edition.verification;
  const [isOpen, setOpen] = useState(!verified);
  const id = useId();
  if (instructions === null) {
    if (verified) return null;
    return <p className="soft">How to verify it is shown to keys that may start paid work.</p>;
  }
  return (
    <>
      <div>
        <Button small aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide how to verify it' : verified ? 'How to check it' : 'How to verify it'}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Proof edition={edition.id} name={edition.name} ways={instructions.methods} />}
      </div>
    </>
  );
}
