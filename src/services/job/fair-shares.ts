/**
 * Counts what each account has under way, up to a sum. An account may begin as long as it has less than what is still
 * free: alone it comes to half of the sum, and however many accounts ask for all they can get, room for one more stays
 * (the dynamic threshold of shared buffers; Choudhury and Hahne, 1998). No account so exhausts what others wait for.
 */
export class FairShares {
  private readonly counts = new Map<string, number>();
  private readonly line: { readonly account: string; readonly begin: () => void }[] = [];
  private free: number;

  constructor(most: number) {
    this.free = most;
  }

  /** Whether nobody may begin anything. */
  get isExhausted(): boolean {
    return this.free <= 0;
  }

  /** The accounts that may not begin anything, though others may. */
  get full(): readonly string[] {
    return [...this.counts.keys()].filter((account) => !this.hasRoomFor(account));
  }

  countOf(account: string): number {
    return this.counts.get(account) ?? 0;
  }

  hasRoomFor(account: string): boolean {
    return this.countOf(account) < this.free;
  }

  /**
   * Counts one more, also beyond the share: what was claimed is under way.
   * @returns ends it, to be called once
   */
  begin(account: string): () => void {
    this.free -= 1;
    this.counts.set(account, this.countOf(account) + 1);
    return () => {
      this.free += 1;
      const left = this.countOf(account) - 1;
      // Accounts come and go; those without anything under way are forgotten.
      if (left > 0) this.counts.set(account, left);
      else this.counts.delete(account);
      this.admit();
    };
  }

  /**
   * Waits until the account may begin; of those that wait, the one with the least under way comes first.
   * @param signal ends the waiting
   * @returns ends what is begun; null when the signal came first
   */
  async beginFairly(account: string, signal: AbortSignal): Promise<(() => void) | null> {
    if (signal.aborted) return null;
    if (this.hasRoomFor(account)) return this.begin(account);
    return new Promise((resolve) => {
      const waiting = {
        account,
        begin: () => {
          signal.removeEventListener('abort', onAbort);
          resolve(this.begin(account));
        },
      };
      const onAbort = () => {
        this.line.splice(this.line.indexOf(waiting), 1);
        resolve(null);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.line.push(waiting);
    });
  }

  private admit(): void {
    let next: (typeof this.line)[number] | undefined;
    for (const waiting of this.line) {
      if (!this.hasRoomFor(waiting.account)) continue;
      if (!next || this.countOf(waiting.account) < this.countOf(next.account)) next = waiting;
    }
    if (!next) return;
    this.line.splice(this.line.indexOf(next), 1);
    next.begin();
    this.admit();
  }
}
