import type { GrowingTree } from './growing-tree.js';
import type { OpenElements } from './open-elements.js';
import { CLOSES, FORMATTING, HEADING, OF_TABLE, TAG } from './tags.js';

/** Closes the elements that an end tag in the body closes: by the scopes of the HTML standard, many or none. */
export function endElement(tree: GrowingTree, tag: number, flags: number): void {
  const { open } = tree;
  const at = open.last(tag);
  switch (tag) {
    case TAG.html:
    case TAG.head:
    case TAG.body:
      return;
    case TAG.p:
      if (!tree.isParagraphOpen()) tree.imply(TAG.p);
      tree.popTo(open.last(TAG.p));
      return;
    case TAG.br:
      tree.insertBreak(flags);
      return;
    case TAG.li:
      if (at > open.scope && at > open.last(TAG.ul) && at > open.last(TAG.ol)) tree.popTo(at);
      return;
    case TAG.form:
      tree.hasForm = false;
      if (at <= open.scope) return;
      if (at === open.top) tree.pop();
      else tree.takeOut(TAG.form);
      return;
    case TAG.table:
      if (at >= 0) tree.popTo(at);
      return;
  }
  if ((flags & OF_TABLE) !== 0) {
    if (at > open.last(TAG.table)) tree.popTo(at);
  } else if ((flags & HEADING) !== 0) {
    const heading = lastHeading(open);
    if (heading > open.scope) tree.popTo(heading);
  } else if ((flags & FORMATTING) !== 0) {
    tree.closeFormatting(tag);
  } else if ((flags & CLOSES) !== 0) {
    if (at >= 0 && at >= open.scope) tree.popTo(at);
  } else if (at >= 0 && at >= open.special) {
    tree.popTo(at);
  }
}

function lastHeading(open: OpenElements): number {
  let last = -1;
  for (let tag: number = TAG.h1; tag <= TAG.h6; tag += 1) last = Math.max(last, open.last(tag));
  return last;
}
