import sanitize from 'sanitize-html';
import { inPlace } from './content-model.js';
import { withHeadingIds } from './heading-ids.js';
import { readMarkup, writeMarkup } from './markup-tree.js';

/** Ids that `assembleBody` makes. Any other could shadow a name of the page that shows the article. */
const OWN_ID = /^(?:section-[a-z0-9-]{1,100}|source-[0-9]{1,3}|sources)$/;
const OWN_FRAGMENT = /^#(?:section-[a-z0-9-]{1,100}|source-[0-9]{1,3}|sources)$/;
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/;
/** Every text seen so far needed one pass; the bound ensures termination. */
const MOST_PASSES = 5;

/** `rel` of links in an article, by where they lead. */
export const OWN_PAGE_REL = 'noopener';
export const STRANGERS_REL = 'nofollow noopener external';

const RULES: sanitize.IOptions = {
  allowedTags: (
    'p h2 h3 h4 ul ol li dl dt dd blockquote footer cite a sup sub strong em b i code pre br hr abbr ' +
    'table caption thead tbody tr th td div'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'rel', 'lang', 'dir'],
    blockquote: ['cite', 'lang', 'dir'],
    div: ['lang', 'dir'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    li: ['id', 'lang', 'dir'],
    p: ['lang', 'dir'],
    sup: ['class'],
    ol: ['class'],
    th: ['scope'],
  },
  allowedClasses: { sup: ['citation'], ol: ['sources'] },
  allowedSchemes: ['http', 'https'],
  allowedSchemesAppliedToAttributes: ['href', 'cite'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The text inside of these is no text of the article either.
  nonTextTags: (
    'script style textarea option select noscript noembed noframes iframe object embed applet template title xmp ' +
    'plaintext svg math audio video canvas frameset frame form button input'
  ).split(' '),
  enforceHtmlBoundary: false,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: keptAttributes(tagName, attribs) }),
  },
};

/**
 * Removes everything but the elements and attributes of an article's body: no script, style, event
 * handler, form, frame or picture (a picture from another host would report its readers); links only to http and https
 * addresses and into the article. Elements are moved to where the content model of HTML allows them, and headings get
 * ids. The function is idempotent.
 */
export function sanitiseHtml(html: string): string {
  let clean = pass(html);
  for (let count = 1; count < MOST_PASSES; count += 1) {
    const again = pass(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return clean;
}

function pass(html: string): string {
  return writeMarkup(withHeadingIds(inPlace(readMarkup(sanitize(html, RULES)))));
}

function keptAttributes(tag: string, attributes: sanitize.Attributes): sanitize.Attributes {
  const kept: sanitize.Attributes = {};
  const leadsAway = tag === 'a' && isWebAddress(attributes['href'] ?? '');
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'rel' && leadsAway) kept[name] = relOf(value);
    else if (isKept(name, value)) kept[name] = value;
  }
  if (leadsAway) kept['rel'] ??= STRANGERS_REL;
  return kept;
}

/**
 * A third-party page is not endorsed (`nofollow`), is marked as such (`external`), and gets no reference to the page that
 * opened it (`noopener`). `assembleBody` marks the edition's own pages with `noopener` alone, and that stays. Any other
 * value is ignored.
 */
function relOf(said: string): string {
  return said === OWN_PAGE_REL ? OWN_PAGE_REL : STRANGERS_REL;
}

function isKept(name: string, value: string): boolean {
  if (name === 'id') return OWN_ID.test(value);
  if (name === 'href') return isWebAddress(value) || OWN_FRAGMENT.test(value);
  if (name === 'cite') return isWebAddress(value);
  if (name === 'lang') return LANGUAGE_TAG.test(value);
  if (name === 'dir') return value === 'ltr' || value === 'rtl' || value === 'auto';
  if (name === 'scope') return value === 'row' || value === 'col';
  return name === 'class';
}

/** @returns whether an address is absolute, http or https, and without a name or password in it. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || /[\s<>"'`\\]/u.test(value) || hasControls(value)) return false;
  try {
    const url = new URL(value);
    return url.username === '' && url.password === '' && url.hostname !== '';
  } catch {
    return false;
  }
}

function hasControls(value: string): boolean {
  return Array.from(value).some((character) => character < ' ' || character === '\u007f');
}
