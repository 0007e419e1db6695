import { JsonOutline } from '../../../libs/json-body/index.js';
import { isObject } from '../documents/document-gate.js';
import type { HeldBytes } from '../../body/body-shares.js';

/** Values in one message: two briefs of the largest kind. They are parsed in one go, which takes some 20 ms. */
const MAX_VALUES = 20_000;

/**
 * The text of a message, for the library.
 * @throws for one with more values, levels or longer keys than may be parsed in one go
 */
export function readMessage(data: Buffer): string {
  const outline = new JsonOutline(MAX_VALUES);
  outline.add(data);
  if (outline.values > MAX_VALUES) throw new Error(`holds more than ${MAX_VALUES} values`);
  return withDocument(data.toString());
}

/** The library takes no operation without a text: one that is asked for by its hash alone gets the empty one. */
function withDocument(text: string): string {
  if (!text.includes('"persistedQuery"')) return text;
  const message = parsed(text);
  if (!isObject(message) || !isObject(message['payload'])) return text;
  const { payload } = message;
  const { query } = payload;
  if (query !== undefined && query !== null) return text;
  return JSON.stringify({ ...message, payload: { ...payload, query: '' } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The library closes the connection for it.
    return null;
  }
}

/** Bytes before the payload of a control frame from a client: opcode, length and mask. */
const CONTROL_HEAD = 6;

/**
 * The bytes of one connection that no whole message has come of yet. The library gathers them, however slowly and in
 * however many fragments they come, so they count in the share of their key.
 */
export class UnfinishedMessage {
  private bytes = 0;
  private sinceMs = 0;

  constructor(private readonly held: HeldBytes) {}

  /** @throws {GalleyError} when the share of the key, its account or the process is used up */
  came(bytes: number, nowMs = performance.now()): void {
    if (this.bytes === 0) this.sinceMs = nowMs;
    this.held.add(bytes);
    this.bytes += bytes;
  }

  /** A ping or pong, which may come between the fragments of a message. @param payload its size in bytes */
  control(payload: number): void {
    const own = Math.min(this.bytes, CONTROL_HEAD + payload);
    this.bytes -= own;
    this.held.add(-own);
  }

  /** A message is whole. What came of the next one in the same packet is not counted. */
  ended(): void {
    this.bytes = 0;
    this.held.release();
  }

  /** Time in which nothing was read is not the sender's. */
  notRead(nowMs = performance.now()): void {
    this.sinceMs = nowMs;
  }

  /** @returns for how many ms its sender has left it unfinished; 0 when there is none */
  ageMs(nowMs = performance.now()): number {
    return this.bytes === 0 ? 0 : nowMs - this.sinceMs;
  }
}

/** Messages that a key may send at once: every subscription that it may have, opened, ended and opened anew. */
const BURST = 500;

/**
 * Messages that a key may send in a second from then on; with 120 operations a minute there is no use for more than a few.
 * A message that is refused takes a tenth of a millisecond.
 */
const PER_SECOND = 20;

/** Keys that are remembered; a process serves some hundreds. */
const MAX_KEYS = 10_000;

/** How fast the messages of a key are read, over all its WebSockets in this process: a burst, and then so many a second. */
export class MessagePace {
  /** Messages that were read and are not forgotten yet, by key, at a moment of the monotonic clock in ms. */
  private readonly unforgotten = new Map<string, { readonly count: number; readonly at: number }>();

  constructor(
    private readonly burst = BURST,
    private readonly perSecond = PER_SECOND,
  ) {}

  /**
   * Counts a message that was read.
   * @returns for how many ms nothing more of this key is to be read
   */
  read(keyId: string, now = performance.now()): number {
    const { count, at } = this.unforgotten.get(keyId) ?? { count: 0, at: now };
    const left = Math.max(0, count - ((now - at) / 1000) * this.perSecond);
    // What comes beyond is not owed for ever: a key that has stopped is read again after one burst's time.
    const more = Math.min(left + 1, 2 * this.burst);
    // Each key has its burst anew then, which is less than what it takes to make so many keys.
    if (this.unforgotten.size >= MAX_KEYS) this.unforgotten.clear();
    this.unforgotten.set(keyId, { count: more, at: now });
    return Math.max(0, ((more - this.burst) / this.perSecond) * 1000);
  }
}
