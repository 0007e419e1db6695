import { FairShares } from './fair-shares.js';
import { NeededSlot } from './needed-slot.js';

/**
 * Attempts that may be under way for each slot. One that waits for a site costs its texts and some pages on their way,
 * a few MB: eight a slot are 32 on two processors, and 16 of them one account's.
 */
const ATTEMPTS_PER_SLOT = 8;

/**
 * A slot is held through waits as short as pages usually take: an attempt that released it for each would find it taken,
 * and the worker would begin far more than it can end. Others wait for it no longer than that.
 */
const RELEASE_DELAY_MS = 500;

interface Waiting {
  /** null for what is yet to be claimed. */
  readonly account: string | null;
  readonly enter: () => void;
}

/**
 * The slots of one kind of work in this process. A slot is held while an attempt computes, or asks a provider of the
 * operator's: as many as there are slots do so at once. Waiting for sites that callers name takes no slot. Slots go to
 * the account that has the fewest and, of several such, had its last one the longest ago; alternately with new attempts.
 */
export class WorkerSlots {
  /** Attempts under way, whether they hold a slot or wait. */
  private readonly attempts: FairShares;
  private readonly holders = new Set<WorkerSlot>();
  private readonly queue: Waiting[] = [];
  /** When each account with something under way last had a slot, in admissions. */
  private readonly lastAdmissions = new Map<string, number>();
  private admissions = 0;
  private claimedLast = false;

  /**
   * @param slots how many compute at once
   * @param releaseDelayMs how long a slot is kept for an attempt that waits
   */
  constructor(
    private readonly slots: number,
    readonly releaseDelayMs = RELEASE_DELAY_MS,
  ) {
    this.attempts = new FairShares(slots * ATTEMPTS_PER_SLOT);
  }

  /** How many compute now, and how many more could. */
  get state(): { readonly used: number; readonly free: number } {
    const used = this.holders.size;
    return { used, free: Math.max(0, this.slots - used) };
  }

  /** The accounts of which nothing more is begun here for now: they have their share, or wait for slots as it is. */
  get full(): readonly string[] {
    return [...this.attempts.full, ...this.queue.flatMap(({ account }) => account ?? [])];
  }

  /**
   * A slot for an attempt that is yet to be claimed, as soon as there is one and the process has room for another
   * attempt. The caller ends it.
   * @returns null when the signal is aborted before
   */
  async forClaim(signal: AbortSignal): Promise<WorkerSlot | null> {
    const slot = new WorkerSlot(this);
    try {
      await this.enter(slot, null, signal);
      return slot;
    } catch (error) {
      if (!signal.aborted) throw error;
      return null;
    }
  }

  /** @returns ends the attempt */
  begin(account: string): () => void {
    const end = this.attempts.begin(account);
    this.lastAdmissions.set(account, this.admissions);
    return () => {
      end();
      if (this.attempts.countOf(account) === 0) this.lastAdmissions.delete(account);
      this.admit();
    };
  }

  /** @throws the signal's reason when it is aborted before there is a slot */
  async enter(slot: WorkerSlot, account: string | null, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        // What is thrown is what the attempt is stopped by, whatever that is.
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors
        reject(signal.reason);
      };
      const waiting: Waiting = {
        account,
        enter: () => {
          signal.removeEventListener('abort', onAbort);
          this.holders.add(slot);
          resolve();
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.queue.push(waiting);
      this.admit();
    });
  }

  leave(slot: WorkerSlot): void {
    this.holders.delete(slot);
    this.admit();
  }

  /** Whether another account waits that has fewer slots. */
  isWaitedForBy(account: string): boolean {
    const held = this.held(account);
    return this.queue.some(({ account: other }) => other !== null && this.held(other) < held);
  }

  private admit(): void {
    while (this.holders.size < this.slots) {
      const next = this.next();
      if (!next) return;
      this.queue.splice(this.queue.indexOf(next), 1);
      this.admissions += 1;
      this.claimedLast = next.account === null;
      if (next.account !== null) this.lastAdmissions.set(next.account, this.admissions);
      next.enter();
    }
  }

  private next(): Waiting | undefined {
    const claim = this.attempts.isExhausted ? undefined : this.queue.find(({ account }) => account === null);
    let returning: Waiting | undefined;
    for (const waiting of this.queue)
      if (waiting.account !== null && (!returning || this.isBefore(waiting, returning))) returning = waiting;
    return (this.claimedLast ? returning : claim) ?? claim ?? returning;
  }

  private isBefore({ account: one }: Waiting, { account: other }: Waiting): boolean {
    if (one === null || other === null || one === other) return false;
    const fewer = this.held(one) - this.held(other);
    return fewer < 0 || (fewer === 0 && this.lastAdmission(one) < this.lastAdmission(other));
  }

  private lastAdmission(account: string): number {
    return this.lastAdmissions.get(account) ?? 0;
  }

  private held(account: string): number {
    let count = 0;
    for (const slot of this.holders) if (slot.account === account) count += 1;
    return count;
  }
}

/** The slot of one attempt among those of its process. */
export class WorkerSlot extends NeededSlot {
  /** Resolves when the attempt first leaves its slot: for a while, as it waits for long, or at its end. */
  readonly firstReleased: Promise<void>;
  account: string | null = null;
  private signal: AbortSignal | null = null;
  private endAttempt: (() => void) | null = null;
  private hasEnded = false;
  private leaving: NodeJS.Timeout | null = null;
  private markReleased: () => void = () => undefined;

  constructor(private readonly slots: WorkerSlots) {
    super();
    this.firstReleased = new Promise((resolve) => (this.markReleased = resolve));
  }

  /** It is this account's that was claimed. */
  begin(account: string): void {
    this.account = account;
    this.endAttempt = this.slots.begin(account);
  }

  /** @param signal ends the waiting for a slot */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    this.signal = signal;
    return this.within(work);
  }

  async yieldSlot(): Promise<void> {
    if (!this.holds || this.account === null || !this.slots.isWaitedForBy(this.account)) return;
    this.leave();
    await this.hold();
  }

  /** Nothing of the attempt runs any more, or none was claimed. What it still waits for takes no slot again. */
  end(): void {
    this.hasEnded = true;
    if (this.holds) this.leave();
    this.endAttempt?.();
    this.endAttempt = null;
  }

  protected override get isNeeded(): boolean {
    return !this.hasEnded && super.isNeeded;
  }

  protected leaveSoon(): void {
    this.leaving ??= setTimeout(() => {
      this.leaving = null;
      if (this.holds && !this.isNeeded) this.leave();
    }, this.slots.releaseDelayMs);
  }

  protected stay(): void {
    if (this.leaving) clearTimeout(this.leaving);
    this.leaving = null;
  }

  protected waitForSlot(): Promise<void> {
    return this.slots.enter(this, this.account, this.signal ?? NEVER);
  }

  private leave(): void {
    this.stay();
    this.holds = false;
    this.slots.leave(this);
    this.markReleased();
  }
}

const NEVER = new AbortController().signal;
