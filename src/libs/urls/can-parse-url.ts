/**
 * Whether a text is an address, as `URL.canParse` should tell. That one says no to whatever holds a letter such as `ü`
 * once it was asked some thousand times: Node 20's compiled form of it reads Latin-1 as if it were UTF-8.
 * @param base what a relative one is read against
 */
export function canParseUrl(text: string, base?: string): boolean {
  try {
    new URL(text, base);
    return true;
  } catch {
    return false;
  }
}
