/** What can give back entries that are worth least. */
export interface Purgeable {
  /** Adds how many entries have each count, up to the last of the array, which takes the higher ones, too. */
  addCounts(entries: Uint32Array): void;
  /** Forgets what was counted so often or less. @returns how many entries that were */
  purge(most: number): number;
}

/** Counts that differ when it is decided what to forget. */
const LEVELS = 4096;
/** Chosen: of what is full a quarter is made free at once, so that it is seldom done. */
const SHARE_FREED = 0.25;

/**
 * How many phrases several tables may hold together. When it is spent, the rarest are forgotten, in all tables at once, and
 * begin anew from nothing when they come again: so a count may be too low, by at most the sum of what was forgotten.
 */
export class PhraseBudget {
  private tables: Purgeable[] = [];
  private left: number;
  private forgotten = 0;
  private lost = 0;

  /** @param capacity entries, 27 bytes each on average */
  constructor(private readonly capacity: number) {
    this.left = capacity;
  }

  /** By how much a count may be too low; and no phrase that is not held came more often. */
  get errorBound(): number {
    return this.forgotten + this.lost;
  }

  register(table: Purgeable): void {
    this.tables.push(table);
  }

  /** Asks for room for one more; what is held in tables may stand elsewhere after it. */
  take(): void {
    if (this.left === 0) this.purge();
    this.left -= 1;
  }

  /** Gives back room that could not be used: so many occurrences were not counted. */
  lose(count: number): void {
    this.left += 1;
    this.lost += count;
  }

  /** Lets go of the tables: they are the most of what an analysis holds. */
  release(): void {
    this.tables = [];
  }

  private purge(): void {
    const entries = new Uint32Array(LEVELS);
    for (const table of this.tables) table.addCounts(entries);
    let most = 0;
    let freed = 0;
    while (freed < SHARE_FREED * this.capacity && most < LEVELS - 2) {
      most += 1;
      freed += entries[most] ?? 0;
    }
    // Where all counts are above the levels.
    let dropped = this.drop(most);
    while (dropped === 0) {
      most *= 2;
      dropped = this.drop(most);
    }
    this.forgotten += most;
    this.left = dropped;
  }

  private drop(most: number): number {
    return this.tables.reduce((sum, table) => sum + table.purge(most), 0);
  }
}
