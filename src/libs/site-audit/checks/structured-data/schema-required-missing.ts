import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText, firstFew } from '../../rules/evidence.js';

/** `detail.things`: each with its `type`, the properties `missing`, and the `line` of its script. */
export const schemaRequiredMissing = defineCheck({
  id: 'schema_required_missing',
  title: 'Required property missing',
  category: 'structured_data',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule:
    'A thing in JSON-LD of a type that search engines show (Article, Product, Offer, BreadcrumbList, FAQPage, Event, ' +
    'Recipe, LocalBusiness, Review, VideoObject, JobPosting, Organization) lacks a property that they require.',
  why: 'Search engines show no rich result for it.',
  fix: 'Add the missing properties.',
  source: SOURCES.structuredData,
  effort: 'low',
  judge({ page }) {
    const things = page.jsonLd.flatMap(({ line, lacking }) =>
      lacking
        .filter(({ missing }) => missing.length > 0)
        .map(({ type, missing }) => ({ type, missing: firstFew(missing), line })),
    );
    const [first] = things;
    if (!first) return [];
    const more = things.length === 1 ? '' : `, and ${things.length - 1} more`;
    return [
      {
        observed: `${cutText(`${first.type} without ${first.missing.join(', ')}`)}${more}`,
        detail: { things: firstFew(things) },
        where: { selector: 'script[type="application/ld+json"]', line: first.line },
      },
    ];
  },
});
