/**
 * Chosen: deeper markup is flattened. Real pages stay below 60; the parser’s time grows with the square of the depth
 * (400,000 nested `<div>` held it for 49 s), and code that walks a tree by recursion must not run out of stack.
 */
const MAX_DEPTH = 200;

/** Chosen: what follows after so many elements is not read. A page of 2 MiB of empty tags has 700,000. */
const MAX_ELEMENTS = 60_000;

/** Chosen: a longer tag loses its attributes. No link or class is so long, only pictures in `data:` addresses are. */
const MAX_TAG = 8192;

/** Elements read as plain text up to their end tag. Only the content of a title and of JSON-LD is kept. */
const RAW = /^(script|style|textarea|title|xmp|iframe|noembed|noframes|svg)$/;

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

const ENDS_PARAGRAPH =
  /^(address|article|aside|blockquote|center|details|dd|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|menu|nav|ol|p|pre|section|table|ul)$/;

/** The innermost open elements that an opening tag closes implicitly. */
function closes(opening: string, innermost: string): boolean {
  if (innermost === 'p') return ENDS_PARAGRAPH.test(opening);
  switch (opening) {
    case 'li':
    case 'option':
      return innermost === opening;
    case 'dt':
    case 'dd':
      return innermost === 'dt' || innermost === 'dd';
    case 'td':
    case 'th':
      return innermost === 'td' || innermost === 'th';
    case 'tr':
      return /^(tr|td|th)$/.test(innermost);
    case 'thead':
    case 'tbody':
    case 'tfoot':
      return /^(tr|td|th|thead|tbody|tfoot)$/.test(innermost);
    default:
      return false;
  }
}

/**
 * Rewrites a page so that parsing takes time proportional to its length, and gives a tree of bounded size and depth for
 * any input. Comments, scripts, styles and drawings are removed; JSON-LD, text and all other tags stay, and everything,
 * including the tags of the head, ends up in one `<body>`.
 * @param xhtml whether `<a/>` means `<a></a>`, as in XML but not in HTML.
 */
export function boundMarkup(source: string, xhtml: boolean): string {
  return new Bounding(source, xhtml).run();
}

class Bounding {
  private readonly out: string[] = [];
  private readonly open: { readonly name: string; readonly kept: boolean }[] = [];
  private readonly openByName = new Map<string, number>();
  private elements = 0;
  private htmlTag = '<html>';
  private bodyTag = '<body>';

  constructor(
    private readonly source: string,
    private readonly xhtml: boolean,
  ) {}

  run(): string {
    const { source } = this;
    let at = 0;
    while (at < source.length && this.elements < MAX_ELEMENTS) {
      const tag = source.indexOf('<', at);
      this.text(source.slice(at, tag < 0 ? source.length : tag));
      if (tag < 0) break;
      at = this.readTag(tag);
    }
    return `<!doctype html>${this.htmlTag}<head></head>${this.bodyTag}${this.out.join('')}</body></html>`;
  }

  /** The parser makes a node of each entity, which is smaller than an element and counts for less. */
  private text(text: string): void {
    this.elements += (text.split('&').length - 1) / 4;
    this.out.push(text);
  }

  /** @returns the position at which reading continues. */
  private readTag(from: number): number {
    const { source } = this;
    if (source.startsWith('<!--', from)) return afterComment(source, from + 4);
    if (source.startsWith('<![CDATA[', from) && this.xhtml) {
      const end = after(source, ']]>', from);
      this.out.push(source.slice(from + 9, end - 3).replaceAll('<', '&lt;'));
      return end;
    }
    const next = source.charCodeAt(from + 1);
    if (next === MARK || next === QUESTION) return after(source, '>', from);
    const closing = next === SLASH;
    const name = nameAt(source, from + (closing ? 2 : 1));
    if (name === '') {
      // A lone `<`, as in `a < b`. It counts, because the parser makes a node of each.
      this.elements += 1;
      this.out.push(closing ? '' : '&lt;');
      return closing ? after(source, '>', from) : from + 1;
    }
    const end = tagEnd(source, from + 1 + name.length);
    if (end < 0) return source.length;
    if (closing) this.close(name);
    else return this.start(name, source.slice(from, end + 1), end + 1);
    return end + 1;
  }

