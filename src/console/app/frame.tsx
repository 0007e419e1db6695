import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { frameQuery } from '../data/generated/frame.js';
import { operatorFrameQuery } from '../data/generated/operations.js';
import { useIsAway } from '../data/connection.js';
import { rereadAll, useOperation } from '../data/queries.js';
import { signOut } from '../data/session.js';
import { Button } from '../ui/controls/button.js';
import { Select } from '../ui/controls/select.js';
import { Loading } from '../ui/states/states.js';
import { Toasts, toast } from '../ui/states/toasts.js';
import { Brand } from './brand.js';
import { FrameContext, rememberEdition, useEdition, type Frame as FrameData } from './caller.js';
import { KeyboardHelp } from './keyboard-help.js';
import { Navigation, OperatorNavigation } from './navigation.js';
import { useTheme } from './theme.js';

/** What surrounds every screen of an account: navigation, edition, theme, sign-out. */
export function Frame() {
  const { data } = useOperation(frameQuery, {});
  if (data === undefined) return <Loading label="Loading the console" />;
  const { key, user } = data.me;
  const access = key.permission === 'FULL' ? 'Full access' : 'Read only';
  return (
    <FrameContext value={data}>
      <Surroundings caller={{ name: user.name, access }}>
        {(close) => (
          <>
            <EditionChoice frame={data} />
            <Navigation onFollow={close} />
          </>
        )}
      </Surroundings>
    </FrameContext>
  );
}

/** The same for operators, who have neither an account nor editions. */
export function OperatorFrame() {
  const { data } = useOperation(operatorFrameQuery, {});
  if (data === undefined) return <Loading label="Loading the console" />;
  return (
    <Surroundings caller={{ name: data.operator.key.name, access: 'Operator' }}>
      {(close) => <OperatorNavigation onFollow={close} />}
    </Surroundings>
  );
}

interface Caller {
  readonly name: string;
  /** What the key may do, in words. */
  readonly access: string;
}

interface SurroundingsProps {
  readonly caller: Caller;
  /** The upper part of the side. @param close after a link was followed */
  readonly children: (close: () => void) => ReactNode;
}

function Surroundings({ caller, children }: SurroundingsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="frame">
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header
        className="side"
        data-open={isOpen || undefined}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape' || !isOpen) return;
          setOpen(false);
          currentTarget.querySelector<HTMLElement>('[aria-controls]')?.focus();
        }}
      >
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
          {children(() => setOpen(false))}
          <CallerMenu caller={caller} />
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

function CallerMenu({ caller }: { readonly caller: Caller }) {
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
          {caller.name}
          <span className="soft small">{caller.access}</span>
        </span>
        <span className="caller-buttons">
          <KeyboardHelp />
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
        </span>
      </div>
    </div>
  );
}

/** Milliseconds between two tries while the server is away; up to half as long again, so that not all pages come at once. */
const TRY_AGAIN_MS = 5_000;

/** Says that the server is away, asks whether it is back while the page is in sight, and then reads anew what is shown. */
function AwayBanner() {
  const isAway = useIsAway();
  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && rereadAll(),
      TRY_AGAIN_MS * (1 + Math.random() / 2),
    );
    return () => {
      clearInterval(timer);
      rereadAll();
    };
  }, [isAway]);
  return (
    <div role="status">
      {isAway && (
        <div className="away">
          <span>Galley does not answer. What you see may be old; the console tries again by itself.</span>
          <Button small onPress={rereadAll}>
            Try now
          </Button>
        </div>
      )}
    </div>
  );
}
