import { jsonldInvalid } from '../../../../../src/libs/site-audit/checks/structured-data/jsonld-invalid.js';
import { ogIncomplete } from '../../../../../src/libs/site-audit/checks/structured-data/og-incomplete.js';
import { schemaRequiredMissing } from '../../../../../src/libs/site-audit/checks/structured-data/schema-required-missing.js';
import type { JsonLdFacts } from '../../../../../src/libs/page-reading/facts/page-facts.js';
import { HOME, pageOf, urlOf } from '../../../../support/audit/audit-site.js';
import { describeCheck } from '../../../../support/audit/describe-check.js';

const block = (more: Partial<JsonLdFacts> = {}): JsonLdFacts => ({
  line: 15,
  error: null,
  lacking: [],
  ...more,
});
const withBlocks = (...jsonLd: JsonLdFacts[]) => pageOf(HOME, { page: { jsonLd } });
const error = { message: 'Unexpected token }', line: 3, column: 7 };

describeCheck(jsonldInvalid, {
  'is a block that does not parse, with its place': {
    urls: [withBlocks(block(), block({ line: 40, error }))],
    hits: ['/'],
    observed: ['line 3, column 7'],
    detail: { blocks: [{ line: 40, message: 'Unexpected token }', blockLine: 3, blockColumn: 7 }] },
    line: 40,
  },
  'is one finding for several blocks': {
    urls: [withBlocks(block({ error }), block({ error: { ...error, message: 'x'.repeat(10_000) } }))],
    hits: ['/'],
    observed: ['2 blocks of JSON-LD'],
    detail: { blocks: [{}, { message: `${'x'.repeat(199)}…` }] },
  },
  'has its edge at blocks that parse, whatever they lack': {
    urls: [withBlocks(block({ lacking: [{ type: 'Article', missing: ['headline'] }] }))],
    hits: [],
  },
  'passes a page without any': { urls: [pageOf(HOME)], hits: [] },
});

describeCheck(schemaRequiredMissing, {
  'is a thing that lacks a property': {
    urls: [
      withBlocks(
        block({ line: 22, lacking: [{ type: 'Product', missing: ['offers', 'name'] }] }),
        block({ lacking: [{ type: 'Event', missing: ['startDate'] }] }),
      ),
    ],
    hits: ['/'],
    observed: ['Product without offers, name, and 1 more'],
    detail: {
      things: [
        { type: 'Product', missing: ['offers', 'name'], line: 22 },
        { type: 'Event', missing: ['startDate'] },
      ],
    },
    line: 22,
  },
  'has its edge at things that lack nothing': {
    urls: [withBlocks(block({ lacking: [{ type: 'Article', missing: [] }] }), block())],
    hits: [],
  },
  'passes a block that does not parse: that is another fault': {
    urls: [withBlocks(block({ error }))],
    hits: [],
  },
});

const GOOD = { title: 'Apples', type: 'article', image: `${HOME}a.jpg`, url: HOME };
const sharing = (og: Record<string, string>, more = {}) => pageOf(HOME, { page: { head: { og, ...more } } });

describeCheck(ogIncomplete, {
  'has its edge at all four': { urls: [sharing(GOOD)], hits: [] },
  'is a page that lacks one': {
    urls: [sharing({ title: 'Apples', type: 'article', image: `${HOME}a.jpg` })],
    hits: ['/'],
    observed: ['without og:url'],
    detail: { missing: ['og:url'] },
  },
  'counts empty tags as missing': {
    urls: [sharing({ ...GOOD, title: ' ' })],
    hits: ['/'],
    observed: ['without og:title'],
  },
  'is one that has none': {
    urls: [sharing({})],
    hits: ['/'],
    observed: ['without og:title, og:type, og:image, og:url'],
  },
  'knows og:image:url': {
    urls: [sharing({ title: 'Apples', type: 'article', url: HOME, 'image:url': `${HOME}a.jpg` })],
    hits: [],
  },
  'asks none of pages that are not to be indexed, and of errors': {
    urls: [
      sharing({}, { robots: [{ name: 'robots', content: 'noindex', line: 3 }] }),
      urlOf(`${HOME}gone`, { answer: { status: 404 } }),
    ],
    hits: [],
  },
});
