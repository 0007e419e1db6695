/** A queue of messages for one reader, up to an end or an error. Of several ends the first counts. */
export class Inbox<Message> {
  private readonly waiting: Message[] = [];
  private end: { readonly error?: unknown } | null = null;
  private wake: () => void = () => undefined;

  /** Messages after an end are dropped: otherwise a reader slower than its feed would never reach the end. */
  push(message: Message): void {
    if (this.end) return;
    this.waiting.push(message);
    this.wake();
  }

  /** Ends the queue after the waiting messages. */
  close(): void {
    this.end ??= {};
    this.wake();
  }

  /** @param error is thrown to the reader, after the waiting messages */
  fail(error: unknown): void {
    this.end ??= { error };
    this.wake();
  }

  /** Drops the waiting messages. @param error is thrown to the reader at once */
  cut(error: unknown): void {
    this.waiting.length = 0;
    this.end = { error };
    this.wake();
  }

  /** For one reader. */
  async *read(): AsyncGenerator<Message, void, void> {
    for (;;) {
      const message = this.waiting.shift();
      if (message !== undefined) yield message;
      else if (this.end === null) await new Promise<void>((resolve) => (this.wake = resolve));
      else if ('error' in this.end) throw this.end.error;
      else return;
    }
  }
}
