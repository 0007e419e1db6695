import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OURS } from '../support/browser/console.js';
import { casesOf } from '../support/sample.js';
import { GalleyProcess, runGalley } from '../support/server/galley-process.js';
import { startTestWebsite } from '../support/server/test-website.js';

const CLI = fileURLToPath(new URL('../../dist/main/cli.js', import.meta.url));

const german = (title: string, text: string, links = '') =>
  `<!doctype html><html lang="de"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>` +
  `${text
    .split('\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')}${links}</article></main></body></html>`;

const LOCKS = `Eine Schleuse hebt und senkt Schiffe zwischen zwei Wasserständen. Sie besteht aus einer Kammer mit Toren an beiden Enden. Das Wasser fließt allein durch sein Gewicht in die Kammer, Pumpen braucht sie dafür nicht.
Der Wärter öffnet zuerst die Schütze und wartet, bis der Wasserstand in der Kammer dem Oberwasser gleicht. Danach öffnet er die Tore und lässt das Schiff einfahren. Eine Füllung dauert je nach Größe der Kammer zwischen fünf und fünfzehn Minuten.
Moderne Schleusen werden von einer Zentrale aus gesteuert, die mehrere Anlagen zugleich überwacht. Kameras zeigen dort jede Kammer, und Lautsprecher tragen die Anweisungen zu den Schiffern.`;
const WATER = `Jede Schleusung verbraucht eine Kammerfüllung Wasser, die aus dem oberen Abschnitt des Kanals kommt. In trockenen Sommern wird dieses Wasser knapp. Viele Kanäle haben deshalb Speicherbecken, aus denen die Scheitelhaltung gespeist wird.
Sparschleusen leiten einen Teil des Wassers in seitliche Becken und verwenden ihn bei der nächsten Füllung wieder. Mit drei solchen Becken lässt sich der Verbrauch um etwa sechzig Prozent senken. Der Bau ist teurer, der Betrieb aber über Jahrzehnte günstiger.
Wo auch das nicht genügt, pumpen die Betreiber in der Nacht Wasser zurück in die oberen Haltungen. Der Strom dafür stammt oft aus kleinen Kraftwerken an den Wehren des Flusses.`;

