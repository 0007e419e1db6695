import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { JsonOutline, TooMuchJson } from './json-outline.js';
import { parseJson } from './parse-json.js';

export interface BodyPace {
  /** How many bytes must come in each span of time, in ms, until the body is whole. */
  readonly bytes: number;
  readonly everyMs: number;
}

/**
 * 13 KB a second: a brief comes within one span on any network, and the largest batch within Node's own bound of five
 * minutes for a request where its sender has half a megabit.
 */
const BODY_PACE: BodyPace = { bytes: 128 * 1024, everyMs: 10_000 };

/** Most briefs fit into it. */
const FIRST_BLOCK = 16 * 1024;

/** How long the rest of a refused body is read and thrown away, so that its sender can read the answer. */
const LEAVE_MS = 5000;

export interface BodyLimits {
  /** After decompression. */
  readonly bytes: number;
  /** In all lists together. */
  readonly valuesInLists: number;
}

/** Counts the memory that bodies take. */
export interface BodyRoom {
  /** @throws when there is no room for so many more; the body is refused with that */
  add(bytes: number): void;
}

/** What is wrong with a body. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused';

  /**
   * @param what it is or does: a sentence that goes on from "The body"
   * @param isTooLarge in whatever way; else it is malformed
   */
  constructor(
    readonly what: string,
    readonly isTooLarge = false,
  ) {
    super(`The body ${what}.`);
  }
}

interface ReadBody {
  readonly bytes: Uint8Array;
  readonly outline: JsonOutline;
}

/**
 * Reads a body and parses it. It is looked into as it arrives, so one that is too large in any way is refused before it is
 * held or parsed. A refused body is not waited for: what of it still comes is thrown away for five seconds, and then
 * the connection is closed.
 *
 * @param room where its bytes are counted; the caller gives them back
 * @throws {BodyRefused} for one that is missing, too large, comes too slowly, breaks off, is not compressed as it says or is
 *   no JSON; and what `room` throws
 */
export async function readJsonBody(
  request: IncomingMessage,
  limits: BodyLimits,
  room: BodyRoom,
  pace: BodyPace = BODY_PACE,
): Promise<unknown> {
  const { bytes, outline } = await readBody(request, limits, room, pace);
  if (bytes.length === 0) throw new BodyRefused('is missing');
  return parseJson(bytes, outline).catch(() => {
    throw new BodyRefused('is not valid JSON in UTF-8');
  });
}

async function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
  room: BodyRoom,
  pace: BodyPace,
): Promise<ReadBody> {
  try {
    if (Number(request.headers['content-length']) > limits.bytes) throw tooLarge(limits.bytes);
    const source = decompressed(request);
    return await collect(request, source, limits, room, pace);
  } catch (error) {
    leave(request);
    throw error;
  }
}

function decompressed(request: IncomingMessage): Readable {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  switch (encoding) {
    case 'identity':
      return request;
    case 'gzip':
      return request.pipe(createGunzip());
    case 'deflate':
      return request.pipe(createInflate());
    case 'br':
      return request.pipe(createBrotliDecompress());
    default:
      throw new BodyRefused('is in an encoding that is not known here; use gzip, deflate or br');
  }
}

function collect(
  request: IncomingMessage,
  source: Readable,
  { bytes: limit, valuesInLists }: BodyLimits,
  room: BodyRoom,
  pace: BodyPace,
): Promise<ReadBody> {
  return new Promise((resolve, reject) => {
    const outline = new JsonOutline(valuesInLists);
    // One block that grows: a body that comes byte by byte would hold a hundred times its size in parts.
    let block = Buffer.alloc(0);
    let size = 0;
    let sizeBefore = 0;
    const stop = (settle: () => void) => {
      clearInterval(watch);
      source.off('data', take).off('end', end).off('error', broken);
      request.off('error', broken).off('close', gone);
      // What is left of it may fail as it likes.
      for (const stream of [request, source]) stream.on('error', () => undefined);
      if (source !== request) {
        request.unpipe();
        source.destroy();
      }
      settle();
    };
    const fail = (error: unknown) => {
      stop(() => {
        reject(error instanceof Error ? error : new Error('the body could not be read', { cause: error }));
      });
    };
    const take = (part: Buffer) => {
      try {
        if (size + part.length > limit) throw tooLarge(limit);
        if (size + part.length > block.length) {
          const capacity = Math.min(limit, Math.max(FIRST_BLOCK, 2 * block.length, size + part.length));
          room.add(capacity - block.length);
          const larger = Buffer.allocUnsafeSlow(capacity);
          block.copy(larger, 0, 0, size);
          block = larger;
        }
        part.copy(block, size);
        size += part.length;
        outline.add(part);
      } catch (error) {
        fail(error instanceof TooMuchJson ? new BodyRefused(error.message, true) : error);
      }
    };
    const end = () => {
      stop(() => {
        resolve({ bytes: block.subarray(0, size), outline });
      });
    };
    const broken = () => {
      fail(new BodyRefused('could not be read'));
    };
    // Also called for a request that came whole, which may still be being decompressed.
    const gone = () => {
      if (!request.complete) broken();
    };
    const watch = setInterval(() => {
      if (size - sizeBefore < pace.bytes) fail(new BodyRefused('came too slowly'));
      sizeBefore = size;
    }, pace.everyMs);
    source.on('data', take).once('end', end).once('error', broken);
    request.once('error', broken).once('close', gone);
    // Its sender left while its key was looked up: no event announces it any more.
    if (request.destroyed) broken();
  });
}

function leave(request: IncomingMessage): void {
  if (request.complete || request.destroyed) {
    request.resume();
    return;
  }
  const late = setTimeout(() => request.destroy(), LEAVE_MS).unref();
  request.once('close', () => {
    clearTimeout(late);
  });
  request.resume();
}

function tooLarge(limit: number): BodyRefused {
  return new BodyRefused(`is larger than ${limit / 1024 / 1024} MiB`, true);
}
