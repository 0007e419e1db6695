import { FairShares } from './fair-shares.js';
import { NeededPlace } from './needed-place.js';

/**
 * Attempts that may be under way for each place. One that waits for a site costs its texts and some pages on their way,
 * a few MB: eight a place are 32 on two processors, and 16 of them one account's.
 */
const ATTEMPTS_A_PLACE = 8;

/**
 * A place is kept through waits as short as pages usually take: an attempt that left it for each would find others in it,
 * and the worker would begin far more than it can end. Others wait for it no longer than that.
 */
const KEPT_MS = 500;

interface InLine {
  /** null for what is yet to be claimed. */
  readonly account: string | null;
  readonly enter: () => void;
}

/**
 * The places of one kind of work in this process. A place is held while an attempt computes, or asks a provider of the
 * operator's: as many as there are places do so at once. Waiting for sites that callers name takes no place. Places go to
 * the account that has the fewest and, of several such, had its last one the longest ago; alternately with new attempts.
 */
export class WorkPlaces {
  /** Attempts under way, whether they hold a place or wait. */
  private readonly attempts: FairShares;
  private readonly holders = new Set<WorkPlace>();
  private readonly line: InLine[] = [];
  /** When each account with something under way last had a place, in admissions. */
  private readonly lastAdmissions = new Map<string, number>();
  private admissions = 0;
  private claimedLast = false;

  /**
   * @param places how many compute at once
   * @param keptMs how long a place is kept for an attempt that waits
   */
  constructor(
    private readonly places: number,
    readonly keptMs = KEPT_MS,
  ) {
    this.attempts = new FairShares(places * ATTEMPTS_A_PLACE);
  }

  /** The accounts of which nothing more is begun here for now: they have their share, or wait for places as it is. */
  get full(): readonly string[] {
    return [...this.attempts.full, ...this.line.flatMap(({ account }) => account ?? [])];
  }

  /**
   * A place for an attempt that is yet to be claimed, as soon as there is one and the process has room for another
   * attempt. Whoever gets it says at the end that it has ended.
   * @returns null when the signal is aborted before
   */
  async forClaim(signal: AbortSignal): Promise<WorkPlace | null> {
    const place = new WorkPlace(this);
    try {
      await this.enter(place, null, signal);
      return place;
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

  /** @throws the signal's reason when it is aborted before there is a place */
  async enter(place: WorkPlace, account: string | null, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        this.line.splice(this.line.indexOf(waiting), 1);
        // What is thrown is what the attempt is stopped by, whatever that is.
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors
        reject(signal.reason);
      };
      const waiting: InLine = {
        account,
        enter: () => {
          signal.removeEventListener('abort', onAbort);
          this.holders.add(place);
          resolve();
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.line.push(waiting);
      this.admit();
    });
  }

  leave(place: WorkPlace): void {
    this.holders.delete(place);
    this.admit();
  }

  /** Whether another account waits that has fewer places. */
  isWaitedForBy(account: string): boolean {
    const held = this.held(account);
    return this.line.some(({ account: other }) => other !== null && this.held(other) < held);
  }

  private admit(): void {
    while (this.holders.size < this.places) {
      const next = this.next();
      if (!next) return;
      this.line.splice(this.line.indexOf(next), 1);
      this.admissions += 1;
      this.claimedLast = next.account === null;
      if (next.account !== null) this.lastAdmissions.set(next.account, this.admissions);
      next.enter();
    }
  }

  private next(): InLine | undefined {
    const claim = this.attempts.isExhausted ? undefined : this.line.find(({ account }) => account === null);
    let returning: InLine | undefined;
    for (const waiting of this.line)
      if (waiting.account !== null && (!returning || this.isBefore(waiting, returning))) returning = waiting;
    return (this.claimedLast ? returning : claim) ?? claim ?? returning;
  }

  private isBefore({ account: one }: InLine, { account: other }: InLine): boolean {
    if (one === null || other === null || one === other) return false;
    const fewer = this.held(one) - this.held(other);
    return fewer < 0 || (fewer === 0 && this.lastAdmission(one) < this.lastAdmission(other));
  }

  private lastAdmission(account: string): number {
    return this.lastAdmissions.get(account) ?? 0;
  }

  private held(account: string): number {
    let count = 0;
    for (const place of this.holders) if (place.account === account) count += 1;
    return count;
  }
}

/** The place of one attempt among those of its process. */
export class WorkPlace extends NeededPlace {
  /** Resolves when the attempt first leaves its place: for a while, as it waits for long, or at its end. */
  readonly handedOn: Promise<void>;
  account: string | null = null;
  private signal: AbortSignal | null = null;
  private endAttempt: (() => void) | null = null;
  private hasEnded = false;
  private leaving: NodeJS.Timeout | null = null;
  private markHandedOn: () => void = () => undefined;

  constructor(private readonly places: WorkPlaces) {
    super();
    this.handedOn = new Promise((resolve) => (this.markHandedOn = resolve));
  }

  /** It is this account's that was claimed. */
  begin(account: string): void {
    this.account = account;
    this.endAttempt = this.places.begin(account);
  }

  /** @param signal ends the waiting for a place */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    this.signal = signal;
    return this.within(work);
  }

  async giveWay(): Promise<void> {
    if (!this.holds || this.account === null || !this.places.isWaitedForBy(this.account)) return;
    this.leave();
    await this.hold();
  }

  /** Nothing of the attempt runs any more, or none was claimed. What it still waits for takes no place again. */
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
    }, this.places.keptMs);
  }

  protected stay(): void {
    if (this.leaving) clearTimeout(this.leaving);
    this.leaving = null;
  }

  protected take(): Promise<void> {
    return this.places.enter(this, this.account, this.signal ?? NEVER);
  }

  private leave(): void {
    this.stay();
    this.holds = false;
    this.places.leave(this);
    this.markHandedOn();
  }
}

const NEVER = new AbortController().signal;
