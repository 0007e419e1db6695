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
