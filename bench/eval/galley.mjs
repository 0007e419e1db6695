// The product as the evaluation drives it: the composed stages of an article, run in this process without a database.
// The only file of the evaluation that imports what was built, so that it may be that of another commit.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { knowSite } from './site-pages.mjs';

const EDITION = '00000000-0000-4000-8000-000000000001';
const JOB = '00000000-0000-4000-8000-000000000002';
const TOLD = { debug() {}, info() {}, warn() {}, error() {} };

/** @param root folder of a built Galley */
export async function openGalley(root) {
  const load = (file) => import(pathToFileURL(path.join(root, 'dist', file)).href);
  const [{ readConfig }, { buildStages }, { GuardedFetcher }, { loadPageReader }, budgets, text, settings] =
    await Promise.all([
      load('main/config.js'),
      load('main/build/build-stages.js'),
      load('libs/guarded-fetch/index.js'),
      load('libs/page-reading/index.js'),
      load('domain/article/job-budget.js'),
      load('libs/text/index.js'),
      load('domain/brief/settings.js'),
    ]);
  const { supportOf } = await load('domain/article/support.js');
  const { StageFailure } = await load('domain/article/stage-failure.js');
  const { PageReading, pageSource } = await load('services/research/page-reading.js');
  // A commit before there was an index of an edition's site has none.
  const { SitePageWriter } = await load('services/research/site-page-writer.js').catch(() => ({}));
  const reader = await loadPageReader();
  const known = new Map();

  /** The index of a site, made before its first article. */
  function pagesOf(site, fetcher) {
    const fetches = new budgets.FetchBudget(0, Infinity);
    const parts = { SitePageWriter, PageReading, pageSource, reader, fetcher, fetches };
    if (!known.has(site)) known.set(site, knowSite(site, EDITION, parts));
    return known.get(site);
  }

  /** The stages of one job, not begun: `run(stage)` makes one, and keeps what it made in `made`. */
  async function openJob(brief, site, environment) {
    const allow = site === null ? '' : new URL(site).host;
    const config = readConfig({ CRAWL_RATE: '0', IMAGE: 'none', FETCH_ALLOW: allow, ...environment });
    const fetcher = new GuardedFetcher({ ...config.fetch, userAgent: 'Galley/0 (eval)' });
    const edition = {
      id: EDITION,
      accountId: EDITION,
      name: 'The Evaluation',
      webAddress: site,
      languageCode: brief.language,
      country: brief.country ?? null,
      editorOfRecord: null,
      verified: false,
      verifiedAt: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    const sitePages = site === null ? null : await pagesOf(site, fetcher);
    const stages = await buildStages(config, emptyStores(edition, sitePages), { fetcher, reader }, TOLD);
    const asked = {
      ...brief,
      country: brief.country ?? null,
      settings: settings.briefSettings.parse(brief.settings),
    };
    const job = { brief: asked, editionId: EDITION, accountId: EDITION, progress: { id: JOB } };
    const warnings = [];
    const progress = {
      signal: new globalThis.AbortController().signal,
      fetches: new budgets.FetchBudget(0),
      queries: new budgets.QueryBudget(0),
      models: new budgets.ModelBudget(),
      savedPart: null,
      savePart: async () => {},
      timeLeft: () => 15 * 60_000,
      advance: async () => {},
      warn: ({ code, message }) => warnings.push({ code, message }),
    };
    const made = {};
    const took = {};
    async function run(stage) {
      const from = process.cpuUsage();
      // As between two stages in the database: what is no JSON is lost here too.
      made[stage] = JSON.parse(JSON.stringify(await stages[stage](job, made, progress)));
      const { user, system } = process.cpuUsage(from);
      took[stage] = (user + system) / 1000;
      return made[stage];
    }
    const assemble = () => stages.assemble(job, made, progress);
    return { run, assemble, made, took, warnings, close: () => fetcher.close() };
  }

  /**
   * One article, from its brief to what is printed.
   *
   * @param brief `{ input, language, country?, settings }`
   * @param site address of the edition's site on loopback, or null
   * @param environment variables that `readConfig` reads, such as those of a writer with a model
   * @returns what was made: `{ failure: { code, message } }`, or the research, outline, draft, checks and article,
   *   and `took`, the processor time of each stage in ms
   */
  async function write(brief, site = null, environment = {}) {
    const { run, assemble, made, took, warnings, close } = await openJob(brief, site, environment);
    try {
      for (const stage of ['brief', 'research', 'outline', 'draft', 'checks', 'meta', 'image'])
        await run(stage);
      return { failure: null, made, article: await assemble(), warnings, took };
    } catch (error) {
      if (!(error instanceof StageFailure)) throw error;
      return { failure: { code: error.code, message: error.message }, made, article: null, warnings, took };
    } finally {
      await close();
    }
  }

  /** @returns what the desk says of each of some drafts, as if the writer had made it of the brief */
  async function judge(brief, site, drafts) {
    const { run, made, close } = await openJob(brief, site, {});
    try {
      for (const stage of ['brief', 'research', 'outline']) await run(stage);
      const reports = [];
      for (const draft of drafts) {
        made.draft = draft;
        reports.push(await run('checks'));
      }
      return reports;
    } finally {
      await close();
    }
  }

  /** How far passages support a claim, 0 to 1, as the desk has it. */
  const supportScore = (claim, passages, language) => supportOf(claim, passages, language).score;

  return { write, judge, text, supportScore };
}

/** Stores of a Galley that has written nothing yet. What another commit asks of them beyond this is answered with null. */
function emptyStores(edition, sitePages) {
  const store = (known) =>
    new Proxy(known, {
      get: (target, name) => target[name] ?? (name === 'then' ? undefined : async () => null),
    });
  return new Proxy(
    {
      articles: store({ published: async () => ({ alike: [], titles: [] }) }),
      editions: store({ get: async () => edition }),
      people: store({}),
      reports: store({}),
      searches: store({}),
      sitePages: store(sitePages ?? { lookUp: async () => [] }),
    },
    { get: (target, name) => target[name] ?? store({}) },
  );
}

/** The sentences of a draft in the order in which they are printed: `{ text, heading, kind, evidence }`; the lead has no heading. */
export function printedSentences(draft) {
  const of = (heading, blocks) =>
    blocks.flatMap(({ kind, label, sentences }) =>
      sentences.map(({ text, evidence, framing }) => ({
        text,
        heading,
        kind,
        label,
        evidence,
        framing: framing === true,
      })),
    );
  return [...of(null, draft.lead), ...draft.sections.flatMap(({ heading, blocks }) => of(heading, blocks))];
}
