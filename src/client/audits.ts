import type { CallOptions } from './articles.js';
import type { Caller } from './caller.js';
import type { components, operations } from './generated/rest.js';
import { idIn } from './id-in.js';
import { pause } from './pause.js';

type Schemas = components['schemas'];
export type Audit = Schemas['Audit'];
export type AuditPage = Schemas['AuditPage'];
export type AuditListQuery = NonNullable<operations['listAudits']['parameters']['query']>;

/** The answers to polls of a single view. */
export interface AuditViews {
  readonly overview: Schemas['AuditWithOverview'];
  readonly issues: Schemas['AuditWithIssues'];
  readonly filters: Schemas['AuditWithFilters'];
  readonly structure: Schemas['AuditWithStructure'];
  readonly ngrams: Schemas['AuditWithNgrams'];
  readonly graph: Schemas['AuditWithGraph'];
}

type Query = NonNullable<operations['readAudit']['parameters']['query']>;
export type AuditQuery = Omit<Query, 'view' | 'format'>;
export type AuditComparison = Schemas['AuditComparison'];
type ChangesQuery = NonNullable<operations['compareAudits']['parameters']['query']>;
export type AuditChangesQuery = Omit<ChangesQuery, 'format'>;
export type AuditRobotsQuestion = Schemas['AuditRobotsQuestion'];
export type AuditRobotsTest = Schemas['AuditRobotsTest'];
export type AuditFileFormat = Exclude<NonNullable<Query['format']>, 'json' | 'html'>;

export interface WaitOptions extends CallOptions {
  /** Between two polls, in ms; default 2,000. */
  readonly everyMs?: number;
}

/** How an audit is made, where that is not as usual. */
export type AuditSettings = Schemas['AuditSettings'];

export interface AuditStartOptions extends CallOptions {
  readonly settings?: AuditSettings;
}

/** The audits of one edition. */
export class AuditsOfEdition {
  private readonly path: string;

  constructor(
    private readonly caller: Caller,
    slug: string,
  ) {
    this.path = `/v1/editions/${idIn(slug)}/audit`;
  }

  /** Starts an audit, or returns the one that is running; `warnings` says where that has other settings. */
  start({ signal, settings }: AuditStartOptions = {}): Promise<Schemas['AuditStart']> {
    // A repeated call could start a second audit, which costs a paid action, so this one is never repeated.
    return this.caller.json({
      method: 'POST',
      path: this.path,
      ...(settings && { body: settings }),
      isRepeatable: false,
      signal,
    });
  }

  /** A page of audits, newest first, without their views. */
  list(query: AuditListQuery = {}, { signal }: CallOptions = {}): Promise<AuditPage> {
    return this.caller.json({ method: 'GET', path: `${this.path}s`, query, isRepeatable: true, signal });
  }

  /** Its progress, and its six views in their short form once it is done. */
  read(id: string, { signal }: CallOptions = {}): Promise<Audit> {
    return this.caller.json({ method: 'GET', path: `${this.path}/${idIn(id)}`, isRepeatable: true, signal });
  }

  /** One view in full; `data` is null until the audit is done. */
  view<View extends keyof AuditViews>(
    id: string,
    view: View,
    query: AuditQuery = {},
    { signal }: CallOptions = {},
  ): Promise<AuditViews[View]> {
    const path = `${this.path}/${idIn(id)}`;
    return this.caller.json({
      method: 'GET',
      path,
      query: { ...query, view },
      isRepeatable: true,
      signal,
    });
  }

  /** The whole audit as an HTML page for people that stands by itself; null until it is done. */
  async report(id: string, { signal }: CallOptions = {}): Promise<string | null> {
    const response = await this.caller.raw({
      method: 'GET',
      path: `${this.path}/${idIn(id)}`,
      query: { format: 'html' },
      isRepeatable: true,
      signal,
    });
    const text = await response.text();
    return response.headers.get('content-type')?.startsWith('text/html') ? text : null;
  }

  /** A view as a file, its body unread: it may have hundreds of megabytes. */
  file(
    id: string,
    view: keyof AuditViews,
    format: AuditFileFormat,
    query: AuditQuery = {},
    { signal }: CallOptions = {},
  ): Promise<Response> {
    const path = `${this.path}/${idIn(id)}`;
    return this.caller.raw({
      method: 'GET',
      path,
      query: { ...query, view, format },
      isRepeatable: true,
      signal,
    });
  }

  /** A sitemap with the pages that may be indexed; of several the index, or the one of this number. */
  async sitemap(id: string, file?: number, { signal }: CallOptions = {}): Promise<string> {
    const path = `${this.path}/${idIn(id)}/sitemap`;
    const query = file === undefined ? {} : { file };
    const response = await this.caller.raw({ method: 'GET', path, query, isRepeatable: true, signal });
    return response.text();
  }

  /** Whether a crawler may fetch addresses, by the site's robots.txt as the audit read it, or by a given one. */
  robots(id: string, question: AuditRobotsQuestion, { signal }: CallOptions = {}): Promise<AuditRobotsTest> {
    const path = `${this.path}/${idIn(id)}/robots`;
    return this.caller.json({ method: 'POST', path, body: question, isRepeatable: true, signal });
  }

  /** What is otherwise at the URLs of the site than in another audit: the one before, or `since`. */
  changes(id: string, query: AuditChangesQuery = {}, { signal }: CallOptions = {}): Promise<AuditComparison> {
    const path = `${this.path}/${idIn(id)}/changes`;
    return this.caller.json({ method: 'GET', path, query, isRepeatable: true, signal });
  }

  /** All of these changes as a file, its body unread. */
  changesFile(
    id: string,
    format: 'csv' | 'ndjson',
    query: Omit<AuditChangesQuery, 'limit' | 'cursor'> = {},
    { signal }: CallOptions = {},
  ): Promise<Response> {
    const path = `${this.path}/${idIn(id)}/changes`;
    return this.caller.raw({ method: 'GET', path, query: { ...query, format }, isRepeatable: true, signal });
  }

  /** Cancels an audit, which is then `failed`; refused as `conflict` when it is final already. */
  cancel(id: string, { signal }: CallOptions = {}): Promise<Audit> {
    const path = `${this.path}/${idIn(id)}/cancel`;
    return this.caller.json({ method: 'POST', path, isRepeatable: false, signal });
  }

  /** Polls until the audit is done or failed. Polling also makes Galley enqueue the analysis of a finished crawl. */
  async wait(id: string, { everyMs = 2000, signal }: WaitOptions = {}): Promise<Audit> {
    for (;;) {
      const audit = await this.read(id, { signal });
      if (audit.status === 'done' || audit.status === 'failed') return audit;
      await pause(everyMs, signal);
    }
  }
}
