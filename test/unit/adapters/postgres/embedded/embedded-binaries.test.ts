import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  binariesIn,
  locateBinaries,
  makeRunnable,
} from '../../../../../src/adapters/postgres/embedded/embedded-binaries.js';

let native = '';

beforeEach(async () => {
  native = path.join(await mkdtemp(path.join(tmpdir(), 'galley-binaries-')), 'native');
  await mkdir(path.join(native, 'bin'), { recursive: true });
  await mkdir(path.join(native, 'lib'));
  const { initdb, postgres, pgCtl } = binariesIn(native);
  for (const program of [initdb, postgres, pgCtl]) await writeFile(program, '', { mode: 0o755 });
});

afterEach(() => rm(path.dirname(native), { recursive: true }));

async function list(links: unknown): Promise<void> {
  await writeFile(path.join(native, 'pg-symlinks.json'), JSON.stringify(links));
}

const libpq = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };

describe('PostgreSQL programs from a package', () => {
  it('are found for this platform', async () => {
    const { initdb, postgres } = await locateBinaries();
    expect((await stat(initdb)).isFile()).toBe(true);
    expect((await stat(postgres)).mode & 0o111).not.toBe(0);
  });

  it('get the library links that an install without scripts leaves out, once or many times at once', async () => {
    await list([libpq]);
    await writeFile(path.join(native, 'lib', 'libpq.so.5.18'), 'code');
    const all = Array.from({ length: 5 }, () => makeRunnable(binariesIn(native)));
    await Promise.all(all);
    await makeRunnable(binariesIn(native));
    expect(await readlink(path.join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  });

  it('get back execute rights that were lost', async () => {
    const { postgres } = binariesIn(native);
    await chmod(postgres, 0o644);
    await makeRunnable(binariesIn(native));
    expect((await stat(postgres)).mode & 0o777).toBe(0o755);
  });

  it('run from a package that lists no symbolic links', async () => {
    await expect(makeRunnable(binariesIn(native))).resolves.toBeUndefined();
  });

  it('are refused with the folder and the remedies when one is missing', async () => {
    await rm(binariesIn(native).initdb);
    const refusal = makeRunnable(binariesIn(native));
    await expect(refusal).rejects.toThrow(native);
    await expect(refusal).rejects.toThrow(/ENOENT.*DATABASE_URL/);
  });
});
