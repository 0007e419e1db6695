import { foldedWords } from './shingles.js';

/** How much of a text another one has too, by common runs of words. */
export interface Overlap {
  /** Words of the first text in such a run, each counted once. */
  readonly words: number;
  /** Of the longest run, in words. */
  readonly longest: number;
  /** Share of the first text's runs of `size` words that the other has too, 0 to 1. */
  readonly share: number;
  /** The common runs of the first text, by the index of their first words. */
  readonly shared: readonly number[];
  /** How many runs the first text has. */
  readonly runs: number;
}

/** The word runs of one text, for comparing many texts with it. */
export class WordRuns {
  private readonly runs: ReadonlySet<string>;

  /** @param size words of a run: shorter agreement is chance or idiom */
  constructor(
    text: string,
    private readonly size: number,
    private readonly language: string,
  ) {
    this.runs = new Set(runsOf(foldedWords(text), size));
  }

  /** @returns how much of `text` this one has too */
  overlapOf(text: string): Overlap {
    const words = foldedWords(text);
    const runs = runsOf(words, this.size);
    const shared: number[] = [];
    let [covered, longest, length, end] = [0, 0, 0, 0];
    for (const [index, run] of runs.entries()) {
      if (!this.runs.has(run)) {
        length = 0;
        continue;
      }
      shared.push(index);
      length += 1;
      longest = Math.max(longest, length + this.size - 1);
      covered += Math.min(this.size, index + this.size - end);
      end = index + this.size;
    }
    const share = runs.length === 0 ? 0 : shared.length / runs.length;
    return { words: covered, longest, share, shared, runs: runs.length };
  }
}

function runsOf(words: readonly string[], size: number): string[] {
  const runs: string[] = [];
  for (let from = 0; from + size <= words.length; from += 1)
    runs.push(words.slice(from, from + size).join(' '));
  return runs;
}
