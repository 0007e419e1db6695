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

async function rest(method: string, path: string, body?: unknown) {
  const { galley, tenant } = audited;
  const answer = await call(galley, tenant.full, method, `/v1/editions/${tenant.edition}${path}`, body);
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return answer.body;
}

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
    const { galley, tenant, site } = audited;
    await freshLimits(audited.database);
    await auditSite(galley, tenant);
    expect((await reported()).map(({ type }) => type).slice(3)).toEqual(['audit.finished']);
    await rest('POST', '/ignored-checks', {
      check: 'redirect_loop',
      reason: 'Being fixed.',
      until: '2999-01-01',
    });
    site.set('/dated.html', { status: 200, body: '<title>Dated</title>' });
    await auditSite(galley, tenant);
    site.set('/dated.html', { status: 301, headers: { location: '/dated.html' } });
    await auditSite(galley, tenant);
    const last = (await reported()).slice(4).filter(({ type }) => type === 'audit.regressed');
    expect(last.flatMap(rulesOf)).not.toContain('redirect_loop');
  });

  it('is compared with the audit that the edition has pinned, by checks whose time of being ignored is over', async () => {
    const { galley, tenant, first } = audited;
    await rest('POST', '/ignored-checks', { check: 'redirect_loop', reason: 'Fixed.', until: '2020-01-01' });
    expect(await rest('PATCH', '/regression-rules', { baseline_id: first })).toMatchObject({
      baseline_id: first,
      ignored_checks: [],
    });
    await freshLimits(audited.database);
    await auditSite(galley, tenant);
    const last = (await reported()).at(-1)!;
    expect(last).toMatchObject({ type: 'audit.regressed', data: { baseline_id: first } });
    expect(rulesOf(last)).toEqual(expect.arrayContaining(['pages_gone', 'redirect_loop']));
    // What the pages are like since the audit before stands in the views all the same.
    const { body } = await call(
      galley,
      tenant.read,
      'GET',
      `/v1/editions/${tenant.edition}/audit/${last.data['id'] as string}?view=overview`,
    );
    expect(body.data.changes).toMatchObject({ since: expect.not.stringMatching(first), issues_new: 0 });
    await expectKnownData(audited.sql);
  });

  it('says nothing of checks that another version of Galley judged otherwise, their points included', async () => {
    const { galley, tenant, first, site, sql } = audited;
    await sql.query('UPDATE audits SET checks_version = 0 WHERE id = $1', [first]);
    await auditSite(galley, tenant);
    expect(rulesOf((await reported()).at(-1)!)).toEqual(['pages_gone']);
    await rest('PATCH', '/regression-rules', { pages_share: null });
    const before = (await reported()).length;
    await auditSite(galley, tenant);
    expect((await reported()).slice(before).map(({ type }) => type)).toEqual(['audit.finished']);
    const noindex =
      '<!doctype html><title>Out</title><meta name="robots" content="noindex"><a href="/">Home</a>';
    for (const path of ['hostile-markup', 'hostile-formula', 'hostile-controls', 'only-listed'])
      site.set(`/${path}.html`, { status: 200, body: noindex });
    await auditSite(galley, tenant);
    const excluded = (await reported()).at(-1)!;
    expect(rulesOf(excluded)).toEqual(['indexable_fell']);
    site.set('/robots.txt', { status: 200, body: 'User-agent: Googlebot\nDisallow: /\n' });
    site.set('/sitemap.xml', { status: 404, body: '' });
    await auditSite(galley, tenant);
    expect(rulesOf((await reported()).at(-1)!)).toEqual(
      expect.arrayContaining(['start_page_closed', 'sitemap_lost']),
    );
  });
});
