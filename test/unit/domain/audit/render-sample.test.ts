import { describe, expect, it } from '@jest/globals';
import { renderSample } from '../../../../src/domain/audit/render-sample.js';

const page = (path: string, depth: number | null = 2) => ({ url: `https://example.com${path}`, depth });
const pathsOf = (pages: readonly { readonly url: string }[]) => pages.map(({ url }) => new URL(url).pathname);

describe('the pages that are rendered of a site', () => {
  const pages = [
    page('/', 0),
    page('/blog/one'),
    page('/blog/two'),
    page('/blog/near', 1),
    page('/shop/1.html'),
    page('/shop/2.html'),
    page('/lost/page', null),
  ];

  it('are all of them, where so many may be', () => {
    expect(renderSample(pages, 7)).toEqual(pages);
  });

  it('are of each kind the one nearest to the start, before the second of any', () => {
    expect(pathsOf(renderSample(pages, 4))).toEqual(['/', '/blog/near', '/shop/1.html', '/lost/page']);
    expect(pathsOf(renderSample(pages, 6))).toEqual([
      ...['/', '/blog/near', '/shop/1.html', '/lost/page'],
      ...['/blog/one', '/shop/2.html'],
    ]);
  });
});
