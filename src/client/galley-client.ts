import { ArticlesOfEdition, type ArticleJob, type CallOptions } from './articles.js';
import { AuditsOfEdition, type WaitOptions } from './audits.js';
import { Caller, type CallerOptions } from './caller.js';
import { follow, followJob, followState, type FollowOptions } from './follow.js';
import type { components, operations } from './generated/rest.js';
import { idIn } from './id-in.js';
import { pause } from './pause.js';
import { ResearchOfEdition } from './research.js';
import { SchedulesOfEdition } from './schedules.js';
import { Webhooks } from './webhooks.js';
import {
  AUDIT_PROGRESS,
  EVENTS,
  JOBS,
  RESEARCH_PROGRESS,
  subscribe,
  type AuditUpdate,
  type EventUpdate,
  type JobsUpdate,
  type JobUpdate,
  type ReportUpdate,
  type WebSocketClass,
} from './subscribe.js';

type EditionPage = components['schemas']['EditionPage'];
export type Me = components['schemas']['Me'];
export type Verification = components['schemas']['Verification'];
export type RegressionRules = components['schemas']['RegressionRules'];
export type RegressionRulesChange = components['schemas']['RegressionRulesChange'];
export type CheckToIgnore = components['schemas']['CheckToIgnore'];
export type IgnoredChecks = components['schemas']['IgnoredChecks'];
export type FeedState = components['schemas']['FeedState'];
export type FeedAddress = components['schemas']['FeedAddress'];
type DomainCheck = components['schemas']['DomainCheck'];
export type JobPage = components['schemas']['JobPage'];
export type JobListQuery = NonNullable<operations['listJobs']['parameters']['query']>;
export type EditionQuery = NonNullable<operations['listEditions']['parameters']['query']>;

export type EventQuery = NonNullable<operations['listEvents']['parameters']['query']>;
export type EventPage = components['schemas']['EventPage'];
export type EventTypeDescription = components['schemas']['EventTypes']['event_types'][number];
export type GalleyEvent = components['schemas']['Event'];

export interface GalleyClientOptions extends CallerOptions {
  /** For subscriptions, where the platform has no WebSocket and the package `ws` is not used. */
  readonly webSocket?: WebSocketClass;
}

/** A client of Galley with one key. */
export class GalleyClient {
  private readonly caller: Caller;
  private readonly webSocket: WebSocketClass | undefined;
  /** The endpoints that events of the account are sent to. */
  readonly webhooks: Webhooks;

  constructor({ webSocket, ...options }: GalleyClientOptions) {
    this.caller = new Caller(options);
    this.webSocket = webSocket;
    this.webhooks = new Webhooks(this.caller);
  }

  /** Who calls, and how much of each limit is used up. */
  me({ signal }: CallOptions = {}): Promise<Me> {
    return this.caller.json({ method: 'GET', path: '/v1/me', isRepeatable: true, signal });
  }

  /** Whether the domain of an edition is verified, and how to verify it. @param slug the id of an edition */
  verification(slug: string, { signal }: CallOptions = {}): Promise<Verification> {
    const path = `/v1/editions/${idIn(slug)}/verification`;
    return this.caller.json({ method: 'GET', path, isRepeatable: true, signal });
  }

  /** Checks the domain now; refused as `forbidden` where that does not prove ownership. */
  verify(slug: string, method: DomainCheck['method'], { signal }: CallOptions = {}): Promise<Verification> {
    const path = `/v1/editions/${idIn(slug)}/verification`;
    return this.caller.json({ method: 'POST', path, body: { method }, isRepeatable: false, signal });
  }

  /** What an edition calls a regression of its audits, and which checks it ignores. @param slug the id of an edition */
  regressionRules(slug: string, { signal }: CallOptions = {}): Promise<RegressionRules> {
    const path = `/v1/editions/${idIn(slug)}/regression-rules`;
    return this.caller.json({ method: 'GET', path, isRepeatable: true, signal });
  }

  /** Changes what is given of them; null turns a rule off. */
  updateRegressionRules(
    slug: string,
    change: RegressionRulesChange,
    { signal }: CallOptions = {},
  ): Promise<RegressionRules> {
    const path = `/v1/editions/${idIn(slug)}/regression-rules`;
    return this.caller.json({ method: 'PATCH', path, body: change, isRepeatable: true, signal });
  }

  /** Ignores a check in the audits of an edition, for a reason, and until a moment where one is given. */
  ignoreCheck(slug: string, check: CheckToIgnore, { signal }: CallOptions = {}): Promise<IgnoredChecks> {
    const path = `/v1/editions/${idIn(slug)}/ignored-checks`;
    return this.caller.json({ method: 'POST', path, body: check, isRepeatable: true, signal });
  }

