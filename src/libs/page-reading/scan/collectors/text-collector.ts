/** What a letter is to the collector, where it is not plain. */
const SPACE = 1;
/** Soft hyphens, zero-width spaces and the like, to break or to hide at, never to be read; and controls. */
const DROPPED = 2;
/** The first letter of what UTF-8 looks like when it is read as Latin-1, `Ã¤`, `â€™`; and U+FFFD. */
const SUSPECT = 3;

/** Leading bytes C2, C3, C5, D0, D1 and E2 as letters, and what is put for bytes that are no text. */
const SUSPECTS = 'ÂÃÅÐÑâ\ufffd';
/** What follow-up bytes 80 to BF are in windows-1252; the five that it lacks are control characters. */
const FOLLOWERS = new Set(
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿',
);
/** Some of them stand behind a capital letter in sound text, too: `“PÅ”`, `MAÇÃ…`. */
const MARKS = new Set('«»‘’“”…–—');

const KINDS = kindsOfLetters();

function kindsOfLetters(): Uint8Array {
  const kinds = new Uint8Array(0x10000);
  kinds.fill(DROPPED, 0x00, 0x20).fill(DROPPED, 0x7f, 0xa0);
  for (const code of [0xad, 0x200b, 0x2060, 0xfeff, 0xfffe, 0xffff]) kinds[code] = DROPPED;
  kinds.fill(SPACE, 0x09, 0x0e).fill(SPACE, 0x2000, 0x200b);
  for (const code of [0x20, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]) kinds[code] = SPACE;
  for (const letter of SUSPECTS) kinds[letter.charCodeAt(0)] = SUSPECT;
  return kinds;
}

/** Parted by nothing, by a space, by a line's end. */
const NOTHING = 0;
const GAP = 1;
const BORDER = 2;

/** Letters that there is room for from one page to the next: 2 MB. What a longer page took is given back. */
const MOST_KEPT = 1_000_000;

/**
 * The text of a page's body as a reader sees it: white space joined, blocks parted by newlines. Letters go to one array,
 * for a string of a thousand stretches costs more than the parser. Stretches outside the main text are marked by their
 * ends.
 */
export class TextCollector {
  private letters = new Uint16Array(65_536);
  private length = 0;
  private parting = NOTHING;
  /** Where the text changes from main text to boilerplate, and back. */
  private turns: number[] = [];
  private isMain = true;
  private source = '';
  /** All letters or-ed: whether one byte is enough for each. */
  private union = 0;
  replacements = 0;
  misread = 0;

  read(source: string): void {
    if (this.letters.length > MOST_KEPT) this.letters = new Uint16Array(65_536);
    this.source = source;
    this.length = 0;
    this.parting = NOTHING;
    this.turns = [];
    this.isMain = true;
    this.union = 0;
    this.replacements = 0;
    this.misread = 0;
  }

  /** Where the next letter will stand. */
  get end(): number {
    return this.length;
  }

  addBorder(): void {
    if (this.length > 0) this.parting = BORDER;
  }

  addGap(): void {
    if (this.parting === NOTHING && this.length > 0) this.parting = GAP;
  }

  /** What follows belongs to the main text, or to what stands around it. */
  turn(toMain: boolean): void {
    if (toMain === this.isMain) return;
    this.isMain = toMain;
    this.addBorder();
    // The border belongs to what is behind it, and is cut off there.
    this.turns.push(this.length);
  }

  /** @param keepsLines whether the source's line ends part the text, as they do in `pre` */
  add(start: number, end: number, keepsLines: boolean): void {
    const { source } = this;
    // Each letter may come with a parting before it.
    if (this.length + end - start + 1 > this.letters.length) this.grow(end - start + 1);
    const { letters } = this;
    let { length, parting, union } = this;
    for (let at = start; at < end; at += 1) {
      const code = source.charCodeAt(at);
      const kind = KINDS[code];
      if (kind === SPACE) {
        if (parting !== BORDER && length > 0) parting = keepsLines && code === 0x0a ? BORDER : GAP;
        continue;
      }
      if (kind === DROPPED) continue;
      if (parting !== NOTHING) {
        letters[length] = parting === BORDER ? 0x0a : 0x20;
        length += 1;
        parting = NOTHING;
      }
      letters[length] = code;
      length += 1;
      union |= code;
      if (kind === SUSPECT) this.suspect(code, at);
    }
    this.length = length;
    this.parting = parting;
    this.union = union;
  }

  addEntity(codePoint: number): void {
    const whole = String.fromCodePoint(codePoint);
    const { source } = this;
    this.source = whole;
    this.add(0, whole.length, false);
    this.source = source;
  }

  /** Counts what only a wrong encoding makes, in text that is not collected. */
  inspect(start: number, end: number): void {
    for (let at = start; at < end; at += 1) {
      const code = this.source.charCodeAt(at);
      if (KINDS[code] === SUSPECT) this.suspect(code, at);
    }
  }

  private suspect(code: number, at: number): void {
    if (code === 0xfffd) {
      this.replacements += 1;
      return;
    }
    const next = this.source.charAt(at + 1);
    if (!FOLLOWERS.has(next)) return;
    // Three bytes: `â€™`.
    if (code === 0xe2 ? FOLLOWERS.has(this.source.charAt(at + 2)) : !MARKS.has(next)) this.misread += 1;
  }

  private grow(more: number): void {
    const larger = new Uint16Array(Math.max(2 * this.letters.length, this.length + more));
    larger.set(this.letters.subarray(0, this.length));
    this.letters = larger;
  }

  /** @returns the text from a place to the end so far, on one line, at most so many letters of it */
  textFrom(start: number, most: number): string {
    const { letters } = this;
    let from = start;
    const until = this.length;
    while (from < until && (letters[from] ?? 0) <= 0x20) from += 1;
    let end = Math.min(until, from + most);
    // Half a letter can't be stored.
    if (end < until && ((letters[end - 1] ?? 0) & 0xfc00) === 0xd800) end -= 1;
    const text = this.stretch(from, end);
    return text.includes('\n') ? text.replaceAll('\n', ' ') : text;
  }

  /** @returns the main text; or all the rest */
  textOf(main: boolean): string {
    if (this.turns.length === 0) return main ? this.stretch(0, this.length) : '';
    const parts: string[] = [];
    const turns = [0, ...this.turns, this.length];
    for (let at = main ? 0 : 1; at + 1 < turns.length; at += 2) {
      const part = this.stretch(turns[at] ?? 0, turns[at + 1] ?? 0).trim();
      if (part !== '') parts.push(part);
    }
    return parts.join('\n');
  }

  private stretch(from: number, until: number): string {
    const { letters } = this;
    if (until - from <= SHORT) {
      return String.fromCharCode.apply(null, letters.subarray(from, until) as unknown as number[]);
    }
    if (this.union <= 0xff) {
      return Buffer.from(letters.subarray(from, until)).toString('latin1');
    }
    return Buffer.from(letters.buffer, 2 * from, 2 * (until - from)).toString('utf16le');
  }
}

/** A short string is made faster letter by letter than by way of a buffer. */
const SHORT = 64;
