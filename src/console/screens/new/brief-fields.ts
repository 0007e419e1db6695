import type { BriefInput } from '../../data/generated/types.js';

/** A brief while it is written: as GraphQL takes it, and no field has to be there. */
export type Brief = Readonly<Record<string, unknown>>;

/** Where a field is in a brief, such as `['settings', 'wordCount']`. */
export type FieldPath = readonly string[];

/** Names in `settings` that GraphQL knows; whatever else comes from JSON is handed on as `extra`. */
const SETTINGS: ReadonlySet<string> = new Set(
  (
    'title articleType tone audience pointOfView wordCount readingLevel keywords sections sectionCount extras sources ' +
    'sourcePolicy domains maxSources freshness notes instructions mustInclude forbidden internalLinks citations image ' +
    'byline checks seed extra'
  ).split(' '),
);

/** Fields whose values GraphQL writes in capitals and REST in small letters. */
const ENUMS: ReadonlySet<string> = new Set([
  'settings.articleType',
  'settings.pointOfView',
  'settings.readingLevel',
  'settings.sourcePolicy',
  'settings.freshness',
  'settings.citations',
  'settings.image.mode',
  'settings.checks.strictness',
]);

/** @returns the value there; undefined where there is none */
export function valueAt(brief: Brief, path: FieldPath): unknown {
  let value: unknown = brief;
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Brief)[name];
  }
  return value;
}

/** @returns the brief with the value there; without the field, and what is empty then, where it is undefined */
export function withValue(brief: Brief, path: FieldPath, value: unknown): Brief {
  const [name, ...rest] = path;
  if (name === undefined) return brief;
  const { [name]: former, ...others } = brief;
  if (rest.length > 0) {
    const inner = withValue(isObject(former) ? former : {}, rest, value);
    return Object.keys(inner).length === 0 ? others : { ...brief, [name]: inner };
  }
  return value === undefined ? others : { ...brief, [name]: value };
}

/** @returns the brief as JSON for people and programs: named as REST names it */
export function toJson(brief: Brief): string {
  const settings = isObject(brief['settings']) ? brief['settings'] : undefined;
  if (settings === undefined) return JSON.stringify(restOf(brief), null, 2);
  const { extra, sectionCount, ...known } = settings;
  const all = {
    ...known,
    ...(sectionCount === undefined ? {} : { sections: sectionCount }),
  };
  const rest = restOf({ ...brief, settings: all });
  return JSON.stringify(
    { ...rest, settings: { ...(rest['settings'] as object), ...(isObject(extra) ? extra : {}) } },
    null,
    2,
  );
}

/**
 * @param text a brief in JSON, named as REST or as GraphQL names it
 * @returns as GraphQL takes it
 * @throws {Error} with a sentence for people, where it is no brief
 */
export function fromJson(text: string): Brief {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (!isObject(parsed)) throw new Error('A brief is an object: { "input": "…" }.');
  return briefOf(parsed);
}

/** @param given a brief, named as REST or as GraphQL names it @returns as GraphQL takes it */
export function briefOf(given: Brief): Brief {
  const brief = graphOf(given, []) as Brief;
  if (!isObject(given['settings'])) return brief;
  const known: Record<string, unknown> = {};
  const extra: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given['settings'])) {
    const camel = camelOf(name);
    if (camel === 'sections' && typeof value === 'number') known['sectionCount'] = value;
    else if (camel === 'extra' && isObject(value)) Object.assign(extra, value);
    else if (SETTINGS.has(camel)) known[camel] = graphOf(value, ['settings', camel]);
    else extra[name] = value;
  }
  if (Object.keys(extra).length > 0) known['extra'] = extra;
  return { ...brief, settings: known };
}

/** @returns the brief, to be sent: what is wrong with it, the server says */
export function asInput(brief: Brief): BriefInput {
  return { ...brief, input: typeof brief['input'] === 'string' ? brief['input'] : '' };
}

/** @returns how many bytes the settings take as JSON, of which REST and GraphQL take 16 KiB */
export function settingsBytes(brief: Brief): number {
  const { settings } = brief;
  return settings === undefined ? 0 : new TextEncoder().encode(JSON.stringify(settings)).length;
}

/** @returns such as `wordCount` for `word_count`; a name in camelCase stays as it is */
export function camelOf(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function graphOf(value: unknown, path: FieldPath): unknown {
  if (Array.isArray(value)) return value.map((each) => graphOf(each, path));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [camelOf(name), graphOf(each, [...path, camelOf(name)])]),
    );
  }
  return typeof value === 'string' && ENUMS.has(path.join('.')) ? value.toUpperCase() : value;
}

function restOf(value: Brief, path: FieldPath = []): Brief {
  const one = (each: unknown, at: FieldPath): unknown => {
    if (Array.isArray(each)) return each.map((item) => one(item, at));
    if (isObject(each)) return restOf(each, at);
    return typeof each === 'string' && ENUMS.has(at.join('.')) ? each.toLowerCase() : each;
  };
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      one(each, [...path, name]),
    ]),
  );
}

function isObject(value: unknown): value is Brief {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
