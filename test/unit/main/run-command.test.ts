import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runHere } from '../../support/server/run-here.js';

/** No folder can be made there: a command that opened its database would fail, and not by a usage error. */
const env = { GALLEY_DATA_DIR: '/dev/null/none' };

describe('a command', () => {
  it.each([
    [['serve', '--role', 'editor'], /Allowed choices are all, gateway, worker/],
    [['key', 'create'], /required option '--user/],
    [['key', 'revoke'], /missing required argument 'key'/],
    [['cancel', 'abc'], /must be named by its UUID/],
    [['apply', 'no-such-file.yaml'], /no-such-file\.yaml can't be read \(ENOENT\)/],
    [['frobnicate'], /unknown command/],
    [['demo', '--site', 'ftp://example.org'], /--site must be an http or https address/],
    [['demo', '--language', 'de'], /--language needs --site/],
    [
      ['demo', '--site', 'http://127.0.0.1:1', '--language', 'x y'],
      /--language must be a BCP 47 language tag/,
    ],
    [['audit'], /missing required argument/],
    [['audit', 'ftp://example.com/'], /must be an http or https one, not "ftp:\/\/example\.com\/"/],
    [['audit', 'http://'], /must be an http or https one/],
    [['audit', 'http://127.0.0.1:1', '--max-pages', '0'], /whole number from 1/],
    [['audit', 'http://127.0.0.1:1', '--view', 'map'], /must be one of overview, issues/],
    [['audit', 'http://127.0.0.1:1', '--format', 'pdf'], /Allowed choices are html, csv, json/],
    [['audit', 'http://127.0.0.1:1', '--format', 'csv', '--view', 'graph'], /cannot be used with/],
    [['audit', 'http://127.0.0.1:1', '-o', 'report.html'], /--output needs --format: html, csv, json/],
    [['audit', 'http://127.0.0.1:1', '--json', '-o', '/nowhere/at/all/report'], /no folder/],
    [['audit', 'http://127.0.0.1:1', '--baseline', '/nowhere'], /baseline "\/nowhere" can’t be read/],
    [['audit', 'http://127.0.0.1:1', '--baseline', 'package.json'], /not what `galley audit --json` prints/],
    [['checks', 'no_such_check'], /no check "no_such_check"/],
    [['research'], /missing required argument/],
    [['research', 'ftp://example.com/'], /must be an http or https one, not "ftp:\/\/example\.com\/"/],
    [['research', 'http://127.0.0.1:1/', '--html'], /argument missing/],
    [['research', 'http://127.0.0.1:1/', '--html', '/nowhere/at/all/report.html'], /no folder/],
    [['research', 'http://127.0.0.1:1/', '--view', 'map'], /unknown option/],
  ])('%j is a usage error: exit code 2 and a word of help', async (args, message) => {
    const { code, out, err } = await runHere(args, env);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  it('tells every fault of the environment before it starts anything', async () => {
    const { code, err } = await runHere(['serve'], {
      ...env,
      PORT: 'x',
      WRITER: 'openai',
      CRAWL_RATE: '-1',
    });
    expect(code).toBe(2);
    for (const name of ['PORT', 'WRITER_BASE_URL', 'WRITER_MODEL', 'CRAWL_RATE']) expect(err).toContain(name);
  });

  it('says what an engine lacks, before anything is started', async () => {
    const { code, err } = await runHere(['serve'], {
      ...env,
      IMAGE: 'openai',
    });
    expect(code).toBe(2);
    expect(err).toContain('IMAGE_BASE_URL is needed with IMAGE=openai');
  });

  it('names every fault of a tenants file, with its place', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'galley-command-'));
    const file = path.join(folder, 'bad.yaml');
    await writeFile(file, 'plans:\n  - id: "two words"\n    name: Basic\nkeyz: []\nusers:\n  - id: nobody\n');
    const { code, err } = await runHere(['apply', file], env);
    await rm(folder, { recursive: true });
    expect(code).toBe(2);
    for (const place of ['/plans/0/id', '/plans/0/content_api', '/keyz', '/users/0/id', '/users/0/account']) {
      expect(err).toContain(place);
    }
  });

  it.each([
    ['of the user', [], { XDG_DATA_HOME: '/dev/null' }, '/dev/null/galley'],
    ['of GALLEY_DATA_DIR', [], { XDG_DATA_HOME: '/xdg', GALLEY_DATA_DIR: '/dev/null/a' }, '/dev/null/a'],
    ['of --data-dir', ['--data-dir', '/dev/null/b'], { GALLEY_DATA_DIR: '/dev/null/a' }, '/dev/null/b'],
  ])('keeps its database in the folder %s', async (_whose, options, own, folder) => {
    const { code, err } = await runHere(['research', 'http://127.0.0.1:1/', ...options], own);
    expect(code).toBe(1);
    expect(err).toContain(`The data folder ${folder} can't be made`);
  });
});

describe('galley checks', () => {
  it('lists all 123, in words and as JSON', async () => {
    const { code, out } = await runHere(['checks'], env);
    const lines = out.trimEnd().split('\n');
    expect([code, lines.length]).toEqual([0, 123]);
    for (const line of lines) expect(line).toMatch(/^(error|warning|notice) +[a-z0-9_]+ +\S/);
    const { out: json } = await runHere(['checks', '--json'], env);
    expect((JSON.parse(json) as { readonly id: string }[]).map(({ id }) => id).sort()).toEqual(
      lines.map((line) => line.split(/ +/)[1]).sort(),
    );
  });

  it('prints severity, rule, harm and remedy of one check', async () => {
    const { code, out } = await runHere(['checks', 'broken_internal_link'], env);
    expect(code).toBe(0);
    expect(out).toMatch(/\(broken_internal_link\)\n\nSeverity +error[\s\S]*Rule[\s\S]*Why[\s\S]*Fix/);
  });
});
