import { NeededPlace } from './needed-place.js';

/**
 * The place of an attempt whose stages run in another thread than the places are in: told there when all of it waits, and
 * asked for when something computes again.
 */
export class RemotePlace extends NeededPlace {
  private heard: () => void = () => undefined;

  /**
   * @param say `waits`: the place is not needed; `needs`: it is again, and waited for until `has` is called
   * @param signal the attempt's own
   */
  constructor(
    private readonly say: (what: 'waits' | 'needs') => void,
    private readonly signal: AbortSignal,
  ) {
    super();
  }

  /** The place is had. */
  has(): void {
    this.heard();
  }

  /** Where the places are, way is given with what is kept. */
  giveWay(): Promise<void> {
    return Promise.resolve();
  }

  protected leaveSoon(): void {
    this.holds = false;
    this.say('waits');
  }

  protected stay(): void {
    // It was left at once.
  }

  protected async take(): Promise<void> {
    this.signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- an abort's reason is the caller's own
        reject(this.signal.reason);
      };
      this.signal.addEventListener('abort', onAbort, { once: true });
      this.heard = () => {
        this.signal.removeEventListener('abort', onAbort);
        resolve();
      };
      this.say('needs');
    });
  }
}
