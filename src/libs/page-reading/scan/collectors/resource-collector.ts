import { parseLinkHeader } from '../../facts/link-header.js';
import type { ImageFacts, ResourceFacts } from '../../facts/page-facts.js';
import type { AddressResolver } from '../address-resolver.js';
import { ATTRIBUTE, type Attributes } from '../attributes.js';
import { candidatesOf } from '../candidates-of.js';
import { cssAddresses } from '../css-addresses.js';
import { foldLine } from '../fold-line.js';
import { scriptImports } from '../script-imports.js';
import { TAG } from '../tags.js';

type Kind = ResourceFacts['kind'];

/** An image while its link is still being read. */
export type OpenImage = { -readonly [Field in keyof ImageFacts]: ImageFacts[Field] };

/** Chosen: no page for people has more of either. */
const MOST_RESOURCES = 20_000;
const MOST_IMAGES = 50_000;
const LONGEST_SRC = 2048;
const LONGEST_ALT = 1000;

/** The kind of a `link rel=preload`, by its `as`. */
const PRELOADED: Readonly<Record<string, Kind>> = {
  script: 'script',
  style: 'style',
  image: 'image',
  font: 'font',
  video: 'media',
  audio: 'media',
  track: 'media',
};

/** Files that a page loads, and its images. */
export class ResourceCollector {
  readonly resources: ResourceFacts[] = [];
  readonly images: OpenImage[] = [];
  private readonly known = new Set<string>();

  constructor(private readonly addresses: AddressResolver) {}

  /** Each file once a kind: an icon that occurs 300 times is one file. */
  add(kind: Kind, href: string | null, line: number): void {
    if (href === null || href.trim() === '' || this.resources.length >= MOST_RESOURCES) return;
    const url = this.addresses.urlOf(href);
    if (url === null) return;
    const key = `${kind} ${url}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.resources.push({ kind, url, line });
  }

  /** @returns null when the page has more images than are read */
  addImage(attributes: Attributes, line: number): OpenImage | null {
    const src = attributes.get(ATTRIBUTE.src)?.trim() ?? '';
    this.add('image', src, line);
    this.addCandidates(attributes.get(ATTRIBUTE.srcset), line);
    if (this.images.length >= MOST_IMAGES) return null;
    const alt = attributes.get(ATTRIBUTE.alt);
    const width = attributes.get(ATTRIBUTE.width);
    const height = attributes.get(ATTRIBUTE.height);
    const image: OpenImage = {
      src: foldLine(src, LONGEST_SRC),
      alt: alt === null ? null : foldLine(alt, LONGEST_ALT),
      hasWidth: isStated(width),
      hasHeight: isStated(height),
      isPixel:
        isStated(width) &&
        isStated(height) &&
        Number.parseFloat(width) <= 1 &&
        Number.parseFloat(height) <= 1,
      isLink: false,
      line,
    };
    this.images.push(image);
    return image;
  }

  addCandidates(srcset: string | null, line: number): void {
    if (srcset !== null) for (const address of candidatesOf(srcset)) this.add('image', address, line);
  }

  /**
   * Other elements that load files.
   * @param place gives the line of one
   */
  addElement(tag: number, attributes: Attributes, place: { readonly line: number }): void {
    switch (tag) {
      case TAG.iframe:
      case TAG.frame:
        this.add('iframe', attributes.get(ATTRIBUTE.src), place.line);
        break;
      case TAG.video:
        this.add('image', attributes.get(ATTRIBUTE.poster), place.line);
        this.add('media', attributes.get(ATTRIBUTE.src), place.line);
        break;
      case TAG.audio:
      case TAG.track:
        this.add('media', attributes.get(ATTRIBUTE.src), place.line);
        break;
      case TAG.source:
        this.add('media', attributes.get(ATTRIBUTE.src), place.line);
        this.addCandidates(attributes.get(ATTRIBUTE.srcset), place.line);
        break;
      case TAG.embed:
        this.add('other', attributes.get(ATTRIBUTE.src), place.line);
        break;
      case TAG.object:
        this.add('other', attributes.get(ATTRIBUTE.data), place.line);
        break;
      case TAG.body:
      case TAG.table:
      case TAG.td:
      case TAG.th:
        if (attributes.has(ATTRIBUTE.background))
          this.add('image', attributes.get(ATTRIBUTE.background), place.line);
        break;
    }
  }

  /**
   * A `link` element, or one of a `Link` header.
   * @returns whether it names a file or a server for the page, and so is no link
   */
  addLink(rel: readonly string[], href: string, as: string | null, line: number): boolean {
    for (const one of rel) {
      switch (one) {
        case 'stylesheet':
          this.add('style', href, line);
          return true;
        case 'icon':
        case 'apple-touch-icon':
        case 'apple-touch-icon-precomposed':
        case 'apple-touch-startup-image':
        case 'mask-icon':
        case 'image_src':
          this.add('image', href, line);
          return true;
        case 'preload':
          this.add(PRELOADED[as?.trim().toLowerCase() ?? ''] ?? 'other', href, line);
          return true;
        case 'modulepreload':
          this.add('script', href, line);
          return true;
        case 'manifest':
          this.add('other', href, line);
          return true;
        case 'preconnect':
        case 'dns-prefetch':
          return true;
      }
    }
    return false;
  }

  /** Files that the answer's `Link` headers name; browsers load them by the address of the page. */
  addHeaders(headers: readonly string[]): void {
    for (const header of headers)
      for (const { target, rel, as } of parseLinkHeader(header)) this.addLink(rel, target, as, 0);
  }

  /** The content of a `style` element or attribute. */
  addStyle(css: string, line: number): void {
    for (const { kind, address, line: down } of cssAddresses(css)) this.add(kind, address, line + down);
  }

  /** The content of a script that may import others. */
  addScript(script: string, line: number): void {
    for (const { kind, address, line: down } of scriptImports(script)) this.add(kind, address, line + down);
  }
}

function isStated(size: string | null): size is string {
  return size !== null && size.trim() !== '';
}
