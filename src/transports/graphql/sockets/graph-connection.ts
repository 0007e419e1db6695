import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, MessageType, stringifyMessage, type Server } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Actor } from '../../../domain/access/actor.js';
import type { ErrorCode } from '../../../domain/errors.js';
import { visibleError } from '../../error-table.js';
import type { BodyShares } from '../../body/body-shares.js';
import type { RequestLog } from '../../request-log.js';
import type { MessagePace } from './messages.js';
import { readMessage } from './messages.js';
import { UnfinishedMessage } from './messages.js';

/** WebSocket's "try again later": clients come back by themselves, as they do not after the library's own codes. */
export const TRY_AGAIN_LATER = 1013;

/** WebSocket's "policy violation": clients do not come back by themselves. */
const POLICY_VIOLATION = 1008;

/** WebSocket's "message too big". */
const TOO_MUCH = 1009;

/**
 * The reason that a connection is closed with: the code of an error, which clients read, and behind a colon what is wrong, for
 * people. All of it is 123 bytes at most.
 */
export function reasonOf(code: ErrorCode, sentence: string): string {
  return `${code}: ${sentence}`;
}

export const TOO_SLOW = reasonOf('unavailable', 'The client reads too slowly; reconnect.');

/** What one connection may hold and how long it may wait; other than the product's own for tests. */
export interface ConnectionLimits {
  /** How long a reader may leave one message unread, in ms. */
  readonly drainTimeoutMs: number;
  /** How often a silent connection is asked for a sign of life, in ms; one that gave none until then is cut. */
  readonly askEveryMs: number;
  /** How long the other side has to answer a closing that can't wait, in ms. */
  readonly closedWithinMs: number;
  /** How long a message may come in parts, in ms. */
  readonly wholeWithinMs: number;
  /** Bytes of what was sent and not taken, above which nothing more is read. */
  readonly heldAt: number;
  /** Characters that may wait behind the message that is on its way; with more, the connection is cut. */
  readonly maxBehind: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  // Less than the look after silent connections, which would cut this one without a code.
  drainTimeoutMs: 10_000,
  // Proxies cut silent connections after half a minute; a lost one is noticed within twice this.
  askEveryMs: 12_000,
  // A round trip around the world takes a third of a second; the process has half a minute for its whole end.
  closedWithinMs: 1500,
  // As of bodies: 13 KB a second of the largest message.
  wholeWithinMs: 80_000,
  heldAt: 1024 * 1024,
  // Results are up to some megabytes, and several may be ready at once for a reader who is merely slow.
  maxBehind: 16 * 1024 * 1024,
};

/** Bytes: a key and a few words. A client that has not authenticated must cost next to nothing. */
const MAX_UNKNOWN = 16 * 1024;

/** Characters of JSON. Clients put a time or a number there, and all of it is sent back. */
const MAX_PING = 512;

/**
 * Messages and frames of a connection that may come while nothing more of its key is to be read: what of a packet had
 * arrived already. A packet has room for 600 operations and 3,000 pings.
 */
const MAX_BEYOND = 100;

/** One WebSocket, as the hooks of the protocol see it. */
export interface GraphConnection {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  /** Whose key it was opened with. */
  actor?: Actor;
  /** Ids of operations that were asked for and have not begun. */
  readonly opening: Set<string>;
  /** Leaves each subscription that is being shown. */
  readonly shown: Set<() => unknown>;
  /** The caller is known: from now on it may send more. */
  admit(actor: Actor): void;
  /** Reads nothing more until `wait` has settled. */
  readNothingUntil<T>(wait: Promise<T>): Promise<T>;
}

interface Parts {
  readonly protocol: Server<GraphConnection>;
  readonly limits: ConnectionLimits;
  readonly pace: MessagePace;
  readonly messages: BodyShares;
  readonly log: RequestLog;
}

/**
 * Speaks the protocol on one WebSocket, within bounds: what a client sends is read while it takes what it is sent. The
 * library's own way of doing so has no bounds, and tells failures to the console.
 *
 * @param stream what the WebSocket came on
 */
