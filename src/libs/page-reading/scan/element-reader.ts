import type { PageFacts } from '../facts/page-facts.js';
import type { AddressResolver } from './address-resolver.js';
import { AnchorCollector } from './collectors/anchor-collector.js';
import { ATTRIBUTE, type Attributes } from './attributes.js';
import type { GrowingTree, TreeListener } from './growing-tree.js';
import { HeadCollector } from './collectors/head-collector.js';
import { HeadingCollector } from './collectors/heading-collector.js';
import { jsonLdFactsOf } from './json-ld.js';
import type { LineCounter } from './line-counter.js';
import { LinkCollector } from './collectors/link-collector.js';
import { DRAWING_TITLE, HTML, SVG, TITLE } from './open-elements.js';
import { MAIN, positionOf } from './regions.js';
import { ResourceCollector } from './collectors/resource-collector.js';
import { isJsonLd, isModule } from './sinks.js';
import { BLOCK, HEADING, SPACED, TAG } from './tags.js';
import type { TextCollector } from './collectors/text-collector.js';

/** The facts of a page's markup: all but those of its bytes and its text. */
export type MarkupFacts = Omit<PageFacts, 'charset' | 'text'>;

/** Where a page came from. */
export interface Origin {
  readonly finalUrl: string;
  readonly isXhtml: boolean;
  /** `Link` headers as received. */
  readonly linkHeaders: readonly string[];
}

/** Chosen: characters of a title that are read. */
const LONGEST_TITLE = 10_000;

/** The elements that scripts fill. */
const ROOT_IDS = new Set(
  'root app __next __nuxt ___gatsby app-root react-root reactroot svelte application main-app q-app'.split(
    ' ',
  ),
);

/** Script types that a browser runs; others are data. */
const RUNS = /^\s*(?:$|module\s*$|(?:text|application)\/(?:x-)?(?:java|ecma|j)script)/i;

/** Reads the attributes of each element of the tree, and passes them to the collectors of its kind. */
export class ElementReader implements TreeListener {
  readonly head = new HeadCollector();
  private readonly headings: HeadingCollector;
  private readonly links: LinkCollector;
  private readonly resources: ResourceCollector;
  private readonly anchors = new AnchorCollector();
  private readonly jsonLd: { readonly json: string; readonly line: number }[] = [];
  private scripts = 0;
  /** The content so far of the open title, JSON-LD, style sheet or module, and the facts of its tag. */
  private held = '';
  private heldLine = 0;
  private isHeldInHead = false;
  private isHeldModule = false;
  /** Addresses of the images that the page is shared with. */
  private readonly previews: { readonly href: string; readonly line: number }[] = [];
  private hasEmptyRoot = false;
  private rootAt = -1;
  private rootTextAt = 0;
  /** The position of the last start tag. */
  private place = 0;

  constructor(
    private readonly attributes: Attributes,
    private readonly text: TextCollector,
    private readonly lines: LineCounter,
    private readonly addresses: AddressResolver,
    private readonly origin: Origin,
  ) {
    this.headings = new HeadingCollector(text);
    this.links = new LinkCollector(text);
    this.resources = new ResourceCollector(addresses);
    this.head.addHeaders(origin.linkHeaders);
    this.resources.addHeaders(origin.linkHeaders);
  }

  factsOf(tree: GrowingTree): MarkupFacts {
    const { links, addresses } = this;
    links.closeLink();
    // Last, because a page that shows such an image as well is counted for that.
    for (const { href, line } of this.previews) this.resources.add('preview', href, line);
    return {
      head: this.head.factsOf(addresses, tree.head.endedBy),
      headings: this.headings.headings,
      links: links.linksOf(addresses),
      resources: this.resources.resources,
      images: this.resources.images,
      forms: links.formsOf(addresses),
      anchors: this.anchors.anchors,
      duplicateIds: this.anchors.duplicateIds,
      jsonLd: jsonLdFactsOf(this.jsonLd),
      dom: {
        elements: tree.open.elements,
        depth: tree.open.deepest,
        children: tree.open.mostChildren,
        scripts: this.scripts,
        emptyRoot: this.hasEmptyRoot,
      },
    };
  }

  /** @param place the position of the start tag that is being read */
  startsAt(place: number): void {
    this.place = place;
  }

  /** The position of the last start tag. */
  get line(): number {
    return this.lines.at(this.place);
  }

  /** A link ends with its end tag, even when elements inside it are still open. */
  endOfLink(): void {
    const anchor = this.links.closeLink();
    if (anchor !== null) this.headings.endOfLink(anchor);
  }

