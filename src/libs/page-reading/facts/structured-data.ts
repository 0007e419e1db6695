import { requiredTypeOf, REQUIREMENTS, type RequiredType, type Requirement } from './required-properties.js';

/** A thing of the page's structured data that lacks a property that its type requires. */
export interface LackingThing {
  /** As the page names it, without the vocabulary's address: `NewsArticle`. */
  readonly type: string;
  /** `name`, `offers`; alternatives together: `review|aggregateRating|offers`; of a thing within it `location.address`. */
  readonly missing: readonly string[];
}

type Thing = Readonly<Record<string, unknown>>;

/** Chosen: catalogues of more things than this are judged by their first ones. */
const MOST_THINGS = 5000;
/** Chosen: real data is nested about ten deep; a hostile page could nest millions of brackets, which recursion can't walk. */
const DEEPEST = 40;
const MOST_LACKING = 50;
/** Chosen: types come from the page and are stored in the report. In characters. */
const LONGEST_TYPE = 80;

/** The role of a thing in the one that contains it; the others are judged as if they stood alone. */
const REQUIRED_BY_PLACE = new Set(['review', 'reviews', 'aggregateRating']);

/** Elsewhere an offer is no price in a shop: an event's tickets, or what a company offers. */
const OFFERS_OF = new Set<RequiredType>(['Product', 'AggregateOffer']);

/**
 * Judges all JSON-LD of one page together, because its things refer to each other by `@id` across blocks.
 * @param blocks as parsed, in document order
 * @returns for each block the things of known types that lack something, each thing once, at most 50 a block
 */
export function lackingThings(blocks: readonly unknown[]): readonly (readonly LackingThing[])[] {
  const page = new PageThings();
  for (const block of blocks) page.learn(block, 0);
  return blocks.map((block) => page.judge(block));
}

class PageThings {
  /** Merges what is said of a thing in two places. */
  private readonly byId = new Map<string, Record<string, unknown>>();
  private readonly judgedIds = new Set<string>();
  private learned = 0;
  private visited = 0;

  learn(value: unknown, depth: number): void {
    if (depth > DEEPEST || this.learned >= MOST_THINGS) return;
    if (Array.isArray(value)) {
      for (const one of value as unknown[]) this.learn(one, depth + 1);
      return;
    }
    if (!isThing(value)) return;
    this.learned += 1;
    const id = value['@id'];
    if (typeof id === 'string') this.join(id, value);
    for (const one of Object.values(value)) if (typeof one === 'object') this.learn(one, depth + 1);
  }

  private join(id: string, thing: Thing): void {
    const known = this.byId.get(id) ?? (Object.create(null) as Record<string, unknown>);
    for (const [name, value] of Object.entries(thing)) if (isEmpty(known[name])) known[name] = value;
    this.byId.set(id, known);
  }

  judge(block: unknown): readonly LackingThing[] {
    const lacking: LackingThing[] = [];
    for (const top of Array.isArray(block) ? (block as unknown[]) : [block]) {
      if (isThing(top) && isOfSchemaOrg(top['@context'])) this.walk(top, null, '', lacking, 0);
    }
    return lacking;
  }

  private walk(
    value: unknown,
    parent: RequiredType | null,
    property: string,
    lacking: LackingThing[],
    depth: number,
  ): void {
    if (depth > DEEPEST || this.visited >= MOST_THINGS || lacking.length >= MOST_LACKING) return;
    if (Array.isArray(value)) {
      for (const one of value as unknown[]) this.walk(one, parent, property, lacking, depth + 1);
      return;
    }
    if (!isThing(value)) return;
    this.visited += 1;
    const known = typesOf(value)
      .map((name) => ({ name, row: requiredTypeOf(name) }))
      .find(({ row }) => row !== undefined);
    if (known?.row !== undefined && this.isToBeJudged(value, known.row, parent, property)) {
      const missing = this.missingOf(this.whole(value), known.row, REQUIRED_BY_PLACE.has(property));
      if (missing.length > 0) lacking.push({ type: known.name, missing });
    }
    for (const [name, one] of Object.entries(value)) {
      if (typeof one === 'object') this.walk(one, known?.row ?? null, name, lacking, depth + 1);
    }
  }

