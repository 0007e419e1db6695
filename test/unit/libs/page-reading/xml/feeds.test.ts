import { describe, expect, it } from '@jest/globals';
import { parseFeed } from '../../../../../src/libs/page-reading/xml/feeds.js';

const ADDRESS = 'https://www.example.com/feed/';
const read = (body: string) => parseFeed(body, ADDRESS);
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>All</title><link>https://www.example.com/</link>${items}</channel></rss>`;
const entry = (path: string, title: string, publishedAt: string | null = null) => ({
  url: `https://www.example.com${path}`,
  title,
  publishedAt,
});

describe('a feed', () => {
  it('is read as RSS 2.0', () => {
    const body = rss(`
      <item><title> One &amp; all </title><link>https://www.example.com/1?a=1&amp;b=2#top</link>
        <pubDate>Mon, 05 Jan 2026 10:00:00 +0100</pubDate></item>
      <item><title><![CDATA[<b>Two</b> &amp; three]]></title><link><![CDATA[https://www.example.com/2]]></link></item>
      <item><title>It&#8217;s four</title><link>/4</link><pubDate>yesterday</pubDate></item>`);
    expect(read(body)).toEqual([
      entry('/1?a=1&b=2', 'One & all', '2026-01-05T09:00:00.000Z'),
      entry('/2', 'Two & three'),
      entry('/4', 'It’s four'),
    ]);
  });

  it('is read as Atom, by the link to the page itself', () => {
    const body = `<feed xmlns="http://www.w3.org/2005/Atom"><title>All</title><link href="https://www.example.com/"/>
      <entry><title type="html">&lt;i&gt;One&lt;/i&gt;</title><link rel="edit" href="/edit"/><link rel="alternate" href="/1"/>
        <published>2026-01-05T10:00:00Z</published><content type="xhtml"><div><p>Text</p></div></content></entry>
      <entry><link href="2"/><title type="xhtml"><div>Two</div></title></entry></feed>`;
    expect(read(body)).toEqual([entry('/1', 'One', '2026-01-05T10:00:00Z'), entry('/feed/2', '')]);
  });

  it('is read as RSS 1.0, whose items are beside the channel', () => {
    const body = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel><title>All</title><link>https://www.example.com/</link></channel>
      <item><title>One</title><link>https://www.example.com/1</link><dc:date>2026-01-05</dc:date></item></rdf:RDF>`;
    expect(read(body)).toEqual([entry('/1', 'One', '2026-01-05')]);
  });

  it('is read as JSON Feed', () => {
    const items = [
      { url: 'https://www.example.com/1', title: 'One', date_published: '2026-01-05' },
      { title: 'None' },
    ];
    const body = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items });
    expect(read(body)).toEqual([entry('/1', 'One', '2026-01-05')]);
  });

  it('has web addresses only', () => {
    const links = ['mailto:a@example.com', 'javascript:0', 'http://[half', ''];
    expect(read(rss(links.map((link) => `<item><link>${link}</link></item>`).join('')))).toEqual([]);
  });

  it('is read for its first five hundred entries', () => {
    expect(read(rss('<item><link>/a</link></item>'.repeat(501)))).toHaveLength(500);
  });

  it.each([
    ['half a feed', rss('<item><link>/a</link></item>').replace('</channel></rss>', '')],
    ['one that declares entities', `<!DOCTYPE rss [<!ENTITY a "b">]>${rss('<item><link>/a</link></item>')}`],
    ['a sitemap', '<urlset><url><loc>https://www.example.com/a</loc></url></urlset>'],
    ['a page', '<!doctype html><html><body>Not found</body></html>'],
    ['JSON of another kind', '{"items": [{"url": "https://www.example.com/a"}]}'],
    ['broken JSON', '{"items": ['],
    ['nothing', ''],
  ])('has no entries when it is %s', (_what, body) => expect(read(body)).toEqual([]));
});
