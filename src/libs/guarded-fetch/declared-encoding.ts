/** Chosen: so many letters are no coincidence, and a page with fewer has too little text to be a source. */
const FEWEST_LETTERS = 20;

/** The encodings that are recognised in bytes that are not valid UTF-8. */
export type DeclaredEncoding = 'utf-8' | 'euc-kr' | 'euc-jp' | 'shift_jis' | 'windows-1252';

/**
 * Recognises Korean and Japanese in their legacy encodings by letters that are frequent in their text and rare elsewhere.
 * Chinese, and alphabets with a code page each, have no such letters. For these it returns `null`: read as windows-1252
 * they would become words that are not in the original.
 */
export function declaredEncoding(bytes: Uint8Array): DeclaredEncoding | null {
  if (isNearlyUtf8(bytes)) return 'utf-8';
  if (isEucKr(bytes)) return 'euc-kr';
  if (isEucJp(bytes)) return 'euc-jp';
  if (isShiftJis(bytes)) return 'shift_jis';
  return isOfRuns(bytes) ? null : 'windows-1252';
}

/** Chosen: one broken letter among hundreds, as when a server cuts a page short, does not mean another encoding. */
function isNearlyUtf8(bytes: Uint8Array): boolean {
  let letters = 0;
  let broken = 0;
  for (const [letter] of new TextDecoder('utf-8').decode(bytes).matchAll(/\P{ASCII}/gu)) {
    if (letter === '\ufffd') broken += 1;
    else letters += 1;
  }
  return letters >= FEWEST_LETTERS && letters >= 50 * broken;
}

/**
 * Its syllables are pairs whose first byte is 0xb0 to 0xc8 (KS X 1001). In Chinese and Japanese encodings of the same
 * structure about half of the pairs begin with another byte, and in Western encodings such bytes stand alone.
 */
function isEucKr(bytes: Uint8Array): boolean {
  const { count } = eucPairs(bytes);
  const syllables = sum(count, 0xb0, 0xc8);
  // The first rows are punctuation in all of these encodings, except for kana in two of them.
  const others = sum(count, 0xa4, 0xa5) + sum(count, 0xad, 0xaf) + sum(count, 0xc9, 0xff) + (count[0] ?? 0);
  return syllables >= FEWEST_LETTERS && syllables >= 9 * others;
}

/** About half of Japanese text is kana, in two rows of its own (JIS X 0208); kanji begin at 0xb0, and Chinese has few kana. */
function isEucJp(bytes: Uint8Array): boolean {
  const { count } = eucPairs(bytes);
  const kana = sum(count, 0xa4, 0xa5);
  const all = sum(count, 0xa1, 0xff);
  return kana >= FEWEST_LETTERS && kana >= all / 5 && all >= 9 * (count[0] ?? 0);
}

/** How many pairs begin with each byte; at index 0, how many bytes are in no pair. */
function eucPairs(bytes: Uint8Array): { readonly count: Uint32Array } {
  const count = new Uint32Array(256);
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const paired = lead >= 0xa1 && (bytes[at + 1] ?? 0) >= 0xa1;
    const row = paired ? lead : 0;
    count[row] = (count[row] ?? 0) + 1;
    if (paired) at += 1;
  }
  return { count };
}

function sum(count: Uint32Array, first: number, last: number): number {
  let all = 0;
  for (let row = first; row <= last; row += 1) all += count[row] ?? 0;
  return all;
}

/** In Shift_JIS kana begin with 0x82 or 0x83, which windows-1252 has as a quotation mark and the rare ƒ. */
function isShiftJis(bytes: Uint8Array): boolean {
  let kana = 0;
  let pairs = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    // Half-width kana are one byte each.
    if (lead < 0x80 || (lead >= 0xa1 && lead <= 0xdf)) continue;
    const trail = bytes[at + 1] ?? 0;
    const paired = lead !== 0x80 && lead !== 0xa0 && lead <= 0xfc && isTrail(trail);
    if (!paired) {
      broken += 1;
      continue;
    }
    pairs += 1;
    if ((lead === 0x82 && trail >= 0x9f && trail <= 0xf1) || (lead === 0x83 && trail <= 0x96)) kana += 1;
    at += 1;
  }
  return kana >= FEWEST_LETTERS && kana >= pairs / 5 && pairs >= 9 * broken;
}

function isTrail(byte: number): boolean {
  return byte >= 0x40 && byte <= 0xfc && byte !== 0x7f;
}

/** In Western text letters beyond ASCII stand between ASCII letters; long rows of them mean an alphabet beyond ASCII. */
const LONG_RUN = 4;

function isOfRuns(bytes: Uint8Array): boolean {
  let inRuns = 0;
  let all = 0;
  let run: number[] = [];
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80) {
      run.push(byte);
      continue;
    }
    all += run.length;
    // A line of dashes or bullets is no word.
    if (run.length >= LONG_RUN && new Set(run.slice(0, 100)).size >= 3) inRuns += run.length;
    run = [];
  }
  return inRuns >= 2 * FEWEST_LETTERS && inRuns > all / 2;
}
