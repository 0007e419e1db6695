import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClusterPaths } from '../../../../../src/adapters/postgres/embedded/embedded-cluster.js';
import { findServer, readLogTail } from '../../../../../src/adapters/postgres/embedded/embedded-server.js';

let paths: ClusterPaths;
const children: ChildProcess[] = [];

beforeEach(async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'galley-server-'));
  const at = (name: string) => path.join(home, name);
  paths = {
    home,
    data: at('data'),
    passwords: at('passwords.json'),
    log: at('server.log'),
    port: at('port'),
    lock: at('lock'),
  };
  await mkdir(paths.data);
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  await rm(paths.home, { recursive: true });
});

/** A process that is named as PostgreSQL's is, working in `cwd`. */
async function pretend(name: string, cwd: string): Promise<number> {
  const program = path.join(paths.home, name);
  await copyFile('/bin/cat', program);
  const child = spawn(program, [], { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  children.push(child);
  child.stdin.write('up');
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

async function leave(...lines: (string | number)[]): Promise<void> {
  await writeFile(path.join(paths.data, 'postmaster.pid'), lines.join('\n'));
}

const linux = process.platform === 'linux' ? describe : describe.skip;

linux('the running server of a cluster', () => {
  it('is null without postmaster.pid', async () => {
    expect(await findServer(paths)).toBeNull();
  });

  it.each(['', 'rubbish', '0', '\n\n\n'])('is none when its file says %j', async (content) => {
    await leave(content);
    expect(await findServer(paths)).toBeNull();
  });

  it('is read with its pid, port and status', async () => {
    const pid = await pretend('postgres', paths.data);
    await leave(pid, paths.data, 1, 5555, '', '127.0.0.1', '  1  2', 'ready   ', '');
    expect(await findServer(paths)).toEqual({ pid, port: 5555, status: 'ready' });
    await leave(pid, paths.data, 1, 5555, '', '127.0.0.1', '  1  2', 'stopping', '');
    expect(await findServer(paths)).toEqual({ pid, port: 5555, status: 'stopping' });
  });

  it('is starting while its file is half written', async () => {
    const pid = await pretend('postgres', paths.data);
    await leave(pid, paths.data, 1);
    expect(await findServer(paths)).toEqual({ pid, port: null, status: 'starting' });
    await leave(-pid);
    expect(await findServer(paths)).toMatchObject({ pid, status: 'starting' });
  });

  it('is not another program with the same number', async () => {
    await leave(await pretend('nginx', paths.data), paths.data, 1, 5555);
    expect(await findServer(paths)).toBeNull();
  });

  it('is not the server of another cluster with the same number', async () => {
    await leave(await pretend('postgres', paths.home), paths.data, 1, 5555);
    expect(await findServer(paths)).toBeNull();
  });
});

describe('the log of a server', () => {
  it('gives its last lines, and none when there is no log', async () => {
    expect(await readLogTail(paths)).toBe('');
    await writeFile(paths.log, 'one\ntwo\nthree\n');
    expect(await readLogTail(paths, 2)).toBe('two\nthree');
  });
});