export function serveConnection(
  { protocol, limits, pace, messages, log }: Parts,
  socket: WebSocket,
  request: IncomingMessage,
  stream: Duplex,
): void {
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const reading = new Reading(socket);
  const writing = new Writing(socket, reading, limits);
  socket.on('error', (error) => {
    log.info({ err: error }, 'a WebSocket failed');
  });

  let unknown = 0;
  const count = (chunk: Buffer) => {
    unknown += chunk.length;
    if (unknown <= MAX_UNKNOWN || !isOpen()) return;
    const reason = reasonOf('payload_too_large', 'Too much before the acknowledgement.');
    closeWithin(limits.closedWithinMs, socket, TOO_MUCH, reason);
    // The message that it belongs to would be gathered to its end.
    reading.hold();
  };
  // Before the WebSocket's own listener: what is too much is not to be looked at.
  stream.prependListener('data', count);

  let unfinished: UnfinishedMessage | null = null;
  const countUnfinished = (chunk: Buffer) => {
    try {
      unfinished?.came(chunk.length);
    } catch (error) {
      if (!isOpen()) return;
      log.info({ err: error }, 'a WebSocket is closed');
      const reason = reasonOf(visibleError(error).code, 'Too much of unfinished messages.');
      closeWithin(limits.closedWithinMs, socket, TRY_AGAIN_LATER, reason);
      reading.hold();
    }
  };

  const connection: GraphConnection = {
    socket,
    request,
    opening: new Set(),
    shown: new Set(),
    admit: (actor) => {
      connection.actor = actor;
      stream.off('data', count);
      unfinished = new UnfinishedMessage(messages.open(actor));
      stream.prependListener('data', countUnfinished);
    },
    readNothingUntil: (wait) => reading.holdUntil(wait),
  };
  let isPaced = false;
  let beyond = 0;
  /** Counts what a known caller sends, and reads no more of it for as long as that was too much. */
  const countRead = () => {
    if (!connection.actor || !isOpen()) return;
    const waitMs = pace.read(connection.actor.keyId);
    if (waitMs === 0) return;
    if (isPaced) {
      beyond += 1;
      if (beyond > MAX_BEYOND)
        closeWithin(
          limits.closedWithinMs,
          socket,
          POLICY_VIOLATION,
          reasonOf('rate_limited', 'Too many messages.'),
        );
      return;
    }
    isPaced = true;
    beyond = 0;
    void reading.holdUntil(pause(waitMs, undefined, { ref: false })).then(() => {
      isPaced = false;
    });
  };
  for (const event of ['message', 'ping', 'pong']) socket.on(event, countRead);
  socket.on('message', () => unfinished?.ended());
  for (const event of ['ping', 'pong'])
    socket.on(event, (payload: Buffer) => unfinished?.control(payload.length));

  const textOf = (data: Buffer): string | null => {
    try {
      return readMessage(data);
    } catch (error) {
      const what = error instanceof Error ? error.message : 'can’t be read';
      socket.close(CloseCode.BadRequest, reasonOf('invalid_params', `The message ${what}.`));
      return null;
    }
  };
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (text) => writing.send(text),
      close: (code = CloseCode.InternalServerError, reason = '') => {
        closeWithin(limits.closedWithinMs, socket, code, reason);
      },
      onMessage: (take) => {
        socket.on('message', (data: Buffer) => {
          // What came behind the reason for the closing is not run.
          if (!isOpen()) return;
          const text = textOf(data);
          if (text === null) return;
          take(text).catch((error: unknown) => {
            log.error({ err: error }, 'a message on a WebSocket failed');
            socket.close(CloseCode.InternalServerError, 'internal');
          });
        });
      },
      onPing: async (payload) => {
        if (payload && JSON.stringify(payload).length > MAX_PING)
          socket.close(
            CloseCode.BadRequest,
            reasonOf('invalid_params', 'The payload of a ping is too large.'),
          );
        else await writing.send(stringifyMessage({ type: MessageType.Pong, ...(payload && { payload }) }));
      },
    },
    connection,
  );

  let isSilent = false;
  socket.on('pong', () => {
    isSilent = false;
  });
  const asking = setInterval(() => {
    // What is not read can't be an answer either; such a connection has limits of its own.
    if (socket.isPaused) unfinished?.notRead();
    if (!isOpen() || socket.isPaused) return;
    if ((unfinished?.ageMs() ?? 0) > limits.wholeWithinMs)
      closeWithin(
        limits.closedWithinMs,
        socket,
        POLICY_VIOLATION,
        reasonOf('invalid_params', 'A message was not ended in time.'),
      );
    // Once what has arrived is read: a process that was held up has answers waiting.
    setImmediate(() => {
      if (!isOpen()) return;
      if (isSilent) socket.terminate();
      else socket.ping();
      isSilent = true;
    });
  }, limits.askEveryMs).unref();

  socket.once('close', (code, reason) => {
    clearInterval(asking);
    unfinished?.ended();
    // Nothing counts any more that would not be given back.
    stream.off('data', countUnfinished);
    writing.stop();
    for (const leave of connection.shown) leave();
    Promise.resolve(closed(code, reason.toString())).catch((error: unknown) => {
      log.error({ err: error }, 'the operations of a closed WebSocket could not be ended');
    });
  });
}

