import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditSite, openAuditedGalley, type AuditedGalley } from '../../support/audit/audited-galley.js';
import { expectKnownData } from '../../support/known-events.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { call } from '../../support/server/test-galley.js';

let audited: AuditedGalley;

beforeAll(async () => {
  audited = await openAuditedGalley((site) => {
    for (const n of [1, 2, 3, 4]) site.set(`/docs/chapter-${n}/`, { status: 404, body: '' });
    site.set('/dated.html', { status: 301, headers: { location: '/dated.html' } });
  });
});
afterAll(() => audited.close());

interface Reported {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function reported(): Promise<readonly Reported[]> {
  const { galley, tenant } = audited;
  const types = 'audit.finished,audit.regressed,audit.failed';
  const { body } = await call(galley, tenant.read, 'GET', `/v1/events?types=${types}`);
  return body.events;
}

const rulesOf = ({ data }: Reported) =>
  (data['regressions'] as { rule: string; check: string | null }[]).map(({ rule, check }) => check ?? rule);

describe('an audit that finds the site worse', () => {
  it('says so behind its end, with what became worse; the first has nothing to be compared with', async () => {
    const [one, two, regressed, ...more] = await reported();
    expect([one!, two!].map(({ type, data }) => [type, data['id'], data['status']])).toEqual([
      ['audit.finished', audited.first, 'done'],
      ['audit.finished', audited.second, 'done'],
    ]);
    expect(one!.data).toMatchObject({ stop_reason: 'done', error: null, score: expect.any(Number) });
    expect(more).toEqual([]);
    expect(regressed).toMatchObject({
      type: 'audit.regressed',
      data: { id: audited.second, baseline_id: audited.first, baseline_score: one!.data['score'] },
    });
    expect(rulesOf(regressed!)).toEqual(expect.arrayContaining(['pages_gone', 'redirect_loop']));
    await expectKnownData(audited.sql);
  });

  it('says nothing where all stayed as it was, and nothing of a check that the edition ignores', async () => {
    const { galley, tenant, site, sql } = audited;
    await freshLimits(audited.database);
    await auditSite(galley, tenant);
    expect((await reported()).map(({ type }) => type).slice(3)).toEqual(['audit.finished']);
    await sql.query(
      `INSERT INTO ignored_checks (edition_id, check_id, reason, ignored_by, ignored_by_name, ignored_at)
       VALUES ($1, 'redirect_loop', 'x', $2, 'x', now())`,
      [tenant.edition, tenant.user],
    );
    site.set('/dated.html', { status: 200, body: '<title>Dated</title>' });
    await auditSite(galley, tenant);
    site.set('/dated.html', { status: 301, headers: { location: '/dated.html' } });
    await auditSite(galley, tenant);
    const last = (await reported()).slice(4).filter(({ type }) => type === 'audit.regressed');
    expect(last.flatMap(rulesOf)).not.toContain('redirect_loop');
  });
});
