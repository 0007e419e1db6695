import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  asSelf,
  chooseAccount,
  chooseRunner,
  run,
  SYSTEM_PATH,
} from '../../../../../src/adapters/postgres/embedded/embedded-runner.js';

const isRoot = process.platform === 'linux' && process.geteuid?.() === 0;
const asRoot = isRoot ? it : it.skip;
const asOther = isRoot ? it.skip : it;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-runner-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function passwd(...lines: string[]): Promise<string> {
  const file = path.join(folder, 'passwd');
  await writeFile(file, lines.join('\n'));
  return file;
}

const ROOT = 'root:x:0:0:root:/root:/bin/sh';
const POSTGRES = 'postgres:x:70:71::/:/bin/sh';
const NOBODY = 'nobody:x:65534:65533::/:/bin/false';
const ALICE = 'alice:x:4711:4712::/:/bin/sh';

describe('the user that PostgreSQL runs as', () => {
  asOther('is the user who started Galley', async () => {
    expect(await chooseAccount(folder)).toBeNull();
  });

  asRoot('is the owner of the data folder when root started it', async () => {
    await chown(folder, 4711, 0);
    const account = await chooseAccount(folder, await passwd(ROOT, NOBODY, POSTGRES, ALICE));
    expect(account).toEqual({ name: 'alice', uid: 4711, gid: 4712 });
  });

  asRoot('is `postgres`, then `nobody`, when the folder is of root or of nobody known', async () => {
    expect(await chooseAccount(folder, await passwd(ROOT, NOBODY, POSTGRES))).toMatchObject({
      name: 'postgres',
    });
    await chown(folder, 9999, 0);
    expect(await chooseAccount(folder, await passwd(ROOT, NOBODY))).toEqual({
      name: 'nobody',
      uid: 65534,
      gid: 65533,
    });
  });

  asRoot('is never root by another name', async () => {
    const accounts = await passwd(ROOT, 'postgres:x:0:0::/:/bin/sh');
    await expect(chooseAccount(folder, accounts)).rejects.toThrow(/does not run as root.*DATABASE_URL/);
  });
});

describe('a program that PostgreSQL needs', () => {
  it('is run with its input and tells its exit code and both outputs', async () => {
    const script = 'read -r word; echo "out $word"; echo err >&2; exit 3';
    const outcome = await run(asSelf(SYSTEM_PATH), '/bin/sh', ['-c', script], 'hello\n');
    expect(outcome).toEqual({ code: 3, stdout: 'out hello\n', stderr: 'err\n' });
  });

  it('may end without reading its input', async () => {
    const outcome = await run(asSelf(SYSTEM_PATH), '/bin/sh', ['-c', 'exit 0'], 'x'.repeat(1_000_000));
    expect(outcome.code).toBe(0);
  });

  it('sees none of the settings for PostgreSQL around Galley', async () => {
    const { PGPORT } = process.env;
    process.env['PGPORT'] = '1';
    try {
      const { stdout } = await run(asSelf(SYSTEM_PATH), '/usr/bin/env', []);
      expect(stdout).not.toContain('PG');
      expect(stdout).toContain('LC_ALL=C');
    } finally {
      if (PGPORT === undefined) delete process.env['PGPORT'];
      else process.env['PGPORT'] = PGPORT;
    }
  });

  it('is named when it is not there', async () => {
    const missing = path.join(folder, 'initdb');
    await expect(run(asSelf(SYSTEM_PATH), missing, [])).rejects.toThrow(`${missing} could not be started`);
  });

  it('is refused when it does not run on this machine', async () => {
    const broken = path.join(folder, 'postgres');
    await writeFile(broken, '#!/bin/sh\necho "no such library" >&2\nexit 127\n');
    await chmod(broken, 0o755);
    await expect(chooseRunner(null, folder, broken)).rejects.toThrow(/no such library.*DATABASE_URL/);
  });
});
