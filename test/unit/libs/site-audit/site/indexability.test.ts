import { describe, expect, it } from '@jest/globals';
import { indexabilityOf } from '../../../../../src/libs/site-audit/site/indexability.js';
import { headerDirectives } from '../../../../../src/libs/site-audit/site/robots-directives.js';
import { pageFactsOf, pageOf, redirectOf, urlOf } from '../../../../support/audit/audit-site.js';
import type { PageParts } from '../../../../support/audit/audit-site.js';

const URL_OF_PAGE = 'https://example.com/garden';
const OTHER = 'https://example.com/other';

const canonical = (url: string | null, more: { inHead?: boolean; line?: number } = {}) => ({
  href: url ?? 'x:',
  url,
  absolute: true,
  inHead: true,
  line: 6,
  ...more,
});
const head = (more: PageParts['head']) => ({ page: { head: more! } });
const reasonFor = (more: Parameters<typeof pageOf>[1]) => indexabilityOf(pageOf(URL_OF_PAGE, more)).reason;
const meta = (name: string, content: string) => head({ robots: [{ name, content, line: 3 }] });

describe('a page that search engines may list', () => {
  it('has nothing that speaks against it', () => {
    expect(indexabilityOf(pageOf(URL_OF_PAGE))).toEqual({
      isPage: true,
      indexable: true,
      reason: null,
      noindex: false,
      nofollow: false,
      canonical: URL_OF_PAGE,
      redirectTo: null,
      blockedBy: null,
    });
  });

  it('without a canonical, and with one outside the head, which no search engine reads', () => {
    expect(reasonFor(head({ canonicals: [] }))).toBeNull();
    expect(reasonFor(head({ canonicals: [canonical(OTHER, { inHead: false })] }))).toBeNull();
  });

  it('may have canonicals that contradict each other, so that none counts', () => {
    const both = head({ canonicals: [canonical(URL_OF_PAGE), canonical(OTHER)] });
    expect(reasonFor(both)).toBeNull();
    expect(indexabilityOf(pageOf(URL_OF_PAGE, both)).canonical).toBeNull();
  });

  it('may have a canonical that is itself written in another way', () => {
    expect(reasonFor(head({ canonicals: [canonical('HTTPS://example.com:443/garden#top')] }))).toBeNull();
  });

  it('may have a meta refresh that loads itself again', () => {
    expect(reasonFor(head({ refresh: { seconds: 60, url: null, line: 4 } }))).toBeNull();
    expect(reasonFor(head({ refresh: { seconds: 60, url: `${URL_OF_PAGE}#news`, line: 4 } }))).toBeNull();
  });
});

describe('robots directives', () => {
  it.each([
    ['robots', 'noindex', true],
    ['robots', 'NoIndex , follow', true],
    ['googlebot', 'noindex', true],
    ['robots', 'none', true],
    ['robots', 'index, follow', false],
    ['robots', 'noimageindex, max-snippet:-1', false],
    ['otherbot', 'noindex', false],
  ])('say, in a meta %s with "%s", that noindex is %s', (name, content, expected) => {
    expect(indexabilityOf(pageOf(URL_OF_PAGE, meta(name, content))).noindex).toBe(expected);
    expect(reasonFor(meta(name, content))).toBe(expected ? 'noindex' : null);
  });

  it.each([
    ['noindex', true],
    ['nofollow, noindex', true],
    ['none', true],
    ['googlebot: noindex', true],
    ['*: noindex', true],
    ['otherbot: noindex', false],
    ['otherbot: nofollow, noindex', false],
    ['noindex, otherbot: nosnippet', true],
    ['otherbot: noindex, googlebot: nosnippet, noindex', true],
    ['unavailable_after: 25 jun 2030 15:00:00 pst', false],
    ['unavailable_after: friday, 25-jun-30 15:00:00 utc, noindex', true],
    ['max-image-preview: large, noindex', true],
    ['all', false],
  ])('say, in X-Robots-Tag "%s", that noindex is %s', (header, expected) => {
    expect(indexabilityOf(pageOf(URL_OF_PAGE, { answer: { xRobotsTag: [header] } })).noindex).toBe(expected);
  });

  it('are read of both places, and the strictest wins', () => {
    const page = pageOf(URL_OF_PAGE, { ...meta('robots', 'index'), answer: { xRobotsTag: ['noindex'] } });
    expect(indexabilityOf(page)).toMatchObject({ noindex: true, nofollow: false, reason: 'noindex' });
    const other = pageOf(URL_OF_PAGE, {
      ...meta('robots', 'nofollow'),
      answer: { xRobotsTag: ['index, follow'] },
    });
    expect(indexabilityOf(other)).toMatchObject({ noindex: false, nofollow: true, indexable: true });
  });

  it('are joined from several metas and headers', () => {
    const two = head({
      robots: [
        { name: 'robots', content: 'index', line: 3 },
        { name: 'googlebot', content: 'noindex', line: 4 },
      ],
    });
    expect(reasonFor(two)).toBe('noindex');
    expect([...headerDirectives(['noarchive', 'googlebot: nofollow'])]).toEqual(['noarchive', 'nofollow']);
  });

  it('are known of files by their header, too', () => {
    const file = urlOf('https://example.com/report.pdf', { answer: { xRobotsTag: ['noindex'] } });
    expect(indexabilityOf(file)).toMatchObject({
      noindex: true,
      isPage: false,
      indexable: false,
      reason: null,
    });
  });
});

