import type { HeldBytes } from '../../body/body-shares.js';

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