  /** Text of a title, of JSON-LD, of a style sheet, of a module. */
  hold(sink: number, text: string): void {
    if (sink === DRAWING_TITLE) {
      const title = text.slice(0, LONGEST_TITLE).trim();
      this.links.addAlt(title);
      this.headings.addAlt(title);
    } else if (sink !== TITLE || this.held.length < LONGEST_TITLE) {
      this.held += text;
    }
  }

  turned(region: number): void {
    this.text.switchArea(region === MAIN);
  }

  opened(tag: number, flags: number, space: number, tree: GrowingTree): void {
    const { attributes } = this;
    if (space === HTML) {
      if ((flags & BLOCK) !== 0) this.text.addBorder();
      else if ((flags & SPACED) !== 0) this.text.addGap();
      if ((flags & HEADING) !== 0) this.headings.start(tag, tag - TAG.h1 + 1, this.line);
      else this.openedHtml(tag, tree);
    } else {
      this.openedForeign(tag, space, tree);
    }
    if (attributes.has(ATTRIBUTE.id)) this.openedWithId(attributes.get(ATTRIBUTE.id) ?? '', tree);
    if (attributes.has(ATTRIBUTE.style)) this.openedWithStyle(attributes.get(ATTRIBUTE.style) ?? '');
  }

  closed(tag: number, flags: number, space: number, tree: GrowingTree): void {
    if (space === HTML) {
      if ((flags & BLOCK) !== 0) this.text.addBorder();
      else if ((flags & SPACED) !== 0) this.text.addGap();
      if ((flags & HEADING) !== 0) this.headings.end(tag);
      else this.closedHtml(tag);
    }
    // The closed element was at the position that the next one will have.
    const at = tree.open.top + 1;
    if (at !== this.rootAt) return;
    if (tree.open.childrenAt(at) === 0 && this.text.end === this.rootTextAt) this.hasEmptyRoot = true;
    this.rootAt = -1;
  }

  private openedWithId(id: string, tree: GrowingTree): void {
    this.anchors.addId(id, this);
    if (!ROOT_IDS.has(id)) return;
    this.rootAt = tree.open.top + 1;
    this.rootTextAt = this.text.end;
  }

  private openedWithStyle(css: string): void {
    if (css.includes('(')) this.resources.addStyle(css, this.line);
  }

  private openedHtml(tag: number, tree: GrowingTree): void {
    const { attributes, resources } = this;
    switch (tag) {
      case TAG.a:
        this.openedA(attributes.get(ATTRIBUTE.href), tree);
        break;
      case TAG.area: {
        const href = attributes.get(ATTRIBUTE.href);
        if (href !== null)
          this.links.addSingle('area', attributes, href, positionOf(tree.open.region), this.line);
        break;
      }
      case TAG.img:
      case TAG.image: {
        const image = resources.addImage(attributes, this.line);
        this.links.addImage(image);
        this.headings.addAlt(image?.alt ?? '');
        break;
      }
      case TAG.html:
        this.head.lang ??= attributes.get(ATTRIBUTE.lang);
        if (this.origin.isXhtml) this.head.lang ??= attributes.get(ATTRIBUTE['xml:lang']);
        break;
      case TAG.title:
      case TAG.style:
      case TAG.script:
        this.openedHeld(tag, tree);
        break;
      case TAG.meta:
        this.openedMeta(tree);
        break;
      case TAG.link:
        this.openedLink(tree);
        break;
      case TAG.base: {
        const href = attributes.get(ATTRIBUTE.href);
        if (href !== null) this.addresses.setBase(href);
        break;
      }
      case TAG.form:
        this.links.openedForm(attributes, positionOf(tree.open.region), this.line);
        break;
      case TAG.input:
        this.openedInput();
        break;
      case TAG['app-root']:
        this.rootAt = tree.open.top + 1;
        this.rootTextAt = this.text.end;
        break;
      default:
        resources.addElement(tag, attributes, this);
    }
  }

  private openedA(href: string | null, tree: GrowingTree): void {
    const { attributes } = this;
    if (attributes.has(ATTRIBUTE.name)) this.anchors.addName(attributes.get(ATTRIBUTE.name) ?? '');
    if (href === null) this.links.closeLink();
    else this.links.openLink(attributes, href, positionOf(tree.open.region), this.line);
  }

  private openedHeld(tag: number, tree: GrowingTree): void {
    const { attributes } = this;
    this.held = '';
    this.heldLine = this.line;
    this.isHeldInHead = tree.isInHead;
    this.isHeldModule = tag === TAG.script && isModule(attributes);
    if (tag === TAG.title) tree.head.meet('title');
    if (tag !== TAG.script || isJsonLd(attributes)) return;
    this.resources.add('script', attributes.get(ATTRIBUTE.src), this.heldLine);
    if (RUNS.test(attributes.get(ATTRIBUTE.type) ?? '')) this.scripts += 1;
  }

