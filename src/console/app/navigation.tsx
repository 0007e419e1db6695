import { Link, type LinkProps } from '@tanstack/react-router';
import { useMayWrite } from './caller.js';

/** One screen in the navigation; `path` draws its sign on a field of 20 by 20. */
interface Entry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly path: string;
  /** Of no use to a key that only reads. */
  readonly writes?: true;
}

/** In the order shown: a screen is listed here when it exists. */
const ENTRIES: readonly Entry[] = [
  { to: '/', label: 'Home', path: 'M3 9l7-6 7 6v8h-5v-5H8v5H3z' },
  { to: '/new', label: 'New article', path: 'M4 16l1-4 9-9 3 3-9 9zM12 5l3 3', writes: true },
  { to: '/batch', label: 'Batch', path: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12', writes: true },
  { to: '/jobs', label: 'Jobs', path: 'M4 5h12M4 10h12M4 15h7' },
  { to: '/articles', label: 'Articles', path: 'M5 3h10v14H5zM8 7h4M8 10h4M8 13h2' },
  { to: '/audits', label: 'Audits', path: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3zM13.5 13.5L18 18' },
  { to: '/reports', label: 'Reports', path: 'M4 2h9l3 3v13H4zM7 8h6M7 11h6M7 14h4' },
  { to: '/schedules', label: 'Schedules', path: 'M4 4h12v13H4zM4 8h12M8 2v4M12 2v4M10 11v3h3' },
  {
    to: '/domains',
    label: 'Domains',
    path: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM2 10h16M10 2c5 5 5 11 0 16M10 2c-5 5-5 11 0 16',
  },
  { to: '/webhooks', label: 'Webhooks', path: 'M3 10h9M9 6l4 4-4 4M16 3v14' },
  { to: '/keys', label: 'Keys and sessions', path: 'M7 9a4 4 0 1 0 0 2h6v3h2v-3h3V9z' },
];

/** For operators, who have no account. */
const OPERATORS_ENTRIES: readonly Entry[] = [
  { to: '/operations', label: 'Operations', path: 'M3 16V9M8 16V4M13 16v-5M18 16V7' },
  { to: '/operations/log', label: 'Audit log', path: 'M5 3h10v14H5zM8 7h4M8 10h4M8 13h2' },
  { to: '/operations/sessions', label: 'Sessions', path: 'M7 9a4 4 0 1 0 0 2h6v3h2v-3h3V9z' },
];

interface NavigationProps {
  /** After a link was followed. */
  readonly onFollow?: () => void;
}

/** The links to the screens of an account. */
export function Navigation(props: NavigationProps) {
  const mayWrite = useMayWrite();
  return <Links {...props} entries={ENTRIES.filter(({ writes }) => mayWrite || writes !== true)} />;
}

/** The links to the screens of operators. */
export function OperatorNavigation(props: NavigationProps) {
  return <Links {...props} entries={OPERATORS_ENTRIES} />;
}

function Links({ entries, onFollow }: NavigationProps & { readonly entries: readonly Entry[] }) {
  return (
    <nav aria-label="Screens">
      <ul className="nav">
        {entries.map(({ to, label, path }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: to === '/' || to === '/operations', includeSearch: false }}
              className="nav-link"
              onClick={() => onFollow?.()}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={path} />
              </svg>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
