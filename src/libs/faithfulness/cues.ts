/** Where a cue begins, and how many words it has. */
export interface Cue {
  readonly at: number;
  readonly length: number;
}

interface Pattern {
  readonly words: readonly string[];
  /** Of the last word: whether it is only the beginning of one. */
  readonly open: readonly boolean[];
}

/** The cues of one class, searched by the letters that they begin with. */
export class CueList {
  private readonly exact = new Map<string, Pattern[]>();
  private readonly opening = new Map<string, Pattern[]>();

  /** @param cues separated by ` | `, each one or several words; one that ends in `*` stands for all that begin so */
  constructor(cues: string) {
    for (const cue of cues.split('|')) {
      const words = cue.trim().split(' ');
      const [first = ''] = words;
      if (first === '') continue;
      const pattern = {
        words: words.map((word) => word.replace(/\*$/u, '')),
        open: words.map((word) => word.endsWith('*')),
      };
      const [list, key] = pattern.open[0]
        ? [this.opening, first.slice(0, 2).replace('*', '')]
        : [this.exact, first];
      list.set(key, [...(list.get(key) ?? []), pattern]);
    }
  }

  /** @returns the longest cue that begins at each word; none within another. @param words in lower case */
  in(words: readonly string[]): Cue[] {
    const found: Cue[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const length = this.lengthAt(words, at);
      if (length === 0) continue;
      found.push({ at, length });
      at += length - 1;
    }
    return found;
  }

  has(word: string): boolean {
    return this.lengthAt([word], 0) > 0;
  }

  private lengthAt(words: readonly string[], at: number): number {
    const word = words[at] ?? '';
    const patterns = [...(this.exact.get(word) ?? []), ...(this.opening.get(word.slice(0, 2)) ?? [])];
    let longest = 0;
    for (const { words: wanted, open } of patterns) {
      const fits = wanted.every((each, index) => {
        const here = words[at + index] ?? '';
        return open[index] ? here.startsWith(each) : here === each;
      });
      if (fits) longest = Math.max(longest, wanted.length);
    }
    return longest;
  }
}
