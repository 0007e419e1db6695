/** The name of the `meta` tag by which an owner proves that a site is theirs; in a file and in a DNS record it stands before the token. */
export const VERIFICATION_META = 'galley-site-verification';

/** The contents of a page's `<meta>` tags of one name, by where a browser would find them. */
export interface NamedMetas {
  readonly inHead: readonly string[];
  readonly outside: readonly string[];
}

/** Reads what a page says of its ownership. Never throws, whatever the page is; time grows with its length only. */
export interface HeadReader {
  /** @param contentType lower case, without parameters */
  proofsIn(html: string, contentType: string): NamedMetas;
}
