import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { base } from '../data/base.js';
import { queryClient } from '../data/queries.js';
import { signIn, type SignInBy } from '../data/session.js';
import { Button } from '../ui/controls/button.js';
import { TextField } from '../ui/controls/text-field.js';
import { Fault } from '../ui/states/states.js';
import { Brand } from './brand.js';
import { Page } from './page.js';

/** Before the ticket in the address of a link that signs in once; what is behind a # is sent to no server. */
const TICKET = 'ticket=';

/** Begins a session with an API key, or at once by a link that signs in once. */
export function SignIn() {
  const { back } = useSearch({ from: '/sign-in' });
  const router = useRouter();
  const [key, setKey] = useState('');
  const { hash } = useLocation();
  const [fault, setFault] = useState<Error>();
  const [isByLink, setByLink] = useState(false);
  const usedTicket = useRef('');
  const [isPending, setPending] = useState(false);

  async function submit(by: SignInBy): Promise<void> {
    setByLink('ticket' in by);
    setPending(true);
    setFault(undefined);
    try {
      await signIn(by);
      router.history.push(`${base}/console${back ?? '/'}`);
    } catch (error) {
      setFault(error instanceof Error ? error : new Error(String(error)));
      setPending(false);
    }
  }

  // What was read for one person is not kept for the next. Not before: a form that is changed may keep its reader.
  useEffect(() => queryClient.clear(), []);

  useEffect(() => {
    const ticket = hash.startsWith(TICKET) ? hash.slice(TICKET.length) : '';
    if (ticket === '' || ticket === usedTicket.current) return;
    usedTicket.current = ticket;
    // It stays neither in the address nor in the history.
    void router.navigate({ to: '/sign-in', search: true, hash: '', replace: true });
    void submit({ ticket });
  });

  return (
    <main className="alone">
      <Brand />
      <Page
        title="Sign in"
        lead="With an API key of your account, or an operator’s. It is sent once, and this browser does not keep it."
      >
        {isByLink && fault !== undefined && <Fault error={fault} />}
        <Form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void submit({ key: key.trim() });
          }}
        >
          <TextField
            label="API key"
            type="password"
            name="key"
            autoComplete="off"
            isRequired
            validationBehavior="aria"
            value={key}
            onChange={setKey}
            fault={isByLink ? undefined : fault?.message}
            hint="Begins with gk_. Your operator makes one with “galley key create”."
          />
          <div>
            <Button look="primary" type="submit" isPending={isPending} isDisabled={key.trim() === ''}>
              {isPending ? 'Signing in…' : 'Sign in'}
            </Button>
          </div>
        </Form>
      </Page>
    </main>
  );
}
