import { useState } from 'react';
import { useMayWrite } from '../../app/caller.js';
import { verifyDomainMutation } from '../../data/generated/domains.js';
import type { DomainFragment, OwnershipMethod } from '../../data/generated/types.js';
import { useChange } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Tabs } from '../../ui/controls/tabs.js';
import { CodeBlock } from '../../ui/show/code-block.js';
import { Fault } from '../../ui/states/states.js';
import { toast } from '../../ui/states/toasts.js';

type Way = NonNullable<DomainFragment['verification']['instructions']>['methods'][number];

interface Words {
  readonly tab: string;
  readonly todo: string;
  /** What `place` and `value` are. */
  readonly place: string;
  readonly value: string;
}

const METHODS: Readonly<Record<OwnershipMethod, Words>> = {
  META: {
    tab: 'Meta tag',
    todo: 'Put this tag into the <head> of the home page.',
    place: 'Home page',
    value: 'Tag',
  },
  FILE: {
    tab: 'File',
    todo: 'Put a file at this address that holds this one line and nothing else.',
    place: 'Address',
    value: 'Line',
  },
  DNS: {
    tab: 'DNS record',
    todo: 'Add a TXT record with this text to this name, where the names of the domain are kept.',
    place: 'Name',
    value: 'Text',
  },
  GOOGLE: {
    tab: 'Search Console',
    todo: 'Add this user, with full permission, to this property in Google Search Console.',
    place: 'Property',
    value: 'User',
  },
};

export interface ProofProps {
  /** Its id. */
  readonly edition: string;
  readonly name: string;
  readonly ways: readonly Way[];
}

/** What to put where, by each method, and a check that looks for it now. */
export function Proof({ edition, name, ways }: ProofProps) {
  const mayWrite = useMayWrite();
  const verify = useChange(verifyDomainMutation);
  const [selected, select] = useState<string>(ways[0]?.method ?? 'META');
  const check = (method: OwnershipMethod) =>
    verify.mutate({ id: edition, method }, { onSuccess: () => toast(`The domain of ${name} is verified.`) });
  return (
    <Tabs
      label={`How to verify ${name}`}
      selected={selected}
      onSelect={(id) => {
        select(id);
        verify.reset();
      }}
      tabs={ways.map(({ method, place, value }) => {
        const words = METHODS[method];
        return {
          id: method,
          label: words.tab,
          content: (
            <div className="stack">
              <p>{words.todo}</p>
              <Copied label={words.place} text={place} />
              <Copied label={words.value} text={value} />
              {mayWrite && (
                <>
                  {verify.error !== null && <Fault error={verify.error} />}
                  <div className="row">
                    <Button isPending={verify.isPending} onPress={() => check(method)}>
                      {verify.isPending ? 'Checking …' : 'Check now'}
                    </Button>
                    <span className="soft small">
                      Looks at the domain as it is now, for half a minute at most.
                    </span>
                  </div>
                </>
              )}
            </div>
          ),
        };
      })}
    />
  );
}

function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="domain-value">
      <span className="label">{label}</span>
      <CodeBlock label={label} text={text} />
    </div>
  );
}
