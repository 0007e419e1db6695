import { Chance } from '../chaos/chance.js';

/** The parts of pages and texts that are slow or harmful to read; each is repeated to a size. */
const PIECES: Readonly<Record<string, string>> = {
  dots: '.',
  'ends of sentences': 'a. ',
  'question marks': '?!',
  'open brackets': '(',
  'closed brackets': ')',
  'open quotes': '“',
  'straight quotes': ' "',
  apostrophes: "'",
  entities: '&amp;',
  'broken entities': '&#x',
  titles: 'Dr. Mr. Mrs. Prof. ',
  initials: 'J. R. R. ',
  numbers: '1.000,00 ',
  digits: '7',
  'a huge word': 'pneumono',
  'accents that never end': 'a\u0301\u0301\u0301',
  'letters beyond the first plane': '\u{1d51e}',
  hyphens: '-',
  dashes: ' – ',
  'lines of blanks': ' \t ',
  'empty lines': '\n \n',
  capitals: 'AaBb',
  citations: '[1] ',
  addresses: 'www.a.b/c?d ',
  'full width': '。「',
  joiners: 'a\u200d\u00ad',
  'right to left': '\u202eא ',
};

/** @returns texts of so many letters, by what they are made of */
export function hostileTexts(letters: number): [what: string, text: string][] {
  const chance = new Chance(14);
  const pieces = Object.values(PIECES);
  let mixed = '';
  while (mixed.length < letters) mixed += pieces[chance.whole(0, pieces.length)] ?? '';
  return [
    ...Object.entries(PIECES).map(([what, piece]): [string, string] => [what, filled(piece, letters)]),
    ['all of it', mixed.slice(0, letters)],
  ];
}

/** What is slow to read of a text that somebody pasted; each is repeated to a size. */
const PASTED: Readonly<Record<string, string>> = {
  titles: 'Harbour lights\n',
  'titles apart': 'Harbour lights\n\n',
  'lines that go on': 'the harbour has a light and\n',
  'numbers that run on from one': '1. a\n2. b\n',
  'only the number one': '1. Harbour\n',
  'letters in brackets': '(a) x\n',
  bullets: '- a\n',
  'quoted lines': '> a\n',
  'deeper quotations': '> > > > a\n> b\n',
  fences: '```\n',
  'fences of two kinds': '```\n~~~\n',
  'rows of a table': '| a | b |\n',
  'columns of tabs': 'a\tb\n',
  'delimiter rows': '|--|--|\n',
  underlines: 'a\n---\n',
  labels: 'Price: 30\n',
  'questions and answers': 'Q: a?\nA: b.\n',
  'headers of letters': 'From: a\nTo: b\nDate: c\n',
  greetings: 'Dear Jane,\n',
  closings: 'Regards,\n',
  'open emphasis': '**a *b _c `d ',
  'open links': '[a](b ',
  'links in brackets': '![[[](',
  'names below a label': 'Present:\nJane Roe\n',
  'ends of a release': 'FOR IMMEDIATE RELEASE\n###\nAbout Us\n',
  pointers: 'See Section 3. ',
  captions: 'Figure 1. a\n',
  returns: '\r',
  'pieces of a line': 'a\u2028',
};

/** @returns texts as people paste them, of so many letters, by what they are made of */
export function hostilePastes(letters: number): [what: string, text: string][] {
  const pasted = Object.entries(PASTED).map(([what, piece]): [string, string] => [
    what,
    filled(piece, letters),
  ]);
  return [...hostileTexts(letters), ...pasted];
}

