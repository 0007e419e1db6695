import { describe, expect, it } from '@jest/globals';
import { ReadabilityPageReader } from '../../../../../src/libs/page-reading/article/page-reader.js';

const reader = new ReadabilityPageReader();
const PROSE =
  '<p>The harbour was built of granite in 1820, and it has two lights on its northern pier.</p>'.repeat(4);
const BY = 'https://creativecommons.org/licenses/by/4.0/';

function licenceOf(body: string, head = ''): string | null {
  return reader.read({
    url: 'https://www.example.com/guide/',
    finalUrl: 'https://www.example.com/guide/',
    status: 200,
    contentType: 'text/html',
    body: `<html><head><title>Pier</title>${head}</head><body><main>${PROSE}</main>${body}</body></html>`,
    fetchedAt: new Date('2026-01-05T00:00:00Z'),
  }).licence;
}
const jsonLd = (thing: unknown) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;

describe('the licence of a page', () => {
  it.each([
    ['a link of the head', '', `<link rel="license" href="${BY}">`, BY],
    [
      'a link of the page',
      '<p>Under <a rel="nofollow license" href="/terms">our terms</a></p>',
      '',
      'https://www.example.com/terms',
    ],
    ['JSON-LD, by its address', '', jsonLd({ '@type': 'NewsArticle', license: BY }), BY],
    ['JSON-LD, as a thing', '', jsonLd({ '@graph': [{ '@type': 'WebPage', license: { '@id': BY } }] }), BY],
    [
      'JSON-LD, by its name',
      '',
      jsonLd({ '@type': 'Article', license: { name: 'Reuse with credit' } }),
      'Reuse with credit',
    ],
    ['the markup', `<p itemprop="license">Reuse with credit</p>`, '', 'Reuse with credit'],
    ['Dublin Core', '', `<meta name="DCTERMS.license" content="${BY}">`, BY],
    [
      'a statement of rights',
      '',
      '<meta name="dc.rights" content="© 2026 Harbour Trust">',
      '© 2026 Harbour Trust',
    ],
    ['a link of the footer', `<footer><p>Text under <a href="${BY}">this</a></p></footer>`, '', BY],
    [
      'a wiki',
      `<div id="footer-info-copyright">Under <a href="//www.gnu.org/licenses/fdl-1.3.html">FDL</a></div>`,
      '',
      'https://www.gnu.org/licenses/fdl-1.3.html',
    ],
    [
      'words of the footer',
      '<footer>Text: Creative Commons Attribution-ShareAlike 4.0.</footer>',
      '',
      'Creative Commons Attribution-ShareAlike 4.0',
    ],
    [
      'words of a GNU footer',
      '<footer>Published under the GNU Free Documentation License 1.3</footer>',
      '',
      'GNU Free Documentation License 1.3',
    ],
  ])('is read from %s', (_where, body, head, licence) => {
    expect(licenceOf(body, head)).toBe(licence);
  });

  it.each([
    ['no page’s that declares none', '<footer>© 2026 Harbour Trust</footer>', ''],
    [
      'not that of a picture',
      `<figure><img src="a.png"><a rel="license" href="${BY}">CC BY</a></figure>`,
      '',
    ],
    ['not that of a picture in JSON-LD', '', jsonLd({ '@type': 'ImageObject', license: BY })],
    [
      'not one that the page writes about',
      `<p>Many choose <a href="${BY}">this licence</a> for their texts.</p>`,
      '',
    ],
    ['no script’s', '<a rel="license" href="javascript:void(0)"></a>', ''],
  ])('is %s', (_which, body, head) => {
    expect(licenceOf(body, head)).toBeNull();
  });

  it('has 200 characters at most', () => {
    expect(licenceOf('', `<meta name="dc.rights" content="${'long'.repeat(90)}">`)).toHaveLength(200);
  });
});
