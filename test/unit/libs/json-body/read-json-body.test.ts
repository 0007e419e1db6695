import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { BodyRefused, readJsonBody, type BodyPace } from '../../../../src/libs/json-body/read-json-body.js';
import { until } from '../../../support/until.js';
import { itOfMany } from '../../../support/sample.js';

const MIB = 1024 * 1024;
const LIMIT = 2 * MIB;

let server: Server;
/** Bytes that bodies hold, by the key that sent them. */
let held: Map<string, number>;
let pace: BodyPace | undefined;
let open: Socket[];

beforeEach(async () => {
  held = new Map();
  pace = undefined;
  open = [];
  server = createServer((request, response) => {
    const room = roomOf(String(request.headers['key'] ?? 'a'));
    readJsonBody(request, { bytes: LIMIT, valuesInLists: 1000 }, room, pace)
      .then(
        (value) => response.end(JSON.stringify(value)),
        (error: unknown) =>
          response.end(
            error instanceof BodyRefused
              ? `${error.isTooLarge ? 'too large' : 'malformed'}: ${error.message}`
              : String(error),
          ),
      )
      .finally(() => {
        room.release();
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** As much as ten of the largest bodies, for each key. */
const ROOM = 20 * MIB;

function roomOf(key: string) {
  let own = 0;
  const set = (bytes: number) => {
    held.set(key, (held.get(key) ?? 0) - own + bytes);
    own = bytes;
  };
  return {
    add: (bytes: number) => {
      if ((held.get(key) ?? 0) + bytes > ROOM) throw new Error('there is no room');
      set(own + bytes);
    },
    release: () => {
      set(0);
    },
  };
}

const inAll = () => [...held.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Begins a request, and says what has come of it by now. */
async function begin(
  headers: string,
  body: string | Buffer = '',
): Promise<{ readonly socket: Socket; text: () => string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  open.push(socket);
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString('latin1'))).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`);
  socket.write(body);
  return { socket, text: () => text };
}

const answerOf = async (headers: string, body?: string | Buffer): Promise<string> => {
  const { text } = await begin(headers, body);
  await until(() => text().includes('\r\n\r\n'));
  return text();
};

describe('a JSON body', () => {
  it('is read in parts of any size, and in every supported encoding', async () => {
    expect(await answerOf('Content-Length: 5', '"abc"')).toContain('"abc"');
    for (const [encoding, compress] of [
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['br', brotliCompressSync],
    ] as const) {
      const packed = compress(JSON.stringify('x'.repeat(100_000)));
      const headers = `Content-Encoding: ${encoding}\r\nContent-Length: ${packed.length}`;
      expect(await answerOf(headers, packed)).toContain('"xxx');
      expect(await answerOf(headers, Buffer.alloc(packed.length, 'x'))).toContain('could not be read');
    }
    const { socket, text } = await begin('Transfer-Encoding: chunked');
    for (const letter of '"abcdef"') socket.write(`1\r\n${letter}\r\n`);
    socket.write('0\r\n\r\n');
    await until(() => text().includes('"abcdef"'));
    expect(inAll()).toBe(0);
  });

  it.each([
    ['is missing', ''],
    ['is not valid JSON in UTF-8', '{"a":'],
    ['is not valid JSON in UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('is refused when it %s', async (what, body) => {
    expect(await answerOf(`Content-Length: ${body.length}`, body)).toContain(`malformed: The body ${what}.`);
  });

  it('is refused before any of it arrives when it declares too large a size', async () => {
    expect(await answerOf(`Content-Length: ${LIMIT + 1}`)).toContain(
      'too large: The body is larger than 2 MiB.',
    );
  });

  itOfMany('is refused when it turns out to be too large, also after unpacking', async () => {
    const { socket, text } = await begin('Transfer-Encoding: chunked');
    const part = `100000\r\n${' '.repeat(MIB)}\r\n`;
    socket.write(part.repeat(3));
    await until(() => text().includes('too large'));
    const bomb = gzipSync(Buffer.alloc(100 * MIB));
    expect(await answerOf(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}`, bomb)).toContain(
      'too large',
    );
    expect(inAll()).toBe(0);
  });

  it('is refused at the first level too many, though the rest never arrives', async () => {
    expect(await answerOf('Content-Length: 1000000', '['.repeat(65))).toContain(
      'too large: The body is nested deeper than 64 levels.',
    );
  });

  it('is given up when it breaks off, and its memory released', async () => {
    const { socket } = await begin('Content-Length: 100000', '"half');
    await until(() => inAll() > 0);
    socket.destroy();
    await until(() => inAll() === 0);
  });

  it('is refused when it arrives too slowly', async () => {
    pace = { bytes: 100, everyMs: 50 };
    const { socket, text } = await begin('Content-Length: 100000', '"half');
    await until(() => text().includes('malformed: The body came too slowly.'));
    expect(inAll()).toBe(0);
    socket.destroy();
  });

  itOfMany('leaves room for bodies of other keys, however many of one key are half sent', async () => {
    const half = JSON.stringify('x'.repeat(LIMIT)).slice(0, 1.5 * MIB);
    const flood: Awaited<ReturnType<typeof begin>>[] = [];
    for (let count = 0; count < 40; count += 1)
      flood.push(await begin(`Key: flood\r\nContent-Length: ${LIMIT}`, half));
    await until(() => flood.filter(({ text }) => text().includes('there is no room')).length === 30);
    expect(inAll()).toBeLessThanOrEqual(ROOM);
    expect(await answerOf('Key: other\r\nContent-Length: 5', '"abc"')).toContain('"abc"');
  });
});