  /** Ignores it no longer. */
  restoreCheck(slug: string, check: string, { signal }: CallOptions = {}): Promise<IgnoredChecks> {
    const path = `/v1/editions/${idIn(slug)}/ignored-checks/${encodeURIComponent(check)}`;
    return this.caller.json({ method: 'DELETE', path, isRepeatable: true, signal });
  }

  /** Since when the feed of an edition stands at its present address. @param slug the id of an edition */
  feed(slug: string, { signal }: CallOptions = {}): Promise<FeedState> {
    const path = `/v1/editions/${idIn(slug)}/feed-address`;
    return this.caller.json({ method: 'GET', path, isRepeatable: true, signal });
  }

  /** Gives the feed of an edition a new address, which is shown this once; the one before is gone. */
  rotateFeed(slug: string, { signal }: CallOptions = {}): Promise<FeedAddress> {
    const path = `/v1/editions/${idIn(slug)}/feed-address`;
    return this.caller.json({ method: 'POST', path, isRepeatable: false, signal });
  }

  /** Turns the feed of an edition off. */
  disableFeed(slug: string, { signal }: CallOptions = {}): Promise<FeedState> {
    const path = `/v1/editions/${idIn(slug)}/feed-address`;
    return this.caller.json({ method: 'DELETE', path, isRepeatable: true, signal });
  }

  /** A page of the account's editions. */
  editions(query: EditionQuery = {}, { signal }: CallOptions = {}): Promise<EditionPage> {
    return this.caller.json({ method: 'GET', path: '/v1/editions', query, isRepeatable: true, signal });
  }

  /** @param slug the id of an edition */
  articles(slug: string): ArticlesOfEdition {
    return new ArticlesOfEdition(this.caller, slug);
  }

  /** @param slug the id of an edition */
  audits(slug: string): AuditsOfEdition {
    return new AuditsOfEdition(this.caller, slug);
  }

  /** @param slug the id of an edition */
  research(slug: string): ResearchOfEdition {
    return new ResearchOfEdition(this.caller, slug);
  }

  /** @param slug the id of an edition */
  schedules(slug: string): SchedulesOfEdition {
    return new SchedulesOfEdition(this.caller, slug);
  }

  /** The progress of a job. */
  job(id: string, { signal }: CallOptions = {}): Promise<ArticleJob> {
    return this.caller.json({ method: 'GET', path: `/v1/jobs/${idIn(id)}`, isRepeatable: true, signal });
  }

  /** The progress of several jobs, in the order asked; unknown ones are left out. @param ids 1 to 100 */
  async jobs(ids: readonly string[], { signal }: CallOptions = {}): Promise<readonly ArticleJob[]> {
    const query = { ids: ids.map(idIn).join(',') };
    const { jobs } = await this.caller.json<components['schemas']['ArticleJobs']>({
      method: 'GET',
      path: '/v1/jobs',
      query,
      isRepeatable: true,
      signal,
    });
    return jobs;
  }

  /** A page of the jobs of an edition, newest first. @param slug the id of an edition */
  jobsOf(slug: string, query: JobListQuery = {}, { signal }: CallOptions = {}): Promise<JobPage> {
    const path = `/v1/editions/${idIn(slug)}/jobs`;
    return this.caller.json({ method: 'GET', path, query, isRepeatable: true, signal });
  }

  /** Cancels a job; refused as `conflict` when it is final already. */
  cancelJob(id: string, { signal }: CallOptions = {}): Promise<ArticleJob> {
    const path = `/v1/jobs/${idIn(id)}/cancel`;
    return this.caller.json({ method: 'POST', path, isRepeatable: false, signal });
  }

  /**
   * Starts a failed job anew, as a job of its own; refused as `conflict` unless it failed. A further retry of the same job
   * starts nothing, and returns the job of the first.
   */
  retryJob(id: string, { signal }: CallOptions = {}): Promise<ArticleJob> {
    const path = `/v1/jobs/${idIn(id)}/retry`;
    return this.caller.json({ method: 'POST', path, isRepeatable: true, signal });
  }

  /** Polls until the job is done, failed or cancelled, and returns it; a failed job does not throw. */
  async waitForJob(id: string, { everyMs = 2000, signal }: WaitOptions = {}): Promise<ArticleJob> {
    for (;;) {
      const job = await this.job(id, { signal });
      if (job.status === 'done' || job.status === 'failed' || job.status === 'cancelled') return job;
      await pause(everyMs, signal);
    }
  }