describe('what speaks against a page', () => {
  it('is another canonical, of the head or of the Link header', () => {
    expect(reasonFor(head({ canonicals: [canonical(OTHER)] }))).toBe('canonicalised');
    expect(reasonFor(head({ canonicals: [canonical(OTHER, { inHead: false, line: 0 })] }))).toBe(
      'canonicalised',
    );
    expect(reasonFor(head({ canonicals: [canonical('https://example.com/Garden')] }))).toBe('canonicalised');
  });

  it('is a meta refresh to another URL', () => {
    const page = pageOf(URL_OF_PAGE, head({ refresh: { seconds: 5, url: OTHER, line: 4 } }));
    expect(indexabilityOf(page)).toMatchObject({
      indexable: false,
      reason: 'meta_refresh',
      redirectTo: OTHER,
    });
  });

  it('is a robots.txt that forbids it, whether it was asked for or not', () => {
    const line = { line: 12, text: 'Disallow: /garden' };
    expect(indexabilityOf(pageOf(URL_OF_PAGE, { blockedBy: line }))).toMatchObject({
      isPage: true,
      indexable: false,
      reason: 'blocked',
      blockedBy: line,
    });
    const skipped = urlOf(URL_OF_PAGE, { skipped: { reason: 'robots', detail: 'robots.txt answers 503' } });
    expect(indexabilityOf(skipped)).toMatchObject({
      reason: 'blocked',
      blockedBy: { line: 0, text: 'robots.txt answers 503' },
    });
  });

  it('is the line that the crawl wrote down when it left the URL', () => {
    const skipped = urlOf(URL_OF_PAGE, {
      skipped: { reason: 'robots', detail: 'line 12: Disallow: /garden' },
    });
    expect(indexabilityOf(skipped).blockedBy).toEqual({ line: 12, text: 'Disallow: /garden' });
  });

  it('is named by the first thing that a crawler meets', () => {
    const refresh = { seconds: 0, url: OTHER, line: 4 };
    const canonicals = [canonical(OTHER)];
    const robots = [{ name: 'robots', content: 'noindex', line: 3 }];
    expect(reasonFor(head({ refresh, canonicals }))).toBe('canonicalised');
    expect(reasonFor(head({ refresh, canonicals, robots }))).toBe('noindex');
    expect(reasonFor({ ...head({ refresh, robots }), blockedBy: { line: 1, text: 'Disallow: /' } })).toBe(
      'blocked',
    );
  });
});

describe('a URL without a page', () => {
  it.each([
    [301, 'redirect'],
    [302, 'redirect'],
    [304, 'redirect'],
    [404, 'client_error'],
    [410, 'client_error'],
    [429, 'client_error'],
    [500, 'server_error'],
    [503, 'server_error'],
    [204, null],
  ])('answers %s and has the reason %s', (status, reason) => {
    expect(indexabilityOf(urlOf(URL_OF_PAGE, { answer: { status } }))).toMatchObject({
      indexable: false,
      reason,
    });
  });

  it('says where a redirect leads, in the one form, and nothing of a Location without a redirect', () => {
    expect(indexabilityOf(redirectOf(URL_OF_PAGE, 'https://EXAMPLE.com/new#part', 308)).redirectTo).toBe(
      'https://example.com/new',
    );
    expect(indexabilityOf(redirectOf(URL_OF_PAGE, null)).redirectTo).toBeNull();
    expect(indexabilityOf(redirectOf(URL_OF_PAGE, OTHER, 201)).redirectTo).toBeNull();
    expect(indexabilityOf(redirectOf(URL_OF_PAGE, 'ftp://example.com/')).redirectTo).toBeNull();
  });

  it('says so when it gave no answer, and says nothing when it was not asked', () => {
    expect(indexabilityOf(urlOf(URL_OF_PAGE, { answer: { status: null, failure: 'dns' } })).reason).toBe(
      'no_response',
    );
    const skipped = urlOf(URL_OF_PAGE, { skipped: { reason: 'max_pages', detail: '' } });
    expect(indexabilityOf(skipped).reason).toBeNull();
  });

  it('is never judged on another site', () => {
    const foreign = { ...pageOf('https://other.example/'), page: pageFactsOf() };
    expect(indexabilityOf(foreign)).toMatchObject({ isPage: false, indexable: false, reason: null });
    expect(indexabilityOf(urlOf('https://other.example/', { answer: { status: 404 } })).reason).toBeNull();
  });

  it('is no page though HTML came with an error', () => {
    expect(indexabilityOf(pageOf(URL_OF_PAGE, { answer: { status: 404 } }))).toMatchObject({
      isPage: false,
      reason: 'client_error',
    });
  });
});
