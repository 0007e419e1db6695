import type { FormFacts, LinkFacts, Position } from '../../facts/page-facts.js';
import type { AddressResolver } from '../address-resolver.js';
import { ATTRIBUTE, type Attributes } from '../attributes.js';
import { foldLine } from '../fold-line.js';
import type { OpenImage } from './resource-collector.js';
import type { TextCollector } from './text-collector.js';

/** Chosen; in characters. */
const LONGEST_HREF = 2048;
const LONGEST_ANCHOR = 200;
const LONGEST_RESOLVED = 8192;
/** Chosen: a page with more links is a generated list, and its first links represent it. */
const MOST_LINKS = 100_000;
const MOST_FORMS = 1000;

const NONE: readonly string[] = [];

interface OpenLink {
  readonly element: LinkFacts['element'];
  readonly href: string;
  anchor: string;
  readonly position: Position;
  readonly rel: readonly string[];
  readonly line: number;
}

/** Links and forms of a page, and the texts of the links. */
export class LinkCollector {
  private readonly found: OpenLink[] = [];
  private readonly formsFound: {
    readonly action: string | null;
    hasPassword: boolean;
    readonly line: number;
  }[] = [];
  private readonly rels = new Map<string, readonly string[]>();
  private open: OpenLink | null = null;
  private openedAt = 0;
  /** The name of the open link if it has no text: its own label, else those of its images. */
  private label = '';
  private alts = '';
  private image: OpenImage | null = null;
  private images = 0;
  private openForm: { hasPassword: boolean } | null = null;
  private hasLoosePassword = false;

  constructor(private readonly text: TextCollector) {}

  /** A start tag of `a`, with its `href`. It ends the link before it. */
  openLink(attributes: Attributes, href: string, position: Position, line: number): void {
    this.closeLink();
    const link = this.add('a', attributes, href, position, line);
    if (link === null) return;
    this.open = link;
    this.openedAt = this.text.end;
    this.label = attributes.get(ATTRIBUTE['aria-label']) ?? '';
    if (this.label.trim() === '') this.label = attributes.get(ATTRIBUTE.title) ?? '';
    this.alts = '';
    this.image = null;
    this.images = 0;
  }

  /** @returns the link's text; null when none was open */
  closeLink(): string | null {
    const link = this.open;
    if (link === null) return null;
    this.open = null;
    const text = this.text.textFrom(this.openedAt, LONGEST_ANCHOR);
    if (text === '' && this.images === 1 && this.image !== null) this.image.isLink = true;
    link.anchor =
      text !== '' ? text : foldLine(this.label, LONGEST_ANCHOR) || foldLine(this.alts, LONGEST_ANCHOR);
    return link.anchor;
  }

  /** An image within the open link. */
  addImage(image: OpenImage | null): void {
    if (this.open === null) return;
    this.images += 1;
    this.image = image;
    this.addAlt(image?.alt ?? '');
  }

  /** The name of an image or drawing within the open link. */
  addAlt(alt: string): void {
    if (this.open !== null && alt !== '' && this.alts.length < LONGEST_ANCHOR) this.alts += ` ${alt}`;
  }

  /** A link that is one tag: `area`, `link`. */
  addSingle(
    element: 'area' | 'link',
    attributes: Attributes,
    href: string,
    position: Position,
    line: number,
  ): void {
    const link = this.add(element, attributes, href, position, line);
    if (link === null) return;
    const named = [ATTRIBUTE.alt, ATTRIBUTE['aria-label'], ATTRIBUTE.title].map(
      (one) => attributes.get(one) ?? '',
    );
    link.anchor = foldLine(named.find((name) => name.trim() !== '') ?? '', LONGEST_ANCHOR);
  }

  private add(
    element: LinkFacts['element'],
    attributes: Attributes,
    href: string,
    position: Position,
    line: number,
  ): OpenLink | null {
    if (this.found.length >= MOST_LINKS) return null;
    const rel = this.relOf(attributes.get(ATTRIBUTE.rel));
    const link = { element, href: trimmed(href), anchor: '', position, rel, line };
    this.found.push(link);
    return link;
  }

  /** Lower case, in order; most pages have a handful of different ones. */
  relOf(written: string | null): readonly string[] {
    if (written === null) return NONE;
    let rel = this.rels.get(written);
    if (rel === undefined) {
      rel = foldLine(written, LONGEST_ANCHOR)
        .toLowerCase()
        .split(' ')
        .filter((one) => one !== '');
      this.rels.set(written, rel);
    }
    return rel;
  }

  /** Forms with POST are no links: their address need not answer a plain request. */
  openedForm(attributes: Attributes, position: Position, line: number): void {
    const action = attributes.get(ATTRIBUTE.action)?.trim() ?? '';
    const method = attributes.get(ATTRIBUTE.method)?.trim().toLowerCase() ?? 'get';
    if (action !== '' && method !== 'post' && method !== 'dialog') {
      const link = this.add('form', attributes, action, position, line);
      if (link !== null)
        link.anchor = foldLine(attributes.get(ATTRIBUTE['aria-label']) ?? '', LONGEST_ANCHOR);
    }
    this.openForm = null;
    if (this.formsFound.length >= MOST_FORMS) return;
    const form = { action: trimmed(action), hasPassword: false, line };
    this.formsFound.push(form);
    this.openForm = form;
  }

  closedForm(): void {
    this.openForm = null;
  }

  /** A password field; outside of every form it counts as a form of its own, which a script may send. */
  addPassword(line: number): void {
    if (this.openForm !== null) this.openForm.hasPassword = true;
    else if (!this.hasLoosePassword) {
      this.hasLoosePassword = true;
      this.formsFound.push({ action: null, hasPassword: true, line });
    }
  }

  linksOf(addresses: AddressResolver): LinkFacts[] {
    return this.found.map(({ element, href, anchor, position, rel, line }) => {
      const { url, fragment, malformed } = addresses.resolve(href);
      const written = href.length > LONGEST_HREF ? foldLine(href, LONGEST_HREF) : href;
      return { element, href: written, url, fragment, malformed, anchor, position, rel, line };
    });
  }

  formsOf(addresses: AddressResolver): FormFacts[] {
    return this.formsFound.map(({ action, hasPassword, line }) => {
      const url = action === null ? null : action === '' ? addresses.page : addresses.urlOf(action);
      return { action: url, hasPassword, line };
    });
  }
}

/** An address longer than the bound is cut, but must stay longer than the bound. */
function trimmed(href: string): string {
  const cut = href.trim();
  return cut.length > LONGEST_RESOLVED ? cut.slice(0, LONGEST_RESOLVED + 1) : cut;
}
