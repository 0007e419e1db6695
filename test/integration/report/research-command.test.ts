import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { StageFailure } from '../../../src/domain/article/stage-failure.js';
import { readConfig } from '../../../src/main/config.js';
import { researchCommandLine } from '../../../src/main/commands/research-command.js';
import type { ReportStages } from '../../../src/services/report/report-stages.js';
import type { ResearchOptions } from '../../../src/transports/cli/research.js';
import { recordingLog } from '../../support/recording-log.js';
import { reportRecordOf } from '../../support/writing/report-record.js';
import { scriptedReport } from '../../support/writing/scripted-report.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'galley-research-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const CLEAR_SCREEN = '\u001b[2J';
/** What would steer a terminal, but for ends of lines. */
// oxlint-disable-next-line no-control-regex -- these are looked for
const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e]/;

async function run(
  options: Partial<ResearchOptions>,
  stages: () => Promise<ReportStages> = scriptedReport().stages,
  interactive = false,
) {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => void (said.out += `${text}\n`),
    err: (text: string) => void (said.err += text),
    columns: interactive ? 40 : null,
    paint: (_style: string, text: string) => text,
    interactive,
    width: 80,
  };
  const asked = { url: 'docs.example', json: false, html: null, dataDir: null, ...options };
  const config = readConfig({ DATABASE_URL: database.url });
  const code = await researchCommandLine(asked, config, recordingLog(), terminal, stages);
  return { code, ...said };
}

/** The scripted stages with another end. */
function endingWith(record: Parameters<typeof reportRecordOf>[1]): () => Promise<ReportStages> {
  const { stages } = scriptedReport();
  return async () => ({ ...(await stages()), assemble: async (task) => reportRecordOf(task, record) });
}

describe('galley research', () => {
  it('prints its result as readable text, and its progress', async () => {
    const { code, out, err } = await run({}, endingWith({ title: `Tides ${CLEAR_SCREEN}` }));
    expect(code).toBe(0);
    expect(out).toMatch(/^\ndocs\.example: Tides +\[2J\n\nThe sea rises and falls/);
    expect(out).toMatch(/Pages +1 read of 3 known/);
    expect(out).toMatch(/Questions +1 of 2 answered/);
    expect(out).toMatch(/Others +other\.example/);
    expect(out).toMatch(/Findings\n {2}gap: The sea rises/);
    expect(out).toMatch(/Topics +0 deep, 0 partial, 1 thin/);
    expect(out).toMatch(/Topics\n {2}Tides: thin, 1 page, 10 words/);
    expect(out).toMatch(/Questions without an answer\n {2}Why does it rise\?/);
    expect(out).toMatch(/Briefs, ready to be posted with --json\n {2}Why does it rise\?/);
    expect(out).toMatch(/Gaps\n {2}high: Why does it rise\?\. The site asks it/);
    expect(out).toMatch(/Not read, and why\n {2}Two pages were not read/);
    expect(STEERING.exec(out)).toBeNull();
    expect(err).toMatch(/\d+ %, \d+ s\n/);
  });

  it('updates one line on a terminal', async () => {
    const { err } = await run({}, undefined, true);
    expect(err.startsWith('\r\u001b[2K')).toBe(true);
    expect(err.match(/\n/g)).toEqual(['\n']);
  });

  it('writes no line that is longer than the terminal is wide', async () => {
    const { out } = await run({}, undefined, true);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('Not read, and why Two pages were not read');
  });

  it('prints the whole record as JSON, without an owner', async () => {
    const { code, out } = await run({ json: true, url: 'http://docs.example/guide/' });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      schema_version: 2,
      edition: null,
      domain: { host: 'docs.example', verified_at: null, method: null },
      sources: [{ id: 'S1' }],
      limits: [expect.any(String)],
      created_at: '2026-03-01T08:00:00.000000',
    });
    const sql = new Client({ connectionString: database.url });
    await sql.connect();
    const { rows } = await sql.query(
      `SELECT (SELECT count(*)::integer FROM paid_actions) AS paid,
         (SELECT count(*)::integer FROM reports WHERE account_id IS NOT NULL) AS owned`,
    );
    await sql.end();
    expect(rows).toEqual([{ paid: 0, owned: 0 }]);
  });

  it('writes a page of its own, and prints its path', async () => {
    const html = path.join(folder, 'report.html');
    const title = '</title><script>alert(1)</script>';
    const { code, out, err } = await run({ html, json: true }, endingWith({ title, language: 'en" x="' }));
    expect(code).toBe(0);
    expect(JSON.parse(out).title).toBe(title);
    expect(err).toContain(`The report is in ${html}\n`);
    const page = await readFile(html, 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="en&quot; x=&quot;">/);
    expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>');
    expect(page).not.toContain('<script');
    expect(page).toContain(reportRecordOf().html);
  });

  it.each<[what: string, Partial<ResearchOptions>, RegExp]>([
    ['an address of another kind', { url: 'ftp://docs.example/' }, /must be an http or https one/],
    ['no address', { url: 'http://' }, /must be an http or https one/],
    ['a file in no folder', { html: '/nowhere/at/all/report.html' }, /no folder/],
    ['a folder for the file', { html: '/' }, /is a folder/],
  ])('refuses %s before it begins', async (_what, options, reported) => {
    const { ran, stages } = scriptedReport();
    await expect(run(options, stages)).rejects.toMatchObject({
      code: 'invalid_params',
      detail: expect.stringMatching(reported),
    });
    expect(ran).toEqual([]);
  });

  it('fails with the reason at once, though another attempt might succeed', async () => {
    const { ran, stages } = scriptedReport({
      site: () => Promise.reject(new StageFailure('fetch_timeout', `The site is down ${CLEAR_SCREEN}.`)),
    });
    await expect(run({ json: true }, stages)).rejects.toMatchObject({
      code: 'unavailable',
      detail: 'There is no report on https://docs.example/: The site is down  [2J. (fetch_timeout)',
    });
    expect(ran).toHaveLength(1);
  });
});
