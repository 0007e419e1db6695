import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { SignedOutError } from '../data/api-error.js';
import { base } from '../data/base.js';
import type { Operation } from '../data/operation.js';
import { optionsOf, queryClient } from '../data/queries.js';
import { articleQuery } from '../data/generated/article.js';
import { auditQuery } from '../data/generated/audit.js';
import { frameQuery } from '../data/generated/frame.js';
import { jobQuery } from '../data/generated/job.js';
import { operatorFrameQuery } from '../data/generated/operations.js';
import { reportQuery } from '../data/generated/report.js';
import { SESSION, type SessionHead } from '../data/session.js';
import { onSignedOut } from '../data/signed-out.js';
import { readJobsSearch } from '../screens/jobs/jobs-search.js';
import { CrashScreen, LostScreen } from './fault-screens.js';
import { readBriefSearch } from '../screens/new/brief-search.js';
import { readArticleSearch } from '../screens/articles/article-search.js';
import { readChangeSearch } from '../screens/keys/change-search.js';
import { readOperationsSearch } from '../screens/operations/operations-search.js';
import { readWebhookSearch } from '../screens/webhook/webhook-search.js';
import { validateAuditSearch, validateAuditsSearch } from '../screens/audit/audit-search.js';
import { Loading } from '../ui/states/states.js';
import { Frame, OperatorFrame } from './frame.js';
import { SignIn } from './sign-in.js';

/** Where there is no frame around a fault: the fault is the frame's own, or in front of it. */
function CrashAlone({ error }: { readonly error: unknown }) {
  return (
    <main className="alone">
      <CrashScreen error={error} />
    </main>
  );
}

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: LostScreen,
  errorComponent: CrashAlone,
});

const signInRoute = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>): { readonly back?: string } =>
    // A path of our own: an address of another site has no single slash at its beginning.
    typeof search['back'] === 'string' && /^\/(?![/\\])/.test(search['back']) ? { back: search['back'] } : {},
  component: SignIn,
});

/** What the key of the session may do; without a session the way leads to the sign-in. @param back where it leads then */
async function accessOf(back: string): Promise<SessionHead['access']> {
  try {
    return (await queryClient.query({ ...SESSION, staleTime: 'static' })).access;
  } catch (error) {
    if (error instanceof SignedOutError) redirect({ to: '/sign-in', search: { back }, throw: true });
    throw error;
  }
}

const FRAME = { ...optionsOf(frameQuery, {}), staleTime: 'static' } as const;

/** The parent of every screen of an account. */
const frameRoute = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  validateSearch: (search: Record<string, unknown>): { readonly edition?: string } =>
    typeof search['edition'] === 'string' ? { edition: search['edition'] } : {},
  search: { middlewares: [retainSearchParams(['edition'])] },
  beforeLoad: async ({ location }) => {
    // Beside the question for whom it is, and not behind it; an operator's key is refused it, and has no use for it.
    queryClient.query(FRAME).catch(() => undefined);
    if ((await accessOf(location.href)) === 'ops')
      redirect({ to: '/operations', replace: true, throw: true });
  },
  loader: () => queryClient.query(FRAME),
  component: Frame,
  errorComponent: CrashAlone,
});

const OPERATOR_FRAME = { ...optionsOf(operatorFrameQuery, {}), staleTime: 'static' } as const;

/** The parent of the screens of operators, who have no account. */
const operatorsRoute = createRoute({
  getParentRoute: () => root,
  id: 'operators',
  beforeLoad: async ({ location }) => {
    // Beside it here too.
    queryClient.query(OPERATOR_FRAME).catch(() => undefined);
    if ((await accessOf(location.href)) !== 'ops') redirect({ to: '/', replace: true, throw: true });
  },
  loader: () => queryClient.query(OPERATOR_FRAME),
  component: OperatorFrame,
});

const operationsRoute = createRoute({
  getParentRoute: () => operatorsRoute,
  path: '/operations',
  validateSearch: readOperationsSearch,
  component: lazyRouteComponent(() => import('../screens/operations/operations.js'), 'Operations'),
});

const operatorSessionsRoute = createRoute({
  getParentRoute: () => operatorsRoute,
  path: '/operations/sessions',
  component: lazyRouteComponent(() => import('../screens/operations/sessions.js'), 'OperatorSessions'),
});

const operatorLogRoute = createRoute({
  getParentRoute: () => operatorsRoute,
  path: '/operations/log',
  validateSearch: readChangeSearch,
  component: lazyRouteComponent(() => import('../screens/operations/audit-log.js'), 'AuditLog'),
});

const homeRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../screens/home/home.js'), 'Home'),
});

const newRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/new',
  validateSearch: readBriefSearch,
  component: lazyRouteComponent(() => import('../screens/new/new-article.js'), 'NewArticle'),
});

const batchRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/batch',
  component: lazyRouteComponent(() => import('../screens/batch/batch.js'), 'Batch'),
});

const articlesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/articles',
  validateSearch: readArticleSearch,
  component: lazyRouteComponent(() => import('../screens/articles/articles.js'), 'Articles'),
});

const articleRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/articles/$id',
  component: lazyRouteComponent(() => import('../screens/article/article.js'), 'Article'),
});

const auditsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/audits',
  validateSearch: validateAuditsSearch,
  component: lazyRouteComponent(() => import('../screens/audits/audits.js'), 'Audits'),
});

const auditStartRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/audits/$id',
  beforeLoad: ({ params: { id } }) =>
    redirect({ to: '/audits/$id/$view', params: { id, view: 'overview' }, replace: true, throw: true }),
});

const auditRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/audits/$id/$view',
  validateSearch: validateAuditSearch,
  component: lazyRouteComponent(() => import('../screens/audit/audit.js'), 'Audit'),
});

const reportsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/reports',
  validateSearch: ({
    after,
    before,
  }: Record<string, unknown>): { readonly after?: string; readonly before?: string } => ({
    ...(typeof after === 'string' ? { after } : {}),
    ...(typeof before === 'string' ? { before } : {}),
  }),
  component: lazyRouteComponent(() => import('../screens/reports/reports.js'), 'Reports'),
});

const reportRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/reports/$id',
  component: lazyRouteComponent(() => import('../screens/report/report.js'), 'Report'),
});

const jobsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/jobs',
  validateSearch: readJobsSearch,
  component: lazyRouteComponent(() => import('../screens/jobs/jobs.js'), 'Jobs'),
});

const jobRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/jobs/$id',
  component: lazyRouteComponent(() => import('../screens/job/job.js'), 'Job'),
});

const domainsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/domains',
  component: lazyRouteComponent(() => import('../screens/domains/domains.js'), 'Domains'),
});

const schedulesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/schedules',
  component: lazyRouteComponent(() => import('../screens/schedules/schedules.js'), 'Schedules'),
});

const scheduleRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/schedules/$id',
  validateSearch: ({ after }: Record<string, unknown>): { readonly after?: string } =>
    typeof after === 'string' ? { after } : {},
  component: lazyRouteComponent(() => import('../screens/schedule/schedule.js'), 'Schedule'),
});

const webhooksRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('../screens/webhooks/webhooks.js'), 'Webhooks'),
});

const webhookRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/webhooks/$id',
  validateSearch: readWebhookSearch,
  component: lazyRouteComponent(() => import('../screens/webhook/webhook.js'), 'Webhook'),
});

const keysRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/keys',
  validateSearch: readChangeSearch,
  component: lazyRouteComponent(() => import('../screens/keys/keys.js'), 'Keys'),
});

const styleRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/style',
  component: lazyRouteComponent(() => import('../screens/style/style.js'), 'Style'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    signInRoute,
    operatorsRoute.addChildren([operationsRoute, operatorLogRoute, operatorSessionsRoute]),
    frameRoute.addChildren([
      homeRoute,
      newRoute,
      batchRoute,
      reportsRoute,
      reportRoute,
      jobsRoute,
      jobRoute,
      articlesRoute,
      articleRoute,
      auditsRoute,
      auditStartRoute,
      auditRoute,
      domainsRoute,
      schedulesRoute,
      scheduleRoute,
      webhooksRoute,
      webhookRoute,
      keysRoute,
      styleRoute,
    ]),
  ]),
  basepath: `${base}/console`,
  defaultPreload: 'intent',
  // Within the frame, so that the way to other screens is there.
  defaultErrorComponent: ({ error }) => <CrashScreen error={error} />,
  defaultPendingComponent: () => <Loading label="Loading the screen" lines={6} />,
  scrollRestoration: true,
});

/** What the screens of one thing read, by the ids of their routes: the address says all that they ask for. */
const OF_ONE: Readonly<Record<string, Operation<unknown, { readonly id: string }>>> = {
  [articleRoute.id]: articleQuery,
  [auditRoute.id]: auditQuery,
  [jobRoute.id]: jobQuery,
  [reportRoute.id]: reportQuery,
};

/** Loads the code of the screen in the address, and what it shows of one thing, beside what is asked about the session. */
export function preloadScreen(): void {
  const [routes, { id }] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const { id: route, options } of routes) {
    const operation = OF_ONE[String(route)];
    if (operation !== undefined && id !== undefined)
      queryClient.query(optionsOf(operation, { id })).catch(() => undefined);
    const component = options.component as { readonly preload?: () => Promise<unknown> } | undefined;
    // A failure is reported where the screen is shown.
    component?.preload?.().catch(() => undefined);
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: typeof router;
  }
}

onSignedOut(() => {
  const { pathname, href } = router.state.location;
  if (pathname.endsWith('/sign-in')) return;
  void router.navigate({ to: '/sign-in', search: { back: href } });
});
