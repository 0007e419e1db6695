import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError, UnreachableError } from '../data/api-error.js';
import { useIsAway } from '../data/connection.js';
import { send } from '../data/request.js';
import { Button, buttonClass } from '../ui/controls/button.js';
import { Page } from './page.js';

/** An address of the console at which nothing is. */
export function LostScreen() {
  return (
    <main className="alone">
      <Page title="Not found" lead="The console has no screen at this address.">
        <p>
          <Link to="/" className={buttonClass('primary')}>
            Go to Home
          </Link>
        </p>
      </Page>
    </main>
  );
}

/** What is said of a fault, by what it is. */
const FAULTS = {
  away: {
    title: 'Galley does not answer',
    lead: 'The server is stopped, or the network is down. Nothing of your work is lost: try again in a moment.',
  },
  file: {
    title: 'This screen could not be loaded',
    lead: 'Galley was updated while this page was open, or the network was away for a moment. Reload the page.',
  },
  limited: {
    title: 'Too many requests',
    lead: 'The key that you signed in with has made all of its requests of the last minute. The page loads again by itself; programs and people with many pages are best given keys of their own.',
  },
  own: {
    title: 'This screen failed',
    lead: 'Reload the page. If it fails again, report the message below with what you did.',
  },
} as const;

/** What is said of a file that did not come, once it is seen that the server is away. */
const FILE_OF_AWAY = 'The server does not answer. When it is back, the page loads again by itself.';

/** Milliseconds until a page is loaded again that the limit of requests has refused. */
const AGAIN_MS = 15_000;

/** Milliseconds between two looks whether a server that did not answer is back. */
const LOOK_MS = 5_000;

/** In the place of a screen that could not be shown: the server is away, or the console is at fault. */
export function CrashScreen({ error }: { readonly error: unknown }) {
  const message = error instanceof Error ? error.message : String(error);
  const kind = kindOf(error, message);
  useEffect(() => {
    if (kind !== 'limited') return undefined;
    // Pages in the background would only use up what the one in sight waits for.
    const reload = () => document.visibilityState === 'visible' && location.reload();
    const timer = setInterval(reload, AGAIN_MS * (1 + Math.random() / 2));
    return () => clearInterval(timer);
  }, [kind]);
  const isAway = useIsAway();
  const [seen, setSeen] = useState({ wasAway: isAway, isThere: false });
  useEffect(() => {
    if (kind !== 'away' && kind !== 'file') return undefined;
    // What is asked for is small, and needs no session. A proxy's answer for a server that is away, such as 503, is none of ours.
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const isThere = await send('/console/icon.svg', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
      setSeen(({ wasAway }) => ({ wasAway: wasAway || !isThere, isThere }));
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS * (1 + Math.random() / 2));
    return () => clearInterval(timer);
  }, [kind]);
  useEffect(() => {
    // A part of the program that did not come is not asked for again by a browser until the page is loaded anew.
    if (seen.wasAway && seen.isThere) location.reload();
  }, [seen]);
  const isFileOfAway = kind === 'file' && seen.wasAway;
  return (
    <Page title={FAULTS[kind].title} lead={isFileOfAway ? FILE_OF_AWAY : FAULTS[kind].lead}>
      <div className="stack">
        {kind === 'own' && <pre className="crash">{message}</pre>}
        <p>
          <Button look="primary" onPress={() => location.reload()}>
            Reload
          </Button>
        </p>
      </div>
    </Page>
  );
}

function kindOf(error: unknown, message: string): keyof typeof FAULTS {
  if (error instanceof UnreachableError) return 'away';
  if (error instanceof ApiError && error.code === 'rate_limited') return 'limited';
  // As browsers and the loader of style sheets say that a part of the program was not found.
  return /dynamically imported module|importing a module|unable to preload/i.test(message) ? 'file' : 'own';
}
