/** The kind of a character for the collector, when it is not plain. */
const SPACE = 1;
/** Soft hyphens, zero-width spaces and the like, which are not read; and control characters. */
const DROPPED = 2;
/** The first character of UTF-8 that was read as Latin-1, `Ã¤`, `â€™`; and U+FFFD. */
const SUSPECT = 3;

/** The leading bytes C2, C3, C5, D0, D1 and E2 as characters, and the replacement character. */
const SUSPECTS = 'ÂÃÅÐÑâ\ufffd';
/** The follow-up bytes 80 to BF in windows-1252; its five unassigned ones are control characters. */
const FOLLOWERS = new Set(
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿',
);
/** Some of them follow a capital letter in sound text too: `“PÅ”`, `MAÇÃ…`. */
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

/** Separated by nothing, by a space, by a line break. */
const NOTHING = 0;
const GAP = 1;
const BORDER = 2;

/** Chosen: characters for which memory is kept between pages, 2 MB. Memory for a longer page is released after it. */
const MOST_STORED = 1_000_000;

/**
 * The text of a page's body as a reader sees it: white space joined, blocks separated by newlines. Characters go into one
 * array, because a string of a thousand pieces costs more than the parser. Stretches outside the main text are marked by
 * their ends.
 */
export class TextCollector {
  private letters = new Uint16Array(65_536);
  private length = 0;
  private parting = NOTHING;
  /** The positions at which the text changes between main text and boilerplate. */
  private switches: number[] = [];
  private isMain = true;
  private source = '';
  /** All characters or-ed: shows whether one byte is enough for each. */
  private union = 0;
  replacements = 0;
  misread = 0;

  read(source: string): void {
    if (this.letters.length > MOST_STORED) this.letters = new Uint16Array(65_536);
    this.source = source;
    this.length = 0;
    this.parting = NOTHING;
    this.switches = [];
    this.isMain = true;
    this.union = 0;
    this.replacements = 0;
    this.misread = 0;
  }

  /** The position of the next character. */
  get end(): number {
    return this.length;
  }

  addBorder(): void {
    if (this.length > 0) this.parting = BORDER;
  }

  addGap(): void {
    if (this.parting === NOTHING && this.length > 0) this.parting = GAP;
  }

  /** Says whether the text that follows is main text or boilerplate. */
  switchArea(toMain: boolean): void {
    if (toMain === this.isMain) return;
    this.isMain = toMain;
    this.addBorder();
    // The separator belongs to what follows and is trimmed there.
    this.switches.push(this.length);
  }

  /** @param keepsLines whether line breaks of the source separate the text, as in `pre` */
  add(start: number, end: number, keepsLines: boolean): void {
    const { source } = this;
    // Each character may add a separator before it.
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

  /** Counts signs of a wrong encoding in text that is not collected. */
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

  /** @returns the text from a position to the current end, as one line of at most so many characters */
  textFrom(start: number, most: number): string {
    const { letters } = this;
    let from = start;
    const until = this.length;
    while (from < until && (letters[from] ?? 0) <= 0x20) from += 1;
    let end = Math.min(until, from + most);
    // A lone surrogate can't be stored.
    if (end < until && ((letters[end - 1] ?? 0) & 0xfc00) === 0xd800) end -= 1;
    const text = this.stretch(from, end);
    return text.includes('\n') ? text.replaceAll('\n', ' ') : text;
  }

  /** @returns the main text, or the rest */
  textOf(main: boolean): string {
    if (this.switches.length === 0) return main ? this.stretch(0, this.length) : '';
    const parts: string[] = [];
    const switches = [0, ...this.switches, this.length];
    for (let at = main ? 0 : 1; at + 1 < switches.length; at += 2) {
      const part = this.stretch(switches[at] ?? 0, switches[at + 1] ?? 0).trim();
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

/** Chosen: for a short string, appending characters is faster than decoding a buffer. */
const SHORT = 64;