  private openedMeta(tree: GrowingTree): void {
    const { attributes } = this;
    this.head.addMeta(attributes, tree.isInHead, this.line);
    this.addPreview();
    // Tags of microdata may be in the body.
    if (attributes.has(ATTRIBUTE.itemprop)) return;
    const name =
      attributes.get(ATTRIBUTE.name) ??
      attributes.get(ATTRIBUTE.property) ??
      attributes.get(ATTRIBUTE['http-equiv']);
    if (name !== null) tree.head.meet(`meta ${name.trim().toLowerCase().slice(0, 40)}`);
    else if (attributes.has(ATTRIBUTE.charset)) tree.head.meet('meta charset');
  }

  private addPreview(): void {
    const names = [this.attributes.get(ATTRIBUTE.property), this.attributes.get(ATTRIBUTE.name)];
    if (!names.some((name) => name !== null && PREVIEWS.has(name.trim().toLowerCase()))) return;
    const href = this.attributes.get(ATTRIBUTE.content) ?? '';
    if (this.previews.length < MOST_PREVIEWS && !/^\s*data:/i.test(href))
      this.previews.push({ href, line: this.line });
  }

  private openedLink(tree: GrowingTree): void {
    const { attributes, links } = this;
    const rel = links.relOf(attributes.get(ATTRIBUTE.rel));
    const href = attributes.get(ATTRIBUTE.href)?.trim() ?? '';
    if (rel.includes('canonical')) tree.head.meet('canonical');
    this.head.addLink(rel, href, attributes.get(ATTRIBUTE.hreflang), tree.isInHead, this.line);
    if (attributes.has(ATTRIBUTE.imagesrcset))
      this.resources.addCandidates(attributes.get(ATTRIBUTE.imagesrcset), this.line);
    if (href === '' || rel.length === 0) return;
    // An alternate style sheet is a style sheet; an alternate without a language is a feed or the like, and a link.
    if (this.resources.addLink(rel, href, attributes.get(ATTRIBUTE.as), this.line)) return;
    if (rel.some((one) => OF_THE_PAGE.has(one))) return;
    if (rel.includes('alternate') && attributes.has(ATTRIBUTE.hreflang)) return;
    links.addSingle('link', attributes, href, positionOf(tree.open.region), this.line);
  }

  private openedInput(): void {
    const type = this.attributes.get(ATTRIBUTE.type)?.trim().toLowerCase();
    if (type === 'password') this.links.addPassword(this.line);
    else if (type === 'image') this.resources.add('image', this.attributes.get(ATTRIBUTE.src), this.line);
  }

  private openedForeign(tag: number, space: number, tree: GrowingTree): void {
    const { attributes } = this;
    if (tag === TAG.svg || tag === TAG.math) {
      this.text.addGap();
      this.links.addAlt(attributes.get(ATTRIBUTE['aria-label']) ?? '');
    }
    if (space !== SVG) return;
    const href = attributes.get(ATTRIBUTE.href) ?? attributes.get(ATTRIBUTE['xlink:href']);
    if (tag === TAG.a) this.openedA(href, tree);
    else if (tag === TAG.image || tag === TAG.use) {
      // Most symbols are of the page itself: `#name`.
      if (href?.trimStart().startsWith('#') === false) this.resources.add('image', href, this.line);
    } else if (tag === TAG.script) {
      this.scripts += 1;
      this.resources.add('script', href, this.line);
    }
  }

  private closedHtml(tag: number): void {
    switch (tag) {
      case TAG.title:
        this.head.addTitle(this.held, this.heldLine, this.isHeldInHead);
        this.held = '';
        break;
      case TAG.style:
        this.resources.addStyle(this.held, this.heldLine);
        this.held = '';
        break;
      case TAG.script:
        if (this.isHeldModule) this.resources.addScript(this.held, this.heldLine);
        else if (this.held !== '') this.jsonLd.push({ json: this.held, line: this.heldLine });
        this.held = '';
        break;
      case TAG.form:
        this.links.closedForm();
        break;
    }
  }
}

/** Metas that name an image with which networks show a page that is shared. */
const PREVIEWS = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
]);
/** Chosen: images of one page. */
const MOST_PREVIEWS = 100;

/** Link relations that the facts of the head include. */
const OF_THE_PAGE = new Set(['canonical', 'next', 'prev', 'previous']);
