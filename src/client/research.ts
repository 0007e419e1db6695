import type { CallOptions } from './articles.js';
import type { WaitOptions } from './audits.js';
import type { Caller } from './caller.js';
import type { components, operations } from './generated/rest.js';
import { idIn } from './id-in.js';
import { pause } from './pause.js';

type Schemas = components['schemas'];
export type Report = Schemas['Report'];
export type ReportPage = Schemas['ReportPage'];
export type ReportListQuery = NonNullable<operations['listResearch']['parameters']['query']>;
export type ReportRecord = Schemas['ReportRecord'];

/** The research reports on the domain of one edition. */
export class ResearchOfEdition {
  private readonly path: string;

  constructor(
    private readonly caller: Caller,
    slug: string,
  ) {
    this.path = `/v1/editions/${idIn(slug)}/research`;
  }

  /** Starts a report, or returns the one that is running. */
  start({ signal }: CallOptions = {}): Promise<Schemas['ReportStart']> {
    // A repeated call could start a second report, which costs a paid action, so this one is never repeated.
    return this.caller.json({ method: 'POST', path: this.path, isRepeatable: false, signal });
  }

  /** A page of reports, newest first, without their records. */
  list(query: ReportListQuery = {}, { signal }: CallOptions = {}): Promise<ReportPage> {
    return this.caller.json({ method: 'GET', path: this.path, query, isRepeatable: true, signal });
  }

  /** Its progress; `report` is the result, and null until it is done. */
  read(id: string, { signal }: CallOptions = {}): Promise<Report> {
    return this.caller.json({ method: 'GET', path: `${this.path}/${idIn(id)}`, isRepeatable: true, signal });
  }

  /** Cancels a report, which is then `failed`; refused as `conflict` when it is final already. */
  cancel(id: string, { signal }: CallOptions = {}): Promise<Report> {
    const path = `${this.path}/${idIn(id)}/cancel`;
    return this.caller.json({ method: 'POST', path, isRepeatable: false, signal });
  }

  /** Polls until the report is done or failed, and returns it; a failed one does not throw. */
  async wait(id: string, { everyMs = 2000, signal }: WaitOptions = {}): Promise<Report> {
    for (;;) {
      const report = await this.read(id, { signal });
      if (report.status !== 'running') return report;
      await pause(everyMs, signal);
    }
  }
}
