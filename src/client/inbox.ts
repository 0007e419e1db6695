/** What comes before its reader asks for it, in order, up to an end or an error. Of several ends the first holds. */
export class Inbox<Message> {
  private readonly waiting: Message[] = [];
  private end: { readonly error?: unknown } | null = null;
  private wake: () => void = () => undefined;

  /** What comes after an end is not taken: a reader slower than its feed would never come to the end. */
  push(message: Message): void {
    if (this.end) return;
    this.waiting.push(message);
    this.wake();
  }

  /** Nothing comes after what is there. */
  close(): void {
    this.end ??= {};
    this.wake();
  }

  /** @param error is thrown to the reader, after what is there */
  fail(error: unknown): void {
    this.end ??= { error };
    this.wake();
  }

  /** Nobody wants any more what is there. @param error is thrown to the reader at once */
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
