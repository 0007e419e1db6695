import { z } from 'zod';
import { canParseUrl, canonicalHost } from '../../libs/urls/index.js';
import { countCodePoints, foldCase } from '../../libs/text/index.js';

/** A text of so many characters. Surrounding white space is trimmed. */
export const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .refine((value) => min === 0 || value !== '', { error: 'must not be empty', abort: true })
    .refine((value) => isWithin(countCodePoints(value), min, max), {
      error: `must be ${min} to ${max} characters long`,
    })
    .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max });

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

const host = text(1, 253).refine((value) => canonicalHost(value) !== null, {
  error: 'must be a host such as "example.org", without scheme, port or path',
});

/**
 * A field of several shapes that reports the faults of the intended shape, each at its place. A union by itself only
 * reports that none of its shapes fits.
 *
 * @param choose the intended shape; null where the value does not show it, and the union lists what it accepts
 */
function withFaultsOf<Union extends z.ZodUnion>(
  union: Union,
  choose: (value: unknown) => z.ZodType | null,
): z.ZodPreprocess<Union> {
  return z.preprocess((value, context) => {
    for (const issue of choose(value)?.safeParse(value).error?.issues ?? [])
      context.addIssue({ ...issue, continue: isWithinShape(issue) });
    return value;
  }, union);
}

/** Whether the value has its shape in spite of the issue: the rules across several fields still apply then. */
function isWithinShape(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'too_big' || issue.code === 'too_small') return issue.origin !== 'array';
  return issue.code === 'custom';
}

const httpUrl = z
  .string()
  .max(2048, { error: 'must be at most 2,048 characters long' })
  .refine((value) => canParseUrl(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'must be an http or https address',
  });

const urlSource = z.strictObject({ url: httpUrl });
const textSource = z.strictObject({
  title: text(1, 200),
  text: text(1, 100_000),
  url: httpUrl.optional(),
  licence: text(1, 200).optional(),
});
const source = withFaultsOf(
  z.union([urlSource, textSource], {
    error: 'must be { "url" } or { "title", "text", "url"?, "licence"? }',
  }),
  (value) => {
    if (has(value, 'title') || has(value, 'text')) return textSource;
    return has(value, 'url') ? urlSource : null;
  },
);

const sectionCount = z.int().min(2).max(12);
const sectionList = z
  .array(
    z.strictObject({
      heading: text(1, 120),
      notes: text(0, 500).optional(),
      words: z.int().min(0).max(2000).optional(),
    }),
  )
  .max(20);
const sections = withFaultsOf(
  z.union([sectionCount, sectionList], {
    error: 'must be a whole number from 2 to 12, or up to 20 of { "heading", "notes"?, "words"? }',
  }),
  (value) => (Array.isArray(value) ? sectionList : null),
);

const knownAuthor = z.strictObject({ author_id: z.string(), editor_id: z.string().optional() });
const namedAuthor = z.strictObject({ name: text(1, 100), editor_id: z.string().optional() });
const byline = withFaultsOf(
  z.union([knownAuthor, namedAuthor], { error: 'must be { "author_id" } or { "name" }' }),
  (value) => {
    if (has(value, 'author_id') === has(value, 'name')) return null;
    return has(value, 'name') ? namedAuthor : knownAuthor;
  },
);

