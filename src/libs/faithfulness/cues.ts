/** Where a cue begins, and how many words it has. */
export interface Cue {
  readonly at: number;
  readonly length: number;
}

interface Pattern {
  readonly list: CueList;
  /** In lower case, without the `*`. */
  readonly words: readonly string[];
  /** Of each word: whether it is only the beginning of one. */
  readonly open: readonly boolean[];
}

/** The cues of one class. */
export class CueList {
  readonly patterns: readonly Pattern[];

  /** @param cues separated by ` | `, each one or several words; one that ends in `*` stands for all that begin so */
  constructor(cues: string) {
    this.patterns = cues
      .split('|')
      .map((cue) => cue.trim().split(' '))
      .filter(([first]) => first !== '')
      .map((words) => ({
        list: this,
        words: words.map((word) => word.replace(/\*$/u, '')),
        open: words.map((word) => word.endsWith('*')),
      }));
  }

  /** Whether one word by itself is a cue. */
  has(word: string): boolean {
    return this.patterns.some((pattern) => pattern.words.length === 1 && fits(pattern, [word], 0));
  }
}

const NONE: readonly Cue[] = [];

/** All cues of a language, searched at once: by their first word, or its first two letters. */
export class CueIndex {
  private readonly exact = new Map<string, Pattern[]>();
  private readonly opening = new Map<string, Pattern[]>();

  add(list: CueList): CueList {
    for (const pattern of list.patterns) {
      const [first = ''] = pattern.words;
      const [into, key] = pattern.open[0] ? [this.opening, first.slice(0, 2)] : [this.exact, first];
      const known = into.get(key);
      if (known) known.push(pattern);
      else into.set(key, [pattern]);
    }
    return list;
  }

  /** @returns the cues of each list, in order; of several that begin at one word the longest, and none within another */
  find(words: readonly string[]): (list: CueList) => readonly Cue[] {
    const found = new Map<CueList, Cue[]>();
    for (const [at, word] of words.entries()) {
      for (const patterns of [this.exact.get(word), this.opening.get(word.slice(0, 2))]) {
        for (const pattern of patterns ?? []) {
          if (!fits(pattern, words, at)) continue;
          const { length } = pattern.words;
          const cues = found.get(pattern.list) ?? [];
          const last = cues.at(-1);
          if (last?.at === at && last.length < length) cues[cues.length - 1] = { at, length };
          else if (!last || at >= last.at + last.length) cues.push({ at, length });
          found.set(pattern.list, cues);
        }
      }
    }
    return (list) => found.get(list) ?? NONE;
  }
}

function fits({ words, open }: Pattern, among: readonly string[], at: number): boolean {
  return words.every((each, index) => {
    const here = among[at + index] ?? '';
    return open[index] ? here.startsWith(each) : here === each;
  });
}
