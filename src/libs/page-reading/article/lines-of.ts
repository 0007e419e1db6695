import { childrenOf, isElement, isText, type DomElement, type DomNode } from './dom.js';

/** Elements that are part of a line. */
export const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark math q ruby s samp small span ' +
    'strike strong sub sup time tt u var wbr'
  ).split(' '),
);

/** The text of an element with inner blocks as one line; a space separates the blocks. */
export function lineOf(element: DomElement): string {
  let line = '';
  for (const child of childrenOf(element)) {
    if (isText(child)) line += child.textContent ?? '';
    else if (isElement(child)) line += INLINE.has(child.localName) ? lineOf(child) : ` ${lineOf(child)} `;
  }
  return line;
}

/** The text of code; line breaks end lines, and so do the blocks that some highlighters make of each line. */
export function linesOf(node: DomNode): string {
  let lines = '';
  for (const child of childrenOf(node)) {
    if (isText(child)) lines += child.textContent ?? '';
    else if (!isElement(child)) continue;
    else if (child.localName === 'br') lines += '\n';
    else if (INLINE.has(child.localName)) lines += linesOf(child);
    else lines += `${lines === '' || lines.endsWith('\n') ? '' : '\n'}${linesOf(child)}\n`;
  }
  return lines;
}
