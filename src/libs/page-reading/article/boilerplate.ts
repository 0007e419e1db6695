import { childrenOf, isElement, isText, type DomElement, type DomNode } from './dom.js';

/** Elements whose content is never read. */
const NOT_TEXT = new Set(
  (
    'applet area audio base button canvas datalist dialog embed frame frameset head iframe img input link map meta ' +
    'noscript object param picture progress rp rt script select source style svg template textarea title track video ' +
    'annotation annotation-xml'
  ).split(' '),
);

/** Elements that by their tag are not the page's subject. */
const BOILERPLATE_TAGS = new Set(['nav', 'footer', 'menu', 'search']);

const BOILERPLATE_ROLES =
  /^(navigation|banner|contentinfo|search|menu|menubar|toolbar|dialog|alertdialog|tablist|doc-toc|doc-backlink)$/;

/** Parts of a list or table are judged together with all of it, or a row of links would be missing from a table. */
const PARTS = new Set(['li', 'dt', 'dd', 'tr', 'th', 'thead', 'tbody', 'tfoot', 'caption']);

/** Names that always mean boilerplate, whatever the content. */
const SURE_NAMES = new Set(
  (
    'nav navbar navigation navheader navfooter docnav navbox topnav subnav sitenav breadcrumb breadcrumbs crumbs toc ' +
    'tableofcontents localtoc pager pagination paginator prevnext skiplink skipnav comments disqus respond cookie ' +
    'cookies gdpr consent newsletter advert advertisement adsbygoogle sponsored printfooter catlinks editsection ' +
    'headerlink permalink anchorjs addthis sharedaddy sharethis'
  ).split(' '),
);

/** Names that usually mean boilerplate: they count when the element is short or consists of links. */
const LIKELY_NAMES = new Set(
  (
    'menu footer header masthead banner recommended recommendations popular trending promo share ' +
    'sharing social subscribe signup login widget widgets tags tagcloud categories toolbar popup modal overlay skip ' +
    'search languages sitemap credits copyright legal ads ad sponsor meta metadata postmeta author bio rating ' +
    'feedback edit'
  ).split(' '),
);

/** Names that manuals use for boxes of content, and blogs for their column of links. */
const LINKED_NAMES = new Set(['sidebar', 'sidebox', 'related']);

/** `with-nav`, `has-sidebar`, `no-toc` describe another element. */
const SPEAKS_OF_OTHERS = new Set(['with', 'has', 'no', 'without', 'is', 'js', 'hide', 'show']);

