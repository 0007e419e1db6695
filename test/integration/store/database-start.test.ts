import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { freePort } from '../../../scripts/free-port.mjs';
import { recordingLog } from '../../support/recording-log.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { startGalley } from '../../support/server/test-galley.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** An `ErrorResponse` of PostgreSQL's protocol. */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** In front of the real server: the first connections get this error, as of a server that repairs itself, and the others pass. */
async function frontOf(url: string, refused: number, code: string): Promise<{ url: string; server: Server }> {
  const { hostname, port } = new URL(url);
  let seen = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if ((seen += 1) <= refused) {
      socket.once('data', () => socket.end(errorResponse(code, 'the database system is starting up')));
      return;
    }
    const onward = connect(Number(port), hostname);
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const front = new URL(url);
  front.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: front.href, server };
}

const waits = (log: ReturnType<typeof recordingLog>) =>
  log.entries.filter(({ message }) => message === 'waiting for the database');

describe('a process that starts before its database answers', () => {
  it.each(['worker', 'gateway'] as const)('waits for a server that is starting up, as a %s', async (role) => {
    const { url, server } = await frontOf(database.url, 2, '57P03');
    const log = recordingLog();
    const app = await startGalley({ databaseUrl: url, role, writing: scriptedWriting(), log });
    await app.close();
    server.close();
    expect(waits(log)).toEqual([
      {
        level: 'warn',
        message: 'waiting for the database',
        fields: { err: expect.objectContaining({ code: '57P03' }), forSeconds: 60 },
      },
    ]);
  });

  it('ends with the reason when nothing listens for as long as it may wait', async () => {
    const log = recordingLog();
    const databaseUrl = `postgres://galley@127.0.0.1:${await freePort()}/galley`;
    const env = { DATABASE_WAIT_SECONDS: '1' };
    await expect(startGalley({ databaseUrl, role: 'worker', env, log })).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'ECONNREFUSED' },
    });
    expect(waits(log)).toHaveLength(1);
  });

  it.each([
    ['a wrong password', '28P01'],
    ['a database that there is not', '3D000'],
  ])('does not wait for %s', async (_what, code) => {
    const { url, server } = await frontOf(database.url, Infinity, code);
    const log = recordingLog();
    await expect(startGalley({ databaseUrl: url, role: 'worker', log })).rejects.toMatchObject({
      cause: { code },
    });
    server.close();
    expect(waits(log)).toEqual([]);
  });
});
