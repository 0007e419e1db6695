import { describe, expect, it } from '@jest/globals';
import { HtmlValidateValidator } from '../../../../src/adapters/html/html-validate-validator.js';
import { articleOf } from '../../../support/writing/stored-article.js';
import { checkOf, recordOf } from '../../../support/writing/provenance-record.js';
import { jsonLdOf } from '../../../../src/transports/output/json-ld.js';
import { recordPage } from '../../../../src/transports/output/record-page.js';

const edition = { name: 'The Harbour Times', webAddress: 'https://harbour.example/' };
const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)>&"';

describe('the page of a record', () => {
  it('shows each sentence beside its source, with a link to the passage', () => {
    const page = recordPage({ article: articleOf({ title: 'Tides' }), record: recordOf(), edition });
    expect(page).toContain(
      '<td lang="en">The sea rises and falls twice a day, by 4 metres in this harbour.</td>',
    );
    expect(page).toContain('href="https://docs.example/s1#:~:text=The%20sea%20rises');
    expect(page).toContain('the same words');
    expect(page).toContain('1 of 1 are supported by the text that they cite');
  });

  it('says what a model wrote and why it was left out', () => {
    const page = recordPage({ article: articleOf(), record: recordOf(), edition });
    expect(page).toContain('It rises thrice. <small>no source says so</small>');
  });

  it('marks a sentence that its source does not bear out, with the reason', () => {
    const record = recordOf();
    const claims = record.claims.map((claim) => ({
      ...claim,
      verdict: 'contradicted' as const,
      reason: 'The cited text does not have 5.',
    }));
    const page = recordPage({ article: articleOf(), record: { ...record, claims }, edition });
    expect(page).toContain('<strong>Contradicted.</strong> The cited text does not have 5.');
  });

  it('names who overrode a check, when and why', () => {
    const by = { id: 'e-1', name: 'Ada Lock' };
    const publication = { at: '2026-03-02T08:00:00.000000Z', by, overrideReason: 'Checked by telephone.' };
    const record = recordOf({}, [checkOf('numbers', { verdict: 'fail' })]);
    const override = { editorId: 'e-1', reason: 'Checked by telephone.', at: publication.at };
    const page = recordPage({
      article: articleOf({ status: 'published', publication }),
      record: { ...record, checks: record.checks.map((check) => ({ ...check, override })) },
      edition,
    });
    expect(page).toContain('by Ada Lock on 2026-03-02 08:00 UTC: “Checked by telephone.”');
    expect(page).toContain('over a check that failed: “Checked by telephone.”');
  });

  it('is valid HTML, whatever titles, sources and reasons hold', async () => {
    const record = recordOf({}, [
      checkOf('numbers', { verdict: 'fail', summary: HOSTILE, items: [{ blockId: null, message: HOSTILE }] }),
    ]);
    const page = recordPage({
      article: articleOf({ title: HOSTILE, byline: HOSTILE }),
      record: {
        ...record,
        sources: record.sources.map((source) => ({
          ...source,
          title: HOSTILE,
          author: HOSTILE,
          licence: HOSTILE,
        })),
        droppedSources: [
          { url: 'javascript:alert(1)', title: HOSTILE, reason: HOSTILE, code: null, duplicateOf: null },
        ],
        refusedSentences: [{ part: 'lead', text: HOSTILE, reasons: [HOSTILE] }],
      },
      edition: { name: HOSTILE, webAddress: null },
    });
    expect(page).not.toMatch(/<script>|<img|href="javascript/);
    expect(page.match(/<script type="application\/ld\+json">/g)).toHaveLength(1);
    expect(await new HtmlValidateValidator().validate(page)).toEqual([]);
  });

  it('has the article as JSON-LD in its head', () => {
    const parts = { article: articleOf({ title: HOSTILE }), record: recordOf(), edition };
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(recordPage(parts)) ?? [];
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(jsonLdOf(parts))));
  });
});

describe('an article as JSON-LD', () => {
  it('names its sources, how it came to be and what it is', () => {
    const record = recordOf();
    const sources = record.sources.map((source) => ({
      ...source,
      licence: 'https://creativecommons.org/licenses/by/4.0/',
    }));
    const publication = { at: '2026-03-02T08:00:00.123456Z', by: null, overrideReason: null };
    const article = articleOf({ title: 'Tides', status: 'published', publication, byline: 'Ada Lock' });
    expect(jsonLdOf({ article, record: { ...record, sources }, edition })).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      genre: 'Article',
      headline: 'Tides',
      creativeWorkStatus: 'Published',
      datePublished: '2026-03-02T08:00:00Z',
      author: { '@type': 'Person', name: 'Ada Lock' },
      publisher: { '@type': 'Organization', name: 'The Harbour Times', url: 'https://harbour.example/' },
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
      isBasedOn: ['https://docs.example/s1'],
      citation: [
        {
          '@type': 'WebPage',
          name: 'Tides',
          url: 'https://docs.example/s1',
          license: 'https://creativecommons.org/licenses/by/4.0/',
        },
      ],
    });
  });

  it('leaves out what is not known', () => {
    const names = Object.keys(jsonLdOf({ article: articleOf(), record: recordOf(), edition }));
    expect(names).not.toContain('datePublished');
    expect(names).not.toContain('image');
  });

  it('says when it is news, by the form that was printed', () => {
    const record = recordOf({ form: 'news_brief' });
    expect(jsonLdOf({ article: articleOf(), record, edition })).toMatchObject({
      '@type': 'NewsArticle',
      genre: 'News in brief',
    });
  });
});
