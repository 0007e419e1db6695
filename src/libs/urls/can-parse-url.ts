/**
 * Whether a text is an address. Use it instead of `URL.canParse`, which answers no for every text with a letter such as `ü`
 * after some thousand calls: Node 20's compiled form of it reads Latin-1 as if it were UTF-8.
 * @param base resolves relative addresses
 */
export function canParseUrl(text: string, base?: string): boolean {
  try {
    new URL(text, base);
    return true;
  } catch {
    return false;
  }
}
