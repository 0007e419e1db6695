import { canonicalByScript } from '../../../../../src/libs/site-audit/checks/indexability/canonical-by-script.js';
import { contentByScript } from '../../../../../src/libs/site-audit/checks/content/content-by-script.js';
import { noindexByScript } from '../../../../../src/libs/site-audit/checks/indexability/noindex-by-script.js';
import { type RenderedPage, unrenderedPage } from '../../../../../src/libs/site-audit/index.js';
import { HOME, pageOf } from '../../../../support/audit/audit-site.js';
import { describeCheck } from '../../../../support/audit/describe-check.js';
import { answerOf } from '../../../../support/audit/audit-site.js';

const UNRENDERED = unrenderedPage('timeout', 'it did not come to rest');
const rendered = (more: Partial<RenderedPage>) => [
  { ...pageOf(`${HOME}a`), answer: { ...answerOf(), rendered: { ...UNRENDERED, failure: null, ...more } } },
];
const failed = [{ ...pageOf(`${HOME}a`), answer: { ...answerOf(), rendered: UNRENDERED } }];
const plain = [pageOf(`${HOME}a`)];
const canonical = (raw: string | null, now: string | null) =>
  rendered({ changes: [{ field: 'canonical', raw, rendered: now }] });

describeCheck(contentByScript, {
  'fewer than half of 50 words': {
    urls: rendered({ rawWords: 24, words: 50 }),
    hits: ['/a'],
    observed: ['24 words of 50'],
  },
  'half of them': { urls: rendered({ rawWords: 25, words: 50 }), hits: [] },
  'a page of 49 words': { urls: rendered({ rawWords: 0, words: 49 }), hits: [] },
  'a page that could not be rendered': { urls: failed, hits: [] },
  'a page that was not to be': { urls: plain, hits: [] },
});

describeCheck(canonicalByScript, {
  'another canonical': {
    urls: canonical(HOME, `${HOME}b`),
    hits: ['/a'],
    observed: ['changed'],
    detail: { raw: HOME },
  },
  'one where there was none': { urls: canonical(null, HOME), hits: ['/a'], observed: ['added'] },
  'none where there was one': { urls: canonical(HOME, null), hits: ['/a'], observed: ['removed'] },
  'the same, beside another title': {
    urls: rendered({ changes: [{ field: 'title', raw: 'a', rendered: 'b' }] }),
    hits: [],
  },
  'a page that was not rendered': { urls: plain, hits: [] },
});

describeCheck(noindexByScript, {
  'a noindex that was added': { urls: rendered({ noindex: 'added' }), hits: ['/a'], observed: ['added'] },
  'a noindex that was removed': {
    urls: rendered({ noindex: 'removed' }),
    hits: ['/a'],
    observed: ['removed'],
  },
  'none that changed': { urls: rendered({}), hits: [] },
  'a page that could not be rendered': { urls: failed, hits: [] },
});