const PERMALINK =
  /^(?:(?:[¶#§⚓🔗†‡↩↑^]|\ufe0e)+|\[?(?:edit|edit source|permalink|link|anchor|link to this (?:heading|section))\]?)$/iu;

/** The labels of links to neighbouring pages, in the languages in which documentation is common. */
const NEIGHBOUR =
  /^\W*(?:prev|previous|next|up|home|top|contents|index|back|forward|first|last|start|zurück|weiter|nach oben|startseite|précédent|suivant|sommaire|accueil|anterior|siguiente|próximo|inicio|precedente|successivo|indietro|föregående|nästa|vorige|volgende|назад|вперёд|наверх|前へ|次へ|上一页|下一页)(?: (?:page|chapter|section|topic))?\W*$/iu;

/** Counts of an element: characters of text, characters of text inside links, links. */
interface Counts {
  text: number;
  linked: number;
  links: number;
}

/*
 * The effect of each threshold was measured on 621 pages: 221 of the generated site, 250 of rust-doc, 150 of packages of
 * an operating system.
 */

/**
 * Nine of ten characters are in links: a list of links, without content of its own. At 0.8, 29 of the pages lose 1.8 % of
 * all text, where prose has many links; at 0.95, 34 keep lists, 1.4 % more.
 */
const LINK_LIST = 0.9;
/** Of an element named a menu or the like. Values from 0.3 to 0.6 change two pages. */
const MOSTLY_LINKS = 0.4;

/** About twelve words: the bound of a short element. At 60, 10 pages gain 0.2 % of all text; at 120, 19 lose 0.8 %. */
const SHORT = 80;

/**
 * An element with this share of the page is content, whatever its name: some pages name the whole body so. Values from
 * 0.3 to 0.6 change two pages.
 */
const MOST_OF_THE_PAGE = 0.4;

/** Removes everything that is not content: navigation, banners, link lists, permalinks, controls. */
export function removeBoilerplate(body: DomElement): void {
  removeUnreadable(body);
  const whole = count(body, new Map()).text;
  removeBelow(body, { whole, inArticle: false, counts: recount(body) });
}

function removeUnreadable(parent: DomElement): void {
  for (const child of childrenOf(parent)) {
    if (!isElement(child)) {
      if (!isText(child)) child.remove();
    } else if (NOT_TEXT.has(child.localName) || isHidden(child) || isMark(child) || isWikiMark(child))
      child.remove();
    else removeUnreadable(child);
  }
}

function isHidden(element: DomElement): boolean {
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return true;
  const style = element.getAttribute('style');
  if (style !== null && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)) return true;
  const names = element.getAttribute('class');
  return names !== null && /(?:^|\s)(?:sr-only|visually-hidden|screen-reader-text)(?:\s|$)/i.test(names);
}

/** What wikis add to their text: edit links with their brackets, note marks, links to other languages. */
const WIKI_MARK = /(?:^|\s)(?:mw-editsection|reference|noprint|mw-cite-backlink)(?:\s|$)/;

/** Other sites use `noprint` and `reference` for whole boxes, which are judged like any other. */
function isWikiMark(element: DomElement): boolean {
  if (!WIKI_MARK.test(element.getAttribute('class') ?? '')) return false;
  return (element.localName === 'sup' || element.localName === 'span') && shortText(element) !== null;
}

/** A permalink, a footnote's number, an edit link: marks in the text that do not belong to it. */
function isMark(element: DomElement): boolean {
  if (element.localName === 'a') {
    const text = shortText(element);
    if (text === null) return false;
    if (text !== '' && PERMALINK.test(text)) return true;
    return /^\[\d{1,3}\]$/.test(text) && (element.getAttribute('href') ?? '').includes('#');
  }
  if (element.localName === 'sup') {
    const text = shortText(element);
    return (
      text !== null &&
      element.querySelector('a') !== null &&
      /^[[(]?(?:\d{1,3}|[a-z]|\*|(?:note|nb|n|lower-alpha) ?\d+)[\])]?$/i.test(text)
    );
  }
  return false;
}

/** @returns the element's text, or null when it is too long to be a mark. */
function shortText(element: DomElement): string | null {
  const text = element.textContent ?? '';
  return text.length > SHORT ? null : text.replace(/\s+/g, ' ').trim();
}

interface Surroundings {
  readonly whole: number;
  readonly inArticle: boolean;
  readonly counts: Map<DomNode, Counts>;
}

function removeBelow(parent: DomElement, around: Surroundings): void {
  for (const child of childrenOf(parent)) {
    if (!isElement(child)) continue;
    if (isBoilerplate(child, around)) child.remove();
    else {
      const inArticle = around.inArticle || child.localName === 'main' || child.localName === 'article';
      removeBelow(child, { ...around, inArticle });
    }
  }
}

function isBoilerplate(element: DomElement, around: Surroundings): boolean {
  const { text, linked, links } = around.counts.get(element) ?? { text: 0, linked: 0, links: 0 };
  const { localName } = element;
  if (text === 0 || INLINE.has(localName) || /^(h[1-6]|pre)$/.test(localName)) return false;
  const role = element.getAttribute('role') ?? '';
  if (BOILERPLATE_TAGS.has(localName) || BOILERPLATE_ROLES.test(role)) return true;
  if (PARTS.has(localName) || (localName === 'td' && links < 5)) return false;
  const density = linked / text;
  if (density >= LINK_LIST && links >= 3) return true;
  const named = namesOf(element);
  const sure = named.some((name) => SURE_NAMES.has(name));
  if (sure && density >= MOSTLY_LINKS && links >= 3) return true;
  if (text > around.whole * MOST_OF_THE_PAGE) return false;
  if (localName === 'aside' || role === 'complementary') return true;
  if (localName === 'header' && !around.inArticle) return true;
  if (links >= 2 && text <= 4 * SHORT && isRowOfNeighbours(element, links)) return true;
  if (links >= 2 && text <= 2 * SHORT && isBreadcrumb(element)) return true;
  if (sure) return true;
  if (density >= MOSTLY_LINKS && named.some((name) => LINKED_NAMES.has(name))) return true;
  return (density >= MOSTLY_LINKS || text <= SHORT) && named.some((name) => LIKELY_NAMES.has(name));
}

const INLINE = new Set(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Class and id, split into words: `site-nav`, `siteNav` and `site_nav` all name a nav. */
function namesOf(element: DomElement): string[] {
  const written = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
  if (written.length > 1000) return [];
  return written.split(/\s+/).flatMap((name) => {
    const words = name
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean);
    if (words.some((word) => SPEAKS_OF_OTHERS.has(word))) return [];
    return [...words, words.join('')];
  });
}

/** A row of links to the previous and the next page, or to the same page in other languages. */
function isRowOfNeighbours(element: DomElement, links: number): boolean {
  let neighbours = 0;
  for (const link of element.querySelectorAll('a')) {
    const rel = link.getAttribute('rel') ?? '';
    const key = link.getAttribute('accesskey') ?? '';
    const marked =
      link.hasAttribute('hreflang') || /\b(?:prev|next|up|home)\b/.test(rel) || /^[pnuh]$/i.test(key);
    if (marked || NEIGHBOUR.test((link.textContent ?? '').slice(0, SHORT))) neighbours += 1;
  }
  return neighbours >= 2 && neighbours >= links / 2;
}

/** `Home > Manual > This page`, with or without a name. */
function isBreadcrumb(element: DomElement): boolean {
  const text = element.textContent ?? '';
  // Little text and much white space: cut early, because each ancestor would normalise it again.
  if (text.length > 20 * SHORT) return false;
  // Not one expression: a space could belong to the name before a mark or to the mark, and it would try all combinations.
  const names = text.split(/[>»›→/|]/).map((name) => name.replace(/\s+/g, ' ').trim());
  return names.length >= 3 && names.length <= 9 && names.every((name) => /^[^.!?]{1,60}$/u.test(name));
}

function recount(root: DomElement): Map<DomNode, Counts> {
  const counts = new Map<DomNode, Counts>();
  count(root, counts);
  return counts;
}

function count(node: DomElement, counts: Map<DomNode, Counts>): Counts {
  const own: Counts = { text: 0, linked: 0, links: 0 };
  for (const child of childrenOf(node)) {
    if (isText(child)) {
      own.text += (child.textContent ?? '').replace(/\s+/g, '').length;
    } else if (isElement(child)) {
      const below = count(child, counts);
      own.text += below.text;
      own.linked += below.linked;
      own.links += below.links;
    }
  }
  // The target of a jump (`<a name>`) is no link.
  if (node.localName === 'a' && node.hasAttribute('href')) {
    own.linked = own.text;
    own.links += 1;
  }
  counts.set(node, own);
  return own;
}