/** @returns pages of so many letters, by what they are made of: those texts, and markup of every kind */
export function hostilePages(letters: number): [what: string, html: string][] {
  const page = (body: string, head = '') =>
    `<!doctype html><html lang="en"><head><title>Harbour lights</title>${head}</head><body><main>${body}</main></body></html>`;
  const markup: Readonly<Record<string, string>> = {
    'nested elements': '<div>',
    'nested lists': '<ul><li>a',
    'nested tables': '<table><tr><td>',
    'unclosed paragraphs': '<p>a',
    'ends without a start': '</b></i>',
    'wrongly nested': '<b><i></b></i>',
    'open tags': '<a href=',
    'lone brackets': '< ',
    attributes: '<p a b=1 c="2">x</p>',
    'open comments': '<!-- <!-',
    comments: '<!-- a -->',
    headings: '<h2>Harbour lights</h2>',
    'empty headings': '<h1></h1>',
    links: '<a href="/a?b=c#d">a</a>',
    'links without an end': '<a href="/b">harbour ',
    metas: '<meta name="a" content="b">',
    'meta refresh': `<meta http-equiv="refresh" content="${'1'.repeat(400)}x">`,
    'declarations of an encoding': '<meta http-equiv="content-type" content="text/html; charset=',
    scripts: '<script type="application/ld+json">[[[[{"@type":"Article"}]]]]</script>',
    'open scripts': '<script>//',
    images: '<img src="a.png" alt="harbour" srcset="a 1x, b 2x">',
    'long tables': '<tr><td>a<td>b',
    'short paragraphs': '<p>The harbour has a light. </p>',
    times: '<time datetime="2026-01-01">x</time>',
    definitions: '<dl><dt>a<dd>b</dl>',
    'terms without a meaning': '<dt>harbour',
    'nested definitions': '<dl><dt>a<dd>b',
    'meanings without a term': '<dd>a',
    captions: '<figure><figcaption>Figure 1. A light</figcaption></figure>',
    'nested captions': '<div class="caption">a',
    'lists that go on': '<ol start="2"><li>a</ol><p>b',
    'typed steps': '<p>1. a</p><p>2. b</p>',
    licences: '<a rel="license" href="https://creativecommons.org/licenses/by/4.0/">a</a>',
    doctypes: '<!doctype html>',
    'sections of CDATA': '<![CDATA[ ]]>',
  };
  return [
    ...hostileTexts(letters).map(([what, text]): [string, string] => [what, page(`<p>${text}</p>`)]),
    ...Object.entries(markup).map(([what, piece]): [string, string] => [what, page(filled(piece, letters))]),
    ['one attribute', page(`<p title="${filled('a &quot; ', letters)}">x</p>`)],
    ['one title', page('', `<title>${filled('a - ', letters)}</title>`)],
    ['one JSON-LD', page('', `<script type="application/ld+json">${filled('[', letters)}</script>`)],
  ];
}

/** @returns files that are no pages, by what they are made of, of so many letters */
export function hostileFiles(
  letters: number,
): Record<'robots' | 'sitemap' | 'feed', [what: string, text: string][]> {
  const feed = (items: string) => `<?xml version="1.0"?><rss version="2.0"><channel>${items}</channel></rss>`;
  const sitemap = (urls: string) =>
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  return {
    robots: [
      ['many rules', `User-agent: *\n${filled('Disallow: /a\n', letters)}`],
      ['many wildcards', `User-agent: *\n${filled('Disallow: /*a*b*c*$\n', letters)}`],
      ['many agents', filled('User-agent: a\n', letters)],
      ['one line', `User-agent: *\nDisallow: /${filled('*a', letters)}`],
      ['nothing but colons', filled(':', letters)],
    ],
    sitemap: [
      ['many addresses', sitemap(filled('<url><loc>https://h.example/a</loc></url>', letters))],
      ['nested elements', sitemap(filled('<url>', letters))],
      ['entities', sitemap(`<url><loc>${filled('&amp;', letters)}</loc></url>`)],
      ['one address', sitemap(`<url><loc>https://h.example/${filled('a/', letters)}</loc></url>`)],
      ['open tags', sitemap(filled('<', letters))],
    ],
    feed: [
      ['many items', feed(filled('<item><title>a</title><link>https://h.example/a</link></item>', letters))],
      ['nested elements', feed(filled('<item>', letters))],
      ['entities', feed(`<item><title>${filled('&lt;', letters)}</title></item>`)],
      ['open CDATA', feed(filled('<![CDATA[', letters))],
    ],
  };
}

function filled(piece: string, letters: number): string {
  return piece.repeat(Math.ceil(letters / piece.length)).slice(0, letters);
}
