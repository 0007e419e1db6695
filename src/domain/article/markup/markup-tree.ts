/** An element of sanitised HTML. `open` is its start tag, unchanged. */
export interface MarkupElement {
  readonly tag: string;
  readonly open: string;
  readonly children: readonly MarkupNode[];
}

/** Text is escaped as in the HTML. */
export type MarkupNode = string | MarkupElement;

export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr']);

interface OpenElement {
  readonly tag: string;
  readonly open: string;
  readonly children: MarkupNode[];
}

/** Levels of nesting; of deeper elements only the words stay, because deeper recursion would exhaust the stack. */
const DEEPEST = 60;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])(?:"[^"<]*"|[^<>"])*>/g;

/** Reads HTML as the sanitiser writes it: lower-case tags, attributes in double quotes, every `<` of text escaped. */
export function readMarkup(html: string): MarkupNode[] {
  const root: OpenElement = { tag: '', open: '', children: [] };
  const path: OpenElement[] = [root];
  const top = () => path.at(-1) ?? root;
  const close = () => {
    const ended = path.length > 1 ? path.pop() : undefined;
    if (ended) top().children.push(ended);
  };
  let from = 0;
  for (const token of html.matchAll(TOKEN)) {
    if (token.index > from) top().children.push(html.slice(from, token.index));
    from = token.index + token[0].length;
    const [open, slash, tag = ''] = token;
    if (VOID_TAGS.has(tag)) {
      if (slash === '') top().children.push({ tag, open: `<${tag}>`, children: [] });
    } else if (slash === '') {
      if (path.length < DEEPEST) path.push({ tag, open, children: [] });
    } else if (path.some((element) => element.tag === tag)) {
      while (top().tag !== tag) close();
      close();
    }
  }
  if (from < html.length) top().children.push(html.slice(from));
  while (path.length > 1) close();
  return root.children;
}

export function writeMarkup(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return VOID_TAGS.has(node.tag) ? node.open : `${node.open}${writeMarkup(node.children)}</${node.tag}>`;
    })
    .join('');
}

export function textOfMarkup(nodes: readonly MarkupNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOfMarkup(node.children))).join('');
}
