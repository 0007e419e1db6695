import { Readable } from 'node:stream';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { BodyTooLarge, readBody, UnknownCoding } from '../../../../src/libs/guarded-fetch/body.js';
import { itOfMany } from '../../../support/sample.js';

const TEXT = 'It was the best of times, it was the worst of times. '.repeat(50);
const refuse = (bytes: number) => ({ bytes, beyond: 'refuse' }) as const;

function inPieces(bytes: Uint8Array, size = 100): Readable {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return Readable.from(pieces);
}

async function read(bytes: Uint8Array, coding: string, limit = 100_000): Promise<string> {
  return Buffer.from(await readBody(inPieces(bytes), coding, refuse(limit))).toString();
}

describe('a response body', () => {
  it.each([
    ['', Buffer.from(TEXT)],
    ['identity', Buffer.from(TEXT)],
    ['gzip', gzipSync(TEXT)],
    ['X-GZIP', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['deflate', deflateRawSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['gzip, br', brotliCompressSync(gzipSync(TEXT))],
  ])('is unpacked from "%s"', async (coding, bytes) => {
    expect(await read(bytes, coding)).toBe(TEXT);
  });

  it('may be empty with any content coding', async () => {
    for (const coding of ['', 'gzip', 'deflate', 'br']) expect(await read(Buffer.alloc(0), coding)).toBe('');
  });

  it('is returned as far as it arrived when its end is missing', async () => {
    const bytes = gzipSync(Buffer.from(TEXT), { level: 0 });
    expect(TEXT).toContain(await read(bytes.subarray(0, bytes.length - 20), 'gzip'));
  });

  it('fails when its compression is broken', async () => {
    await expect(read(Buffer.from('this is no gzip file'), 'gzip')).rejects.toMatchObject({
      code: 'Z_DATA_ERROR',
    });
  });

  it('is refused when it is longer than accepted, before or after unpacking', async () => {
    await expect(read(Buffer.from(TEXT), '', TEXT.length - 1)).rejects.toThrow(BodyTooLarge);
    await expect(read(gzipSync(TEXT), 'gzip', TEXT.length - 1)).rejects.toThrow(BodyTooLarge);
    expect(await read(gzipSync(TEXT), 'gzip', TEXT.length)).toBe(TEXT);
  });

  it('is cut when only its beginning is requested', async () => {
    const limit = { bytes: 150, beyond: 'cut' } as const;
    const source = inPieces(Buffer.from(TEXT));
    expect(Buffer.from(await readBody(source, '', limit)).toString()).toBe(TEXT.slice(0, 150));
    expect(source.destroyed).toBe(true);
  });

  itOfMany('stops unpacking an archive bomb after a few kilobytes', async () => {
    // 400 MB of zeroes in 400 KB: were they all inflated, all of the packed bytes would have been taken. Node 20 takes 16
    // KiB of packed bytes ahead, later ones 64.
    const member = gzipSync(Buffer.alloc(100_000_000));
    const bomb = Buffer.concat([member, member, member, member]);
    let taken = 0;
    const source = Readable.from(
      (function* () {
        for (let at = 0; at < bomb.length; at += 1000) {
          taken += 1000;
          yield bomb.subarray(at, at + 1000);
        }
      })(),
      { highWaterMark: 1 },
    );
    await expect(readBody(source, 'gzip', refuse(1_000_000))).rejects.toThrow(BodyTooLarge);
    expect(taken).toBeLessThan(bomb.length / 4);
    expect(source.destroyed).toBe(true);
  });

  itOfMany('ends a stream that never ends and unpacks to nothing', async () => {
    let sent = 0;
    const emptyBlock = deflateRawSync(Buffer.alloc(0), { finishFlush: 2 });
    const source = Readable.from(
      (function* () {
        for (;;) {
          sent += emptyBlock.length;
          yield emptyBlock;
        }
      })(),
    );
    await expect(readBody(source, 'deflate', refuse(50_000))).rejects.toThrow();
    expect(sent).toBeLessThan(200_000);
    expect(source.destroyed).toBe(true);
  });

  it.each(['zstd', 'compress', 'gzip, gzip, gzip'])(
    'is refused in the coding "%s", which was never asked for',
    async (coding) => {
      const source = inPieces(gzipSync(TEXT));
      await expect(readBody(source, coding, refuse(100_000))).rejects.toThrow(UnknownCoding);
      expect(source.destroyed).toBe(true);
    },
  );

  it('rejects with the failure of its stream', async () => {
    const source = new Readable({
      read() {
        this.destroy(new Error('the line went dead'));
      },
    });
    await expect(readBody(source, 'gzip', refuse(1000))).rejects.toThrow('the line went dead');
  });
});
