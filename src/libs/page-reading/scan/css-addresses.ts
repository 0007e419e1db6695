import { type CSSToken, tokenizer, TokenType } from '@csstools/css-tokenizer';
import type { ResourceFacts } from '../facts/page-facts.js';

/** Chosen: in characters; of a longer style sheet the beginning is read. That of a file is bounded where it is fetched. */
const LONGEST = 2_000_000;
/** Chosen: files of one style sheet. */
const MOST = 1000;
/** Chosen: in characters; longer ones are data. */
const LONGEST_ADDRESS = 2048;
/** Chosen: brackets within brackets; of deeper ones no style sheet consists. */
const DEEPEST = 100;

/** Functions whose strings are addresses. */
const LOADING = new Set(['url', 'src', 'image', 'image-set', '-webkit-image-set']);

/** A file that a style sheet loads. */
export interface CssAddress {
  readonly kind: ResourceFacts['kind'];
  /** As written, without its escapes. */
  readonly address: string;
  /** The line within the style sheet, from 0. */
  readonly line: number;
}

/**
 * Reads style sheets by the tokens of CSS Syntax, in linear time: `@import`, fonts, and all other `url(…)` and
 * `image-set(…)`. Addresses of namespaces load nothing, and those with `#` first or `data:` no file.
 * @param css a style sheet, or the content of a `style` attribute
 * @returns the files that it loads, in order
 */
export function cssAddresses(css: string): readonly CssAddress[] {
  const text = css.slice(0, LONGEST);
  if (!/url\(|@import|\b(?:src|image|image-set)\(/i.test(text)) return [];
  const found: CssAddress[] = [];
  const place = new Place();
  const { nextToken, endOfFile } = tokenizer({ css: text });
  let [line, counted] = [0, 0];
  while (!endOfFile() && found.length < MOST) {
    const token = nextToken();
    const address = place.addressOf(token);
    if (address === null || !isFile(address)) continue;
    const at = token[2];
    for (let next = text.indexOf('\n', counted); next >= 0 && next < at; next = text.indexOf('\n', counted)) {
      line += 1;
      counted = next + 1;
    }
    found.push({ kind: place.kind, address, line });
  }
  return found;
}

/** Where in a style sheet a token stands, as far as that decides what it means. */
class Place {
  /** The at-rule whose prelude is being read, in lower case; empty for none. */
  private rule = '';
  /** How many blocks are open, and at which of them a `@font-face` began; 0 for none. */
  private blocks = 0;
  private fontBlock = 0;
  /** The open functions and brackets; empty for a bracket. */
  private readonly functions: string[] = [];
  private tooDeep = 0;

  /** What a file that is named here is. */
  get kind(): ResourceFacts['kind'] {
    if (this.rule === 'import') return 'style';
    return this.fontBlock > 0 ? 'font' : 'image';
  }

  /** Moves on by one token. @returns the address that it is; null for none */
  addressOf(token: CSSToken): string | null {
    switch (token[0]) {
      case TokenType.AtKeyword:
        this.rule = token[4].value.toLowerCase();
        return null;
      case TokenType.Semicolon:
        this.rule = '';
        return null;
      case TokenType.OpenCurly:
        this.blocks += 1;
        if (this.rule === 'font-face' && this.fontBlock === 0) this.fontBlock = this.blocks;
        this.rule = '';
        return null;
      case TokenType.CloseCurly:
        if (this.blocks === this.fontBlock) this.fontBlock = 0;
        this.blocks = Math.max(0, this.blocks - 1);
        this.rule = '';
        return null;
      case TokenType.Function:
        this.open(token[4].value.toLowerCase());
        return null;
      case TokenType.OpenParen:
        this.open('');
        return null;
      case TokenType.CloseParen:
        if (this.tooDeep > 0) this.tooDeep -= 1;
        else this.functions.pop();
        return null;
      case TokenType.URL:
        return this.rule === 'namespace' ? null : token[4].value;
      case TokenType.String:
        return this.isAddress() ? token[4].value : null;
      default:
        return null;
    }
  }

  private open(name: string): void {
    if (this.functions.length < DEEPEST) this.functions.push(name);
    else this.tooDeep += 1;
  }

  private isAddress(): boolean {
    if (this.rule === 'namespace' || this.tooDeep > 0) return false;
    const inside = this.functions.at(-1);
    return inside === undefined ? this.rule === 'import' : LOADING.has(inside);
  }
}

/** `url(#gradient)` refers to the page itself. */
function isFile(address: string): boolean {
  return (
    address !== '' &&
    address.length <= LONGEST_ADDRESS &&
    !address.startsWith('#') &&
    !/^data:/i.test(address)
  );
}