  /**
   * The present state of a job, then each change, to the final one; reconnects when the connection breaks.
   * @param after the last `version` that was seen: later changes follow, without the present state first
   */
  followJob(
    id: string,
    options: CallOptions & { readonly after?: number } = {},
  ): AsyncGenerator<JobUpdate, void, void> {
    return followJob(this.link(options), idIn(id), options.after ?? null);
  }

  /**
   * The jobs of an edition, or of all editions of the account, that are not final, then `PRESENT_END`, then the latest state of each job that changes, new ones
   * too; without an end. After a reconnection the present state comes again, to its `PRESENT_END`: of the jobs that were
   * shown before, those not in it have ended meanwhile, and `jobs` reads them.
   *
   * @param slug the id of an edition; null for all of them
   */
  async *followJobs(
    slug: string | null = null,
    options: CallOptions = {},
  ): AsyncGenerator<JobsUpdate, void, void> {
    const variables = { edition: slug === null ? null : idIn(slug) };
    yield* follow<JobsUpdate>(this.link(options), JOBS, 'jobs', () => variables);
  }

  /** The present state of an audit, then each change, to the final one; reconnects when the connection breaks. It counts as a poll. */
  async *followAudit(id: string, options: CallOptions = {}): AsyncGenerator<AuditUpdate, void, void> {
    const variables = { id: idIn(id) };
    yield* followState<AuditUpdate>(this.link(options), AUDIT_PROGRESS, 'auditProgress', () => variables);
  }

  /**
   * The present state of a research report, then each change, to the final one; reconnects when the connection breaks.
   * `research` reads the result.
   */
  async *followResearch(id: string, options: CallOptions = {}): AsyncGenerator<ReportUpdate, void, void> {
    const variables = { id: idIn(id) };
    yield* followState<ReportUpdate>(
      this.link(options),
      RESEARCH_PROGRESS,
      'researchProgress',
      () => variables,
    );
  }

  /** A page of the events of the account, in the order in which they became visible. */
  eventPage(query: EventQuery = {}, { signal }: CallOptions = {}): Promise<EventPage> {
    return this.caller.json({ method: 'GET', path: '/v1/events', query, isRepeatable: true, signal });
  }

  /** What there are events of, each with the JSON Schema of its messages and an example. */
  async eventTypes({ signal }: CallOptions = {}): Promise<readonly EventTypeDescription[]> {
    const { event_types: types } = await this.caller.json<components['schemas']['EventTypes']>({
      method: 'GET',
      path: '/v1/event-types',
      isRepeatable: true,
      signal,
    });
    return types;
  }

  /**
   * Every event behind `since`, each once and in order; ends at the newest. Store the `timestamp` of the last event that you have
   * processed: it is the `since` of the next call.
   *
   * @param since null for all that are kept
   * @param query which of them; default all
   */
  async *events(
    since: string | null,
    { signal, ...query }: CallOptions & Pick<EventQuery, 'types' | 'edition'> = {},
  ): AsyncGenerator<GalleyEvent, void, void> {
    const first = { ...query, limit: 100, ...(since === null ? {} : { since }) };
    for (let cursor: string | null = null; ;) {
      const page = await this.eventPage(cursor === null ? first : { ...first, cursor }, { signal });
      yield* page.events;
      if (page.next === null) return;
      cursor = page.next;
    }
  }

  /**
   * Events as they happen, each once and in order, without an end; reconnects when the connection breaks.
   * @param since the `timestamp` of the last event that was seen; null: from now on, and until the first event has come a
   *   broken connection may cost some
   * @param types of events; default all
   */
  async *followEvents(
    since: string | null,
    { types, ...options }: CallOptions & { readonly types?: readonly string[] } = {},
  ): AsyncGenerator<EventUpdate, void, void> {
    let seen = since;
    const variables = () => ({ filter: { since: seen, type: types ?? null } });
    for await (const event of follow<EventUpdate>(this.link(options), EVENTS, 'events', variables)) {
      seen = event.at;
      yield event;
    }
  }

  /** The results of any subscription, to its end, on one connection: `unreachable` where it breaks. @throws {GalleyApiError} */
  subscribe<Data>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    options: CallOptions = {},
  ): AsyncGenerator<Data, void, void> {
    return subscribe<Data>(this.link(options), query, variables);
  }

  /** The OpenAPI 3.1 description. */
  description({ signal }: CallOptions = {}): Promise<Readonly<Record<string, unknown>>> {
    return this.caller.json({ method: 'GET', path: '/v1/openapi.json', isRepeatable: true, signal });
  }

  private link({ signal }: CallOptions): FollowOptions {
    const { baseUrl, key, timeoutMs, maxWaitSeconds } = this.caller;
    return { baseUrl, key, webSocket: this.webSocket, timeoutMs, maxWaitSeconds, signal };
  }
}
