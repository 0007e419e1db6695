import { isElement, type DomElement } from './dom.js';

/** What is said of a picture, a table or a listing, by the class of its element. */
const CAPTIONS =
  /(?:^|[\s_-])(?:fig|image|img|photo|table|gallery|media|video|wp|thumb)?-?_?(?:captions?|caption-text|gallerytext|legend|credits?)(?:[\s_-]text)?(?:\s|$)/i;

/** Notes of a version, and of who wrote a page and when, as Sphinx and blogs name them. */
const NOTES =
  /(?:^|\s)(?:versionadded|versionchanged|versionremoved|deprecated(?:-removed)?|byline|dateline|entry-meta|post-meta|article-meta)(?:\s|$)/i;

/** Pointers, footnotes and legal notices, as Sphinx, DocBook and MediaWiki name them. */
const APPARATUS =
  /(?:^|\s)(?:seealso|footnotes?|references|reflist|mw-references-wrap|hatnote|dablink|[act]?mbox|legalnotice|calloutlist)(?:\s|$)/i;

/** Chosen, in letters: what is longer is a section that only has such a name. */
const LONGEST_NOTE = 1000;

/** Elements whose title names what stands in them, and is their caption. */
const TITLED = /(?:^|\s)(?:figure|informalfigure|table|informaltable|example|equation|listing)(?:\s|$)/i;

/** Boxes of manuals whose title is a label: `Note`, `Tip`. */
const BOX =
  /(?:^|\s)(?:admonition|note|tip|warning|caution|important|hint|danger|alert|callout|sidebar|info)(?:[\s_-]|$)/i;

/** Chosen: a class is a word or two; thousands of letters are a hostile page's. */
const LONGEST_CLASS = 500;

function classOf(element: DomElement | null): string {
  // The document is a parent too, and has no attributes.
  const names = element && isElement(element) ? (element.getAttribute('class') ?? '') : '';
  return names.length > LONGEST_CLASS ? '' : names;
}

/** @returns whether an element says what a picture, a table or a listing shows. */
export function isCaptionElement(element: DomElement): boolean {
  const { localName } = element;
  if (localName === 'figcaption' || localName === 'caption') return true;
  if (/^(?:p|div|h[1-6])$/.test(localName) && /(?:^|\s)title(?:\s|$)/.test(classOf(element)))
    return TITLED.test(classOf(element.parentNode));
  return CAPTIONS.test(classOf(element)) && isShort(element);
}

/** @returns whether an element by its name holds no prose of the page: a version's note, footnotes, pointers. */
export function isAsideElement(element: DomElement): boolean {
  const names = classOf(element);
  if (APPARATUS.test(names) || (NOTES.test(names) && isShort(element))) return true;
  return /^doc-(?:footnote|endnotes?|credit)$/.test(element.getAttribute('role') ?? '');
}

function isShort(element: DomElement): boolean {
  return (element.textContent ?? '').length <= LONGEST_NOTE;
}

/** @returns whether an element is a box that is set apart from the text around it. */
export function isBoxElement(element: DomElement): boolean {
  return BOX.test(classOf(element));
}

/** Chosen: a title is at most so many elements inside of its box. */
const BOX_DEPTH = 4;

/** @returns whether an element stands in a box that is set apart from the text around it. */
export function isInBox(element: DomElement): boolean {
  let at = element.parentNode;
  for (let depth = 0; at && depth < BOX_DEPTH; depth += 1) {
    if (isElement(at) && isBoxElement(at)) return true;
    at = at.parentNode;
  }
  return false;
}
