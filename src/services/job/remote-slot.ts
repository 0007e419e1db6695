import { NeededSlot } from './needed-slot.js';

/**
 * The slot of an attempt whose stages run in another thread than the slots are in: notified there when all of it waits, and
 * asked for when something computes again.
 */
export class RemoteSlot extends NeededSlot {
  /** Ends when the slot is had again. */
  private regained: Promise<void> = Promise.resolve();

  /**
   * @param leave called when the slot is not needed; resolves when it is had again, some time after `retake`
   * @param retake called when it is needed again
   * @param signal the attempt's own; `leave` rejects with its reason when it is aborted
   */
  constructor(
    private readonly leave: () => Promise<void>,
    private readonly retake: () => void,
    private readonly signal: AbortSignal,
  ) {
    super();
  }

  /** Where the slots are, way is given with what is kept. */
  yieldSlot(): Promise<void> {
    return Promise.resolve();
  }

  protected leaveSoon(): void {
    this.holds = false;
    this.regained = this.leave();
    // An attempt that is aborted while it waits for others may never need the slot again.
    this.regained.catch(() => undefined);
  }

  protected stay(): void {
    // It was left at once.
  }

  protected async waitForSlot(): Promise<void> {
    this.signal.throwIfAborted();
    this.retake();
    await this.regained;
  }
}