describe('galley demo', () => {
  let dataDir: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
    await chmod(dataDir, 0o755);
    env = { GALLEY_DATA_DIR: dataDir, PORT: '0' };
  });
  afterAll(async () => {
    await rm(dataDir, { recursive: true, force: true });
  });

  const postgresRuns = () =>
    stat(path.join(dataDir, 'postgres', 'data', 'postmaster.pid')).then(
      () => true,
      () => false,
    );

  it('fails at once when the site is down, and makes no database for it', async () => {
    const site = await startTestWebsite();
    await site.close();
    const { code, err } = await runGalley(['demo', '--once', '--site', site.origin], env);
    expect(code).toBe(1);
    expect(err).toMatch(/^There is nothing to write from: .*ECONNREFUSED/);
    await expect(stat(path.join(dataDir, 'postgres'))).rejects.toThrow('ENOENT');
  });

  it('closes everything when the reader of its output goes away', async () => {
    const line = `{ ${process.execPath} ${CLI} demo --once 2>&1; echo "code $?" >&3; } 3>&2 | head -2`;
    const shell = spawn('/bin/sh', ['-c', line], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let code = '';
    shell.stderr.on('data', (chunk) => (code += String(chunk)));
    shell.stdout.resume();
    await once(shell, 'close');
    expect(code).toBe('code 141\n');
    expect(await postgresRuns()).toBe(false);
  });

  it('leaves a Galley that runs on its folder alone; its key ends with it', async () => {
    const first = GalleyProcess.start(['demo'], env);
    try {
      const [, token = '', articles = ''] = await first.waitFor(
        /curl -H "Authorization: Bearer (\S+)" (http\S+\/articles)/,
      );
      const [, link = ''] = await first.waitFor(/^ {2}(http\S+\/console\/sign-in#ticket=\S+)$/m);
      const { origin, hash } = new URL(link);
      const signedIn = await fetch(`${origin}/console/session`, {
        method: 'POST',
        headers: { ...OURS, 'content-type': 'application/json' },
        body: JSON.stringify({ ticket: hash.slice('#ticket='.length) }),
      });
      expect(signedIn.status).toBe(204);
      const second = await runGalley(['demo', '--once'], env);
      expect({ code: second.code, out: second.out }).toEqual({ code: 1, out: '' });
      expect(second.err).toContain(
        `Another Galley runs on ${dataDir}. Use that one, or give the demo a folder`,
      );
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(articles, { headers })).status).toBe(200);
      await first.waitFor(/Ctrl-C stops it/);
      const read = async (path: string) =>
        (await (await fetch(new URL(path, articles), { headers })).json()) as {
          schedules: object[];
          webhooks: object[];
        };
      const { schedules } = await read(articles.replace(/articles$/, 'schedules'));
      expect(schedules).toMatchObject([
        { name: 'Weekly audit', time_zone: 'Europe/Berlin', paused: { by: 'Demo user' } },
      ]);
      expect((await read('/v1/webhooks')).webhooks).toMatchObject([{ enabled: true, failing_since: null }]);
      first.signal('SIGINT');
      expect(await first.end()).toMatchObject({ code: 0 });
    } finally {
      await first.kill();
    }
    const { out } = await runGalley(['key', 'list', '--json'], env);
    const { keys } = JSON.parse(out) as { keys: { revoked_at: string | null }[] };
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => key.revoked_at === null)).toEqual([]);
  });

  it('writes in the language of the site, says why an attempt failed, and needs no file to end well', async () => {
    let visits = 0;
    const home = german('Schleusen', LOCKS, '<p><a href="/wasser">Wasser für den Kanal</a></p>');
    const site = await startTestWebsite({
      '/': (_request, response) => {
        visits += 1;
        // The demo's own visit finds the site well, the first attempt does not.
        response
          .writeHead(visits === 2 ? 503 : 200, { 'content-type': 'text/html; charset=utf-8' })
          .end(home);
      },
      '/wasser': (_request, response) => {
        response
          .writeHead(visits === 2 ? 503 : 200, { 'content-type': 'text/html; charset=utf-8' })
          .end(german('Wasser für den Kanal', WATER));
      },
    });
    await rm(path.join(dataDir, 'demo'), { recursive: true });
    await writeFile(path.join(dataDir, 'demo'), 'in the way');
    try {
      // The port of the site is taken, so the demo takes another.
      const { port } = new URL(site.origin);
      const taken = { ...env, PORT: port };
      const { code, out, err } = await runGalley(['demo', '--once', '--json', '--site', site.origin], taken);
      expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
      const { article } = JSON.parse(out) as { article: { language_code: string; title: string } };
      expect(article).toMatchObject({ language_code: 'de', title: 'Schleusen' });
      expect(err).toMatch(/Attempt 1 of 5 failed: .*status 503.*\nThe next one comes in about 2 s\.\n/);
      expect(err).toContain('The article was not saved as a file: EEXIST');
    } finally {
      await site.close();
      await rm(path.join(dataDir, 'demo'));
    }
  });

  it.each(
    casesOf([
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const),
  )('--once, ended by %s before its article is done, has not done it: exit code %i', async (signal, code) => {
    let reached: () => void = () => undefined;
    const stuck = new Promise<void>((resolve) => (reached = resolve));
    const site = await startTestWebsite({
      '/': german('Schleusen', LOCKS, '<p><a href="/wasser">Wasser</a></p>'),
      '/wasser': () => reached(),
    });
    const demo = GalleyProcess.start(['demo', '--once', '--site', site.origin], env);
    try {
      await stuck;
      demo.signal(signal);
      await site.close();
      expect(await demo.end()).toMatchObject({ code, out: '' });
      expect(await postgresRuns()).toBe(false);
    } finally {
      await demo.kill();
      await site.close();
    }
  });
});
