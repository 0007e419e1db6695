import { parseHTML } from 'linkedom';
import { boundMarkup } from './bound-markup.js';

/**
 * The part of the DOM that this folder uses. TypeScript's own DOM types are left out of the build, because they would
 * declare `window` on a server.
 */
export interface DomNode {
  /** 1 for an element, 3 for text. */
  readonly nodeType: number;
  readonly parentNode: DomElement | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly textContent: string | null;
  remove(): void;
}

export interface DomElement extends DomNode {
  readonly localName: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  hasAttribute(name: string): boolean;
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): Iterable<DomElement>;
}

export interface DomDocument extends DomElement {
  readonly documentElement: DomElement;
  readonly body: DomElement;
}

/** Parses a page of any quality; the tree is bounded in size and depth (see `boundMarkup`). */
export function parsePage(html: string, contentType: string): DomDocument {
  const { document } = parseHTML(boundMarkup(html, contentType === 'application/xhtml+xml')) as unknown as {
    document: DomDocument;
  };
  return document;
}

export function isElement(node: DomNode): node is DomElement {
  return node.nodeType === 1;
}

export function isText(node: DomNode): boolean {
  return node.nodeType === 3;
}

export function* childrenOf(node: DomNode): Generator<DomNode> {
  let child = node.firstChild;
  while (child) {
    // Read now: the caller may remove the child.
    const { nextSibling } = child;
    yield child;
    child = nextSibling;
  }
}