  private isToBeJudged(
    thing: Thing,
    row: RequiredType,
    parent: RequiredType | null,
    property: string,
  ): boolean {
    const isAlone = property === '' || property === '@graph';
    if (row === 'Offer' && !isAlone && (parent === null || !OFFERS_OF.has(parent))) return false;
    const id = thing['@id'];
    if (typeof id !== 'string') return true;
    if (isReference(thing)) return false;
    if (this.judgedIds.has(id)) return false;
    this.judgedIds.add(id);
    return true;
  }

  private whole(thing: Thing): Thing {
    const id = thing['@id'];
    return (typeof id === 'string' ? this.byId.get(id) : undefined) ?? thing;
  }

  private missingOf(thing: Thing, row: RequiredType, isDiscovered: boolean): readonly string[] {
    const requirement: Requirement = REQUIREMENTS[row];
    const asked = [...requirement.properties, ...(isDiscovered ? [] : (requirement.alone ?? []))];
    return asked.filter((one) => !one.split('|').some((path) => this.has(thing, path.split('.'), row)));
  }

  /** After a dot, the property is required of each thing of a list; of none when the list is missing. */
  private has(thing: Thing, [name = '', ...rest]: readonly string[], row: RequiredType): boolean {
    const value = thing[name];
    if (rest.length === 0) return !isEmpty(value);
    const isAlternative = name === 'priceSpecification';
    if (isEmpty(value)) return !isAlternative;
    const things = (Array.isArray(value) ? (value as unknown[]) : [value])
      .slice(0, MOST_THINGS)
      .filter(isThing)
      .map((one) => this.whole(one));
    return things.every((one, index) => {
      if (isExcused(one, row, rest[0] ?? '', index === things.length - 1)) return true;
      return this.has(one, rest, row);
    });
  }
}

/** The thing is described elsewhere, maybe on another page. */
function isReference(thing: Thing): boolean {
  return typeof thing['@id'] === 'string' && Object.keys(thing).every((name) => name.startsWith('@'));
}

/** What Google excuses, and what a mere reference can't show. */
function isExcused(thing: Thing, row: RequiredType, property: string, isLast: boolean): boolean {
  if (isReference(thing)) return true;
  if (row === 'Event' && property === 'address') return typesOf(thing).includes('VirtualLocation');
  if (row !== 'BreadcrumbList') return false;
  // The last step is the page itself; and a step's name may be given by the page that it links to.
  if (property === 'item') return isLast;
  return property === 'name' && isThing(thing['item']) && !isEmpty(thing['item']['name']);
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown, depth = 0): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return depth < DEEPEST && value.every((one) => isEmpty(one, depth + 1));
  if (!isThing(value)) return false;
  if ('@value' in value) return depth < DEEPEST && isEmpty(value['@value'], depth + 1);
  return Object.keys(value).length === 0;
}

function typesOf(thing: Thing): string[] {
  const written = thing['@type'];
  return (Array.isArray(written) ? (written.slice(0, 10) as unknown[]) : [written])
    .filter((type): type is string => typeof type === 'string')
    .map((type) =>
      type.slice(0, LONGEST_TYPE).replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, ''),
    );
}

/** Other vocabularies have an `Article` and an `Event` too; a block without a vocabulary is read as schema.org. */
function isOfSchemaOrg(context: unknown): boolean {
  if (context === undefined || context === null) return true;
  const named = Array.isArray(context) ? (context.slice(0, 20) as unknown[]) : [context];
  return named
    .flatMap((one) => (isThing(one) ? Object.values(one).slice(0, 50) : [one]))
    .some((one) => typeof one === 'string' && /(?:^|[/.])schema\.org(?:[/#]|$)/i.test(one.slice(0, 200)));
}