function has(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

/** The forms that an article may have. */
export const ARTICLE_FORMS = [
  'article',
  'how_to',
  'listicle',
  'comparison',
  'faq',
  'news_brief',
  'digest',
] as const;
export type ArticleForm = (typeof ARTICLE_FORMS)[number];

export const READING_LEVELS = ['simple', 'general', 'advanced', 'any'] as const;
export type ReadingLevel = (typeof READING_LEVELS)[number];

/** The known fields of a brief's `settings`; every one optional. Bounds are documented in docs/briefs.md. */
export const settingsFields = {
  title: text(3, 200),
  article_type: z.enum(ARTICLE_FORMS),
  tone: text(1, 80),
  audience: text(1, 300),
  point_of_view: z.enum(['first_singular', 'first_plural', 'second', 'third']),
  word_count: z.int().min(150).max(5000),
  reading_level: z.enum(READING_LEVELS),
  keywords: z.array(text(1, 80)).max(10),
  sections,
  extras: z.strictObject({ faq: z.int().min(0).max(10).optional(), key_takeaways: z.boolean().optional() }),
  sources: z.array(source).max(20),
  source_policy: z.enum(['only_given', 'given_first', 'open']),
  domains: z.strictObject({
    include: z.array(host).max(50).optional(),
    exclude: z.array(host).max(50).optional(),
  }),
  max_sources: z.int().min(1).max(30),
  freshness: z.enum(['any', 'day', 'week', 'month', 'year']),
  notes: text(0, 10_000),
  instructions: text(0, 2000),
  must_include: z.array(text(1, 200)).max(20),
  forbidden: z.array(text(1, 80)).max(100),
  internal_links: z.strictObject({
    max: z.int().min(0).max(10).optional(),
    urls: z
      .array(z.strictObject({ url: httpUrl, anchor: text(1, 80).optional() }))
      .max(50)
      .optional(),
  }),
  citations: z.enum(['inline', 'end', 'none']),
  image: z.strictObject({
    featured: z.boolean().optional(),
    mode: z.enum(['card', 'provider', 'none']).optional(),
    alt: text(1, 200).optional(),
  }),
  byline,
  checks: z.strictObject({
    strictness: z.enum(['report_only', 'standard', 'strict']).optional(),
    min_supported: z.number().min(0).max(1).optional(),
  }),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
} as const;

/** Known fields, each within its bounds; unknown fields stay unchanged. */
export const briefSettings = z.looseObject(settingsFields).partial().superRefine(crossRules);

export type BriefSettings = Readonly<z.infer<typeof briefSettings>>;

/** The settings about sources; readable although other fields have faults. */
export const givenSources = z
  .object({
    sources: settingsFields.sources,
    source_policy: settingsFields.source_policy,
    notes: settingsFields.notes,
  })
  .partial();

export type GivenSources = Readonly<z.infer<typeof givenSources>>;

interface AskedLength {
  readonly article_type?: string | undefined;
  readonly word_count?: number | undefined;
}

interface CrossRead extends AskedLength {
  readonly sections?: z.output<typeof sections> | undefined;
}

function crossRules(settings: CrossRead, context: z.RefinementCtx): void {
  const { sections } = settings;
  if (!Array.isArray(sections)) return;
  const seen = new Set<string>();
  let words = 0;
  for (const [index, section] of sections.entries()) {
    const folded = foldCase(section.heading).trim();
    if (seen.has(folded)) {
      context.addIssue({
        code: 'custom',
        path: ['sections', index, 'heading'],
        message: 'repeats another section’s heading',
      });
    }
    seen.add(folded);
    words += section.words ?? 0;
  }
  const target = askedWords(settings);
  if (words > target * 1.2) {
    context.addIssue({
      code: 'custom',
      path: ['sections'],
      message: `the sections’ words add up to ${words}, over 1.2 times the length of the article (${target})`,
    });
  }
}

const DEFAULT_WORD_COUNT = 1200;
/** A news brief has a quarter of the length of an article. */
const NEWS_WORD_COUNT = 250;
export const DEFAULT_MAX_SOURCES = 10;

/** @returns the words that a brief asks for, or the default. */
export function askedWords({ article_type: form, word_count: count }: AskedLength): number {
  return count ?? (form === 'news_brief' ? NEWS_WORD_COUNT : DEFAULT_WORD_COUNT);
}

/** @returns the names of the fields of `settings` that Galley does not know, in the order of the brief. */
export function unknownSettings(settings: BriefSettings): string[] {
  return Object.keys(settings).filter((name) => !Object.hasOwn(settingsFields, name));
}