  private start(name: string, whole: string, end: number): number {
    const selfClosed = whole.endsWith('/>');
    const tag = whole.length > MAX_TAG ? `<${name}>` : whole;
    if (name === 'html' || name === 'head' || name === 'body') {
      if (name === 'html' && this.htmlTag === '<html>') this.htmlTag = tag.replace(/\/>$/, '>');
      if (name === 'body' && this.bodyTag === '<body>') this.bodyTag = tag.replace(/\/>$/, '>');
      return end;
    }
    if (RAW.test(name)) return selfClosed && (this.xhtml || name === 'svg') ? end : this.raw(name, tag, end);
    this.elements += 1;
    if (VOID.test(name)) {
      this.closeImplied(name);
      this.out.push(tag);
      return end;
    }
    if (selfClosed && this.xhtml) {
      this.out.push(`${tag.slice(0, -2)}></${name}>`);
      return end;
    }
    this.closeImplied(name);
    const kept = this.open.length < MAX_DEPTH;
    this.open.push({ name, kept });
    this.openByName.set(name, (this.openByName.get(name) ?? 0) + 1);
    if (kept) this.out.push(tag);
    else if (ENDS_PARAGRAPH.test(name)) this.out.push('<br><br>');
    return end;
  }

  private raw(name: string, tag: string, from: number): number {
    const ending = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
    ending.lastIndex = from;
    const found = ending.exec(this.source);
    const until = found ? found.index : this.source.length;
    const json = name === 'script' && /\stype\s*=\s*["']?application\/ld\+json/i.test(tag);
    if (name === 'title' || json) this.out.push(tag, this.source.slice(from, until), `</${name}>`);
    return found ? after(this.source, '>', until) : this.source.length;
  }

  private closeImplied(opening: string): void {
    for (let top = this.open.at(-1); top && closes(opening, top.name); top = this.open.at(-1)) this.pop();
  }

  /** An end tag without a start tag is dropped: for each one the parser would search all open elements. */
  private close(name: string): void {
    if ((this.openByName.get(name) ?? 0) === 0) {
      if (name !== 'br' && name !== 'p') return;
      this.elements += 1;
      this.out.push('<br>');
      return;
    }
    while (this.pop() !== name);
  }

  private pop(): string | undefined {
    const top = this.open.pop();
    if (!top) return undefined;
    this.openByName.set(top.name, (this.openByName.get(top.name) ?? 1) - 1);
    if (top.kept) this.out.push(`</${top.name}>`);
    return top.name;
  }
}

const MARK = 0x21;
const QUESTION = 0x3f;
const SLASH = 0x2f;
const GREATER = 0x3e;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SPACE = 0x20;

function after(source: string, what: string, from: number): number {
  const found = source.indexOf(what, from);
  return found < 0 ? source.length : found + what.length;
}

/** @param from the position after `<!--`. `<!-->` and `<!--->` are whole comments, and `--!>` ends one too. */
function afterComment(source: string, from: number): number {
  if (source.startsWith('>', from)) return from + 1;
  if (source.startsWith('->', from)) return from + 2;
  const ending = /--!?>/g;
  ending.lastIndex = from;
  return ending.exec(source) ? ending.lastIndex : source.length;
}

const NAME = /[a-z][^\s/>]*/iy;

/** @returns '' when no tag begins here. */
function nameAt(source: string, at: number): string {
  NAME.lastIndex = at;
  const name = NAME.exec(source)?.[0].toLowerCase() ?? '';
  // Names that no page has, as in `<a<b<c`, would each cost a search for an end tag.
  return /^[a-z][a-z0-9:_.-]{0,60}$/.test(name) ? name : name && 'span';
}

/** @returns the position of the tag's `>`, which may be inside an attribute's value; -1 when it never ends. */
function tagEnd(source: string, from: number): number {
  let quote = 0;
  let valueStarts = false;
  for (let at = from; at < source.length; at += 1) {
    const letter = source.charCodeAt(at);
    if (quote !== 0) {
      if (letter === quote) quote = 0;
    } else if (letter === GREATER) {
      return at;
    } else if (letter === EQUALS) {
      valueStarts = true;
    } else if (letter > SPACE) {
      if (valueStarts && (letter === DOUBLE_QUOTE || letter === SINGLE_QUOTE)) quote = letter;
      valueStarts = false;
    }
  }
  return -1;
}
