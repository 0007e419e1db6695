import { Outlet, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { frameQuery } from '../data/generated/frame.js';
import { useIsAway } from '../data/connection.js';
import { queryClient, useOperation } from '../data/queries.js';
import { signOut } from '../data/session.js';
import { Button } from '../ui/controls/button.js';
import { Select } from '../ui/controls/select.js';
import { Loading } from '../ui/states/states.js';
import { Toasts, toast } from '../ui/states/toasts.js';
import { Brand } from './brand.js';
import { FrameContext, rememberEdition, useEdition, type Frame as FrameData } from './caller.js';
import { Navigation } from './navigation.js';
import { useTheme } from './theme.js';

/** What surrounds every screen: navigation, edition, theme, sign-out. */
export function Frame() {
  const { data } = useOperation(frameQuery, {});
  if (data === undefined) return <Loading label="Loading the console" />;
  return (
    <FrameContext value={data}>
      <Surroundings frame={data} />
    </FrameContext>
  );
}

function Surroundings({ frame }: { readonly frame: FrameData }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="frame">
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="side" data-open={isOpen || undefined}>
        <div className="side-head">
          <Brand />
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-controls="side-body"
            onPress={() => setOpen(!isOpen)}
          >
            Menu
          </Button>
        </div>
        <div className="side-body" id="side-body">
          <EditionChoice frame={frame} />
          <Navigation onFollow={() => setOpen(false)} />
          <CallerMenu frame={frame} />
        </div>
      </header>
      <div className="main">
        <AwayBanner />
        <main id="content" tabIndex={-1} className="content">
          <Outlet />
        </main>
      </div>
      <Toasts />
    </div>
  );
}

function EditionChoice({ frame }: { readonly frame: FrameData }) {
  const router = useRouter();
  const edition = useEdition();
  if (edition === null) return null;
  return (
    <Select
      label="Edition"
      choices={frame.editions.nodes.map(({ id, name }) => ({ id, label: name }))}
      value={edition.id}
      onChange={(id) => {
        const chosen = router.navigate({ to: '.', search: (search) => ({ ...search, edition: id }) });
        // A form that would be lost may have kept the reader here.
        void chosen.then(() => router.state.location.search.edition === id && rememberEdition(id));
      }}
    />
  );
}

function CallerMenu({ frame }: { readonly frame: FrameData }) {
  const router = useRouter();
  const [theme, chooseTheme] = useTheme();
  const themes = [
    { id: 'system', label: 'Like the system' },
    { id: 'light', label: 'Light' },
    { id: 'dark', label: 'Dark' },
  ] as const;
  return (
    <div className="caller">
      <Select label="Theme" choices={themes} value={theme} onChange={chooseTheme} />
      <div className="caller-line">
        <span>
          {frame.me.user.name}
          <span className="soft small">
            {frame.me.key.permission === 'FULL' ? 'Full access' : 'Read only'}
          </span>
        </span>
        <Button
          small
          look="quiet"
          onPress={() => {
            signOut().then(
              () => router.navigate({ to: '/sign-in' }),
              (error: unknown) => toast(error instanceof Error ? error.message : String(error), 'fail'),
            );
          }}
        >
          Sign out
        </Button>
      </div>
    </div>
  );
}

/** Says that the server is away, and what happens meanwhile. */
function AwayBanner() {
  const isAway = useIsAway();
  return (
    <div role="status">
      {isAway && (
        <div className="away">
          <span>Galley does not answer. What you see may be old; the console tries again by itself.</span>
          <Button small onPress={() => void queryClient.refetchQueries({ type: 'active' })}>
            Try now
          </Button>
        </div>
      )}
    </div>
  );
}
