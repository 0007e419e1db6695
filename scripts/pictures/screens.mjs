// What is pictured: each screen with what is done on it first. `docs` names the pictures that README and docs show.

/** The page of the docs whose tab *Rendered* is pictured. */
export const RENDERED_PAGE = '/jobs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {object} Screen
 * @property {string} name of its pictures
 * @property {(ids: Record<string, string>) => string} path below the gateway's address, or an address
 * @property {(page: Page) => Promise<void>} [before] what is done on it first
 * @property {boolean} [docs] whether docs/pictures has it
 * @property {boolean} [dialog] whether a dialog is pictured, as the window has it
 * @property {boolean} [signedOut] whether it is seen without a session
 * @property {boolean} [operator] whether an operator sees it, and nobody else
 * @property {'article' | 'audit'} [live] what is started right before it
 */

const BATCH = `input,article_type,word_count
How a job is leased,,500
What a report costs,listicle,400
,faq,
A domain in four steps,how_to,9000000`;

/** @param {string} path @returns {() => string} */
const at = (path) => () => path;
/** @param {string} view @returns {(ids: Record<string, string>) => string} */
const view =
  (view) =>
  ({ audit }) =>
    `/console/audits/${audit}/${view}`;

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'front', path: at('/'), signedOut: true },
  { name: 'reference', path: at('/docs'), signedOut: true },
  { name: 'graphiql', path: at('/graphql'), signedOut: true },
  { name: 'sign-in', path: at('/console/sign-in'), signedOut: true },
  { name: 'home', path: at('/console'), docs: true, live: 'article' },
  { name: 'new', path: at('/console/new') },
  {
    name: 'new-json',
    path: at('/console/new'),
    before: (page) => page.getByRole('tab', { name: 'JSON' }).click(),
  },
  { name: 'batch', path: at('/console/batch') },
  {
    name: 'batch-answer',
    path: at('/console/batch'),
    before: async (page) => {
      await page.getByLabel('or paste it').fill(BATCH);
      await page.getByRole('button', { name: /^Start \d/ }).click();
      await page
        .getByText(/Nothing was started|What became of each row/)
        .first()
        .waitFor();
    },
  },
  { name: 'jobs', path: at('/console/jobs') },
  { name: 'job', path: ({ job }) => `/console/jobs/${job}` },
  { name: 'job-failed', path: ({ failedJob }) => `/console/jobs/${failedJob}` },
  { name: 'articles', path: at('/console/articles') },
  {
    name: 'article',
    path: ({ article }) => `/console/articles/${article}`,
    docs: true,
    before: (page) => page.locator('[data-claim]').nth(2).click(),
  },
  ...['Preview', 'Checks', 'Sources', 'Record'].map((tab) => ({
    name: `article-${tab.toLowerCase()}`,
    path: ({ article }) => `/console/articles/${article}`,
    before: (page) => page.getByRole('tab', { name: tab }).click(),
  })),
  {
    name: 'article-revisions',
    path: ({ editedArticle }) => `/console/articles/${editedArticle}`,
    before: (page) => page.getByRole('tab', { name: 'Revisions' }).click(),
  },
  {
    name: 'article-changes',
    dialog: true,
    path: ({ editedArticle }) => `/console/articles/${editedArticle}`,
    before: async (page) => {
      await page.getByRole('tab', { name: 'Revisions' }).click();
      await page.getByRole('button', { name: 'What changed after revision 1' }).click();
      await page.getByRole('dialog').getByText('Title').first().waitFor();
    },
  },
  {
    name: 'article-edit',
    path: ({ article }) => `/console/articles/${article}`,
    before: (page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
  },
  { name: 'audits-live', path: at('/console/audits'), live: 'audit' },
  { name: 'audits', path: at('/console/audits') },
  { name: 'audit-overview', path: view('overview'), docs: true },
  { name: 'audit-issues', path: view('issues'), docs: true },
  { name: 'audit-pages', path: view('pages') },
  {
    name: 'audit-url',
    dialog: true,
    path: view('pages'),
    before: async (page) => {
      await page.getByRole('table', { name: 'Addresses' }).getByRole('button', { name: '/jobs' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'audit-rendered',
    dialog: true,
    path: view('pages'),
    before: async (page) => {
      const table = page.getByRole('table', { name: 'Addresses' });
      await table.getByRole('button', { name: RENDERED_PAGE, exact: true }).click();
      await page.getByRole('tab', { name: 'Rendered' }).click();
      await page.getByRole('table', { name: 'Changed by scripts' }).waitFor();
    },
  },
  { name: 'audit-structure', path: view('structure') },
  { name: 'audit-phrases', path: view('phrases') },
  { name: 'audit-graph', path: view('graph') },
  { name: 'audit-changes', path: view('changes') },
  { name: 'reports', path: at('/console/reports') },
  { name: 'report', path: ({ report }) => `/console/reports/${report}` },
  { name: 'domains', path: at('/console/domains') },
  { name: 'schedules', path: at('/console/schedules') },
  { name: 'schedule', path: ({ schedule }) => `/console/schedules/${schedule}` },
  { name: 'webhooks', path: at('/console/webhooks') },
  { name: 'webhook', path: ({ webhook }) => `/console/webhooks/${webhook}` },
  { name: 'keys', path: at('/console/keys') },
  { name: 'operations', path: at('/console/operations'), operator: true },
  { name: 'operator-log', path: at('/console/operations/log'), operator: true },
  { name: 'operator-sessions', path: at('/console/operations/sessions'), operator: true },
  { name: 'demo-article', path: ({ articleFile }) => articleFile, signedOut: true },
  { name: 'style', path: at('/console/style') },
];

/** Names of the screens whose pictures README and docs show, light and dark. */
export const DOCS_PICTURES = SCREENS.filter(({ docs }) => docs).map(({ name }) => name);
