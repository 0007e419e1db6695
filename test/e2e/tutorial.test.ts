import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';

const CLI = path.resolve('dist/main/cli.js');
const hasCurl = spawnSync('curl', ['--version']).status === 0;

/** The commands of a page, one after the other in one shell, as a reader gives them. */
async function commandsOf(page: string): Promise<string[]> {
  const text = await readFile(page, 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code]) => code!);
}

(hasCurl ? describe : describe.skip)('the tutorial', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'galley-tutorial-'));
    await chmod(folder, 0o755);
    await symlink(path.resolve('docs'), path.join(folder, 'docs'));
    // Installing and building is what the tests were begun with.
    await mkdir(path.join(folder, 'bin'));
    await writeFile(path.join(folder, 'bin/npx'), `#!/bin/sh\nshift\nexec ${process.execPath} ${CLI} "$@"\n`);
    await chmod(path.join(folder, 'bin/npx'), 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('ends, line by line, with an article in a folder, and with nothing more to pull', async () => {
    const [build, ...commands] = await commandsOf('docs/tutorial.md');
    expect(build).toBe('npm ci && npm run build\n');
    const port = String(await freePort());
    // What a reader stops by hand.
    const script = [
      'set -e',
      ...commands.map((each) => each.replaceAll('127.0.0.1:4000', `127.0.0.1:${port}`)),
      'kill $!; wait $! || true',
    ];
    const shell = spawn('bash', ['-c', script.join('\n')], {
      cwd: folder,
      env: {
        HOME: folder,
        PATH: `${path.join(folder, 'bin')}:${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
        PORT: port,
      },
    });
    let [out, err] = ['', ''];
    shell.stdout.on('data', (chunk) => (out += String(chunk)));
    shell.stderr.on('data', (chunk) => (err += String(chunk)));
    const [code] = (await once(shell, 'close')) as [number | null];
    expect([code, err]).toEqual([0, '']);
    const pulled = out.slice(out.lastIndexOf('}') + 1);
    expect(pulled).toMatch(/^done\n1 new articles\n0 new articles\n[\da-f-]{36}\.html\n0 new articles\n$/);
    const [article] = /[\da-f-]{36}\.html/.exec(pulled)!;
    const html = await readFile(path.join(folder, 'pull/articles', article), 'utf8');
    expect(html).toContain('<h2');
    expect(html).toContain('chamber');
  });
});
