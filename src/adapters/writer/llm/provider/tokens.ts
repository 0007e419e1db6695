/**
 * Tokens of one UTF-16 unit, by its code: four Latin letters make about one token, two letters of Greek, Cyrillic, Hebrew
 * and Arabic, less than two of the scripts of India and Thailand, and one sign of Chinese, Japanese and Korean.
 */
const TOKENS_FROM: readonly (readonly [code: number, tokens: number])[] = [
  [0x2e80, 1],
  [0x2000, 0.5],
  [0x1e00, 0.4],
  [0x900, 0.7],
  [0x370, 0.5],
  [0x250, 0.4],
  [0, 0.25],
];

/** An estimate of a text's tokens where no count is known: rather too high. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    tokens += code < 0x250 ? 0.25 : tokensOf(code);
  }
  return Math.ceil(tokens);
}

function tokensOf(code: number): number {
  return TOKENS_FROM.find(([from]) => code >= from)?.[1] ?? 0;
}

/** @returns the first texts that together have at most this many tokens, but at least `fewest` of them */
export function withinTokens<T>(
  items: readonly T[],
  most: number,
  fewest: number,
  textOf: (item: T) => string,
): T[] {
  let tokens = 0;
  return items.filter((item, index) => {
    tokens += estimateTokens(textOf(item));
    return tokens <= most || index < fewest;
  });
}
