import { startTestWebsite, type Route, type TestWebsite } from '../server/test-website.js';

const SENTENCES = [
  'The harbour master reads the tide table before the first boat leaves the quay.',
  'A pilot who knows the harbour lights can bring a ship in through fog.',
  'Every lighthouse keeper writes the weather of the day into a heavy book.',
  'Small boats wait behind the breakwater until the harbour lights are lit.',
  'The tide table hangs beside the door of the old customs house.',
];

/** A page of English that says a little about one thing, with links to these paths. */
export function harbourPage(title: string, links: readonly string[], head = '', more = ''): string {
  const text = [...SENTENCES, ...SENTENCES].map((sentence, n) => `<p>${sentence} ${title} ${n}.</p>`);
  const anchors = links.map((href) => `<li><a href="${href}">About ${href.replace(/\W+/g, ' ')}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
    <body><nav><a href="/">Home</a></nav><main><h1>${title}</h1>${text.join('\n')}${more}
    <ul>${anchors.join('')}</ul></main></body></html>`;
}

/** Texts of a page that may harm the programs that show, read or open what was found on it. */
export const HOSTILE = {
  markup: '</script><script>alert(1)</script>',
  formula: '=HYPERLINK("http://evil.invalid","x")',
  controls: 'bell\u0007 screen\u001b[2J\u009b2J line\u2028 paragraph\u2029 turn\u202e',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Paths of a site that has something of everything; its links lead nowhere else. */
export function siteRoutes(origin: string): Readonly<Record<string, Route>> {
  const docs = Array.from({ length: 6 }, (_, n) => `/docs/chapter-${n + 1}/`);
  const chapter = (path: string, n: number): [string, Route] => [
    path,
    harbourPage(
      `Chapter ${n + 1} of the harbour`,
      [docs[(n + 1) % docs.length]!, `${path}notes.html`, '/missing.html'],
      '<meta name="description" content="A chapter.">',
    ),
  ];
  const notes = (path: string, n: number): [string, Route] => [
    `${path}notes.html`,
    harbourPage('Notes', ['/docs/'], `<link rel="canonical" href="${path}notes.html">`, `<p>${n}</p>`),
  ];
  return {
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nDisallow: /private/\nSitemap: ${origin}/sitemap.xml\n`,
    },
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>${origin}/</loc></url><url><loc>${origin}/only-listed.html</loc></url></urlset>`,
    },
    '/': harbourPage('Harbour', [
      '/docs/',
      '/moved.html',
      '/private/secret.html',
      '/hidden.html',
      '/copy.html',
      '/de/',
      '/hostile-markup.html',
      '/hostile-formula.html',
      '/hostile-controls.html',
      '/broken.html',
      '/dated.html',
    ]),
    '/docs/': harbourPage('Docs', docs, '', '<p><img src="/lamp.png"></p>'),
    ...Object.fromEntries(docs.map(chapter)),
    ...Object.fromEntries(docs.map(notes)),
    '/lamp.png': { headers: { 'content-type': 'image/png' }, body: 'png' },
    '/moved.html': { status: 301, headers: { location: '/docs/' } },
    '/dated.html': {
      headers: { 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT' },
      body: harbourPage('Dated', ['/']).replace(
        '</ul>',
        '<li><a rel="nofollow" href="/missing.html">Gone</a></li></ul>',
      ),
    },
    '/hidden.html': harbourPage('Hidden', ['/'], '<meta name="robots" content="noindex">'),
    '/copy.html': harbourPage('Docs', docs, '<link rel="canonical" href="/docs/">'),
    '/only-listed.html': harbourPage('Only listed', ['/']),
    '/broken.html': { status: 500, body: '<h1>Broken</h1>' },
    '/de/': `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Hafen</title></head><body><main>
      <h1>Der Hafen</h1><p>Der Hafenmeister liest die Gezeitentafel, bevor das erste Boot den Kai verlässt. Wer die
      Lichter des Hafens kennt, bringt ein Schiff auch durch den dichten Nebel sicher an sein Ziel.</p>
      <p>Der Hafenmeister schreibt das Wetter in sein Buch, und der Hafenmeister liest es am Abend wieder.</p>
      <a href="/">Zurück</a></main></body></html>`,
    '/hostile-markup.html': harbourPage(escaped(HOSTILE.markup), ['/']),
    '/hostile-formula.html': harbourPage(escaped(HOSTILE.formula), ['/']),
    '/hostile-controls.html': harbourPage(HOSTILE.controls, ['/']),
  };
}

/** That site on loopback. */
export async function startAuditedSite(): Promise<TestWebsite> {
  const website = await startTestWebsite();
  for (const [path, route] of Object.entries(siteRoutes(website.origin))) website.set(path, route);
  return website;
}
