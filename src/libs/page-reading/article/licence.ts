import { cutCodePoints, withoutTail } from '../../text/index.js';
import { canParseUrl } from '../../urls/index.js';
import type { DomDocument, DomElement } from './dom.js';
import { foldText } from './fold-text.js';

/** Chosen, in code points: the longest that a brief may state for a text. */
const LONGEST = 200;
/** Chosen: a page of thousands of links names its licence among the first of that kind, or nowhere. */
const MOST_LINKS = 200;
/** Chosen: a footer's note is at most so many elements inside of it. */
const FOOTER_DEPTH = 12;
/** Chosen, in letters: the notes below a page; a longer footer holds the page itself. */
const LONGEST_FOOTER = 5000;

/** The addresses of licences that many publishers use. */
const LICENCE_ADDRESS =
  /^https?:\/\/(?:www\.)?(?:creativecommons\.org\/(?:licenses|publicdomain)\/|gnu\.org\/(?:licenses|copyleft)\/(?:old-licenses\/)?(?:fdl|gfdl)|opendatacommons\.org\/licenses\/|(?:www\.)?nationalarchives\.gov\.uk\/doc\/open-government-licence)/i;

/** The same by their names. */
const LICENCE_NAME =
  /(?:Creative Commons|CC)[\s-](?:Attribution|BY|Zero|CC0|0|Namensnennung|Reconocimiento|Atribución|Atribuição|Attribuzione|Naamsvermelding|Paternité)[\w .,/–-]{0,80}|CC0(?: 1\.0)?|GNU Free Documentation Licen[cs]e(?: \d\.\d)?|Open Government Licence(?: v?\d\.\d)?|クリエイティブ・コモンズ[^。]{0,60}|知识共享[^。]{0,60}/u;

const FOOTER =
  /(?:^|[\s_-])(?:footer|foot|copyright|licen[cs]e|licensing|legal|rights|colophon|imprint)(?:[\s_-]|$)/i;

/**
 * The licence that a page declares for its text: an address, or its words. Licences of its pictures and of what it links to
 * do not count.
 *
 * @param things the page's JSON-LD
 */
export function licenceOf(
  document: DomDocument,
  metas: ReadonlyMap<string, string>,
  things: readonly Record<string, unknown>[],
  base: string,
): string | null {
  const found =
    linked(document, base) ??
    things.map(ofThing).find((licence) => licence !== null) ??
    metas.get('dcterms.license') ??
    metas.get('dc.rights.license') ??
    metas.get('dc.license') ??
    metas.get('license') ??
    metas.get('dcterms.rights') ??
    metas.get('dc.rights') ??
    inFooter(document, base);
  const licence = foldText(found ?? '');
  return licence === '' ? null : cutCodePoints(licence, LONGEST);
}

/** `rel=license`, or the property of schema.org in the markup. */
function linked(document: DomDocument, base: string): string | null {
  const selectors = 'link[rel~=license],a[rel~=license],[itemprop=license]';
  for (const element of [...document.querySelectorAll(selectors)].slice(0, MOST_LINKS)) {
    if (
      isAbove(
        element,
        (at) =>
          at.localName === 'figure' || /ImageObject|VideoObject/.test(at.getAttribute('itemtype') ?? ''),
      )
    )
      continue;
    const address = addressOf(element.getAttribute('href') ?? element.getAttribute('content'), base);
    const words = element.getAttribute('content') ?? element.textContent ?? '';
    if (address !== null) return address;
    if (words.trim() !== '') return words.slice(0, LONGEST_FOOTER);
  }
  return null;
}

/** Of an article or a page; a picture has a licence of its own. */
function ofThing(thing: Record<string, unknown>): string | null {
  if (
    !/(?:Article|Posting|WebPage|WebSite|Report|CreativeWork|Dataset|Book|HowTo|Recipe)$/.test(
      String(thing['@type']),
    )
  )
    return null;
  const stated = thing['license'];
  const one: unknown = Array.isArray(stated) ? stated[0] : stated;
  if (typeof one === 'string') return one;
  if (typeof one !== 'object' || one === null) return null;
  const { url, '@id': id, name } = one as Record<string, unknown>;
  return [url, id, name].find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}

/** A link to a licence in what stands below the page, or the name of one there. A page about licences links to many. */
function inFooter(document: DomDocument, base: string): string | null {
  let isFound = false;
  for (const link of [
    ...document.querySelectorAll('a[href*="licen"],a[href*="publicdomain"],a[href*="fdl"]'),
  ].slice(0, MOST_LINKS)) {
    const address = addressOf(link.getAttribute('href'), base);
    if (address === null || !LICENCE_ADDRESS.test(address)) continue;
    isFound = true;
    if (isAbove(link, isFooter)) return address;
  }
  if (isFound) return null;
  for (const footer of [...document.querySelectorAll('footer,[role=contentinfo],#footer')].slice(0, 10)) {
    const text = footer.textContent ?? '';
    const name = text.length <= LONGEST_FOOTER ? LICENCE_NAME.exec(foldText(text)) : null;
    if (name) return withoutTail(name[0], (letter) => ' .,/–-'.includes(letter));
  }
  return null;
}

function isFooter(element: DomElement): boolean {
  if (element.localName === 'footer' || element.getAttribute('role') === 'contentinfo') return true;
  const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
  return names.length < 500 && FOOTER.test(names);
}

function isAbove(element: DomElement, test: (at: DomElement) => boolean): boolean {
  let at = element;
  for (let depth = 0; at.localName !== 'body' && at.parentNode && depth < FOOTER_DEPTH; depth += 1) {
    if (test(at)) return true;
    at = at.parentNode;
  }
  return false;
}

function addressOf(href: string | null, base: string): string | null {
  if (!href || href.length > 2048 || !canParseUrl(href, base)) return null;
  const url = new URL(href, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