/** Closes a connection whose other side may never answer. */
export function closeWithin(withinMs: number, socket: WebSocket, code: number, reason: string): void {
  const late = setTimeout(() => {
    socket.terminate();
  }, withinMs);
  socket.once('close', () => {
    clearTimeout(late);
  });
  socket.close(code, reason);
}

/** Reads while nothing speaks against it. */
class Reading {
  private reasons = 0;

  constructor(private readonly socket: WebSocket) {}

  hold(): void {
    this.reasons += 1;
    this.socket.pause();
  }

  release(): void {
    this.reasons -= 1;
    if (this.reasons === 0) this.socket.resume();
  }

  async holdUntil<T>(wait: Promise<T>): Promise<T> {
    this.hold();
    try {
      return await wait;
    } finally {
      this.release();
    }
  }
}

/** Messages on their way to a reader, who has to take them in time. */
class Writing {
  /** Characters of each message that has not left the process, in their order. */
  private readonly under: number[] = [];
  private sum = 0;
  private isHeld = false;
  private late: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: WebSocket,
    private readonly reading: Reading,
    private readonly limits: ConnectionLimits,
  ) {}

  /** @returns when the message has left the process, or never will */
  send(text: string): Promise<void> {
    const { socket, limits, under } = this;
    if (socket.readyState !== WebSocket.OPEN) return Promise.resolve();
    const [first = 0] = under;
    if (this.sum - first > limits.maxBehind) {
      this.cut();
      return Promise.resolve();
    }
    under.push(text.length);
    this.sum += text.length;
    return new Promise((resolve) => {
      socket.send(text, () => {
        this.sum -= under.shift() ?? 0;
        this.stop();
        this.update();
        // That it broke is the connection's to say, and its end follows.
        resolve();
      });
      this.update();
    });
  }

  /** Stops waiting for the client. */
  stop(): void {
    clearTimeout(this.late);
    this.late = undefined;
  }

  private update(): void {
    const { bufferedAmount, readyState } = this.socket;
    const isMuch = bufferedAmount > this.limits.heldAt && readyState === WebSocket.OPEN;
    if (isMuch !== this.isHeld) {
      this.isHeld = isMuch;
      if (isMuch) this.reading.hold();
      else this.reading.release();
    }
    if (isMuch)
      this.late ??= setTimeout(() => {
        this.cut();
      }, this.limits.drainTimeoutMs);
    else this.stop();
  }

  private cut(): void {
    closeWithin(this.limits.closedWithinMs, this.socket, TRY_AGAIN_LATER, TOO_SLOW);
    // The answer to the closing is to be read.
    this.update();
  }
}
