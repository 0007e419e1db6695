import { describe, expect, it } from '@jest/globals';
import { ReadabilityPageReader } from '../../../../../src/libs/page-reading/article/page-reader.js';
import type { FetchedPage } from '../../../../../src/libs/guarded-fetch/index.js';
import { expectLinear } from '../../../../support/expect-linear.js';
import { itOfMany } from '../../../../support/sample.js';

const reader = new ReadabilityPageReader();

function page(body: string, more: Partial<FetchedPage> = {}): FetchedPage {
  return {
    url: 'https://www.example.com/guide/tea.html',
    finalUrl: 'https://www.example.com/guide/tea.html',
    status: 200,
    contentType: 'text/html',
    body,
    fetchedAt: new Date('2026-01-05T00:00:00Z'),
    ...more,
  };
}

const read = (body: string, more: Partial<FetchedPage> = {}) => reader.read(page(body, more));
const linesOf = (body: string) =>
  read(body).blocks.map((block) => `${block.kind}${block.level ?? ''}: ${block.text}`);
const textOf = (body: string) =>
  read(body)
    .blocks.map((block) => block.text)
    .join('\n');

/** Prose in so many sentences, for pages that must be long enough to be articles. */
const prose = (sentences: number, about = 'tea') =>
  Array.from(
    { length: sentences },
    (_, at) =>
      `Sentence ${at + 1} says, at some length, what there is to say about ${about}, and then it ends.`,
  ).join(' ');

describe('cutting a page into blocks', () => {
  it('numbers the items of numbered lists only, each list from 1', () => {
    const { blocks } = read(
      '<main><p>Make tea like this, and mind the heat:</p><ol><li><p>Boil water.</p><p>Not too much.</p></li>' +
        '<li>Pour it over:<ol start="5"><li>leaves</li></ol></li><li>Wait.</li></ol>' +
        '<p>You need two things for it:</p><ul><li>water</li><li>leaves</li></ul></main>',
    );
    expect(blocks.filter(({ kind }) => kind === 'item').map(({ text, order }) => [text, order])).toEqual([
      ['Boil water.', 1],
      ['Pour it over:', 2],
      ['leaves', 1],
      ['Wait.', 3],
      ['water', undefined],
      ['leaves', undefined],
    ]);
  });

  it('keeps headings, paragraphs, items, quotes, code and tables, in reading order', () => {
    const lines = linesOf(`<main>
      <h1>Tea</h1>
      <p>Tea is   a <em>drink</em>,
         hot or cold.</p>
      <h2>Kinds of it</h2>
      <ul><li>Green tea, which is not oxidised.<li><p>Black tea, which is.</p><p>It is stronger.</p></ul>
      <blockquote><p>A cup of tea would restore my normality.</p></blockquote>
      <pre><code>boil --degrees 95
  pour</code></pre>
      <table><tr><th>Kind<th>Minutes<tr><td>Green<td>2<tr><td>Black<td>4</table>
      <dl><dt>Infusion<dd>What comes of it when leaves stand in water.</dl>
      <h3>Milk</h3>
      <p>First line of a verse<br>and the second.<br><br>Another paragraph to the eye.</p>
    </main>`);
    expect(lines).toEqual([
      'heading1: Tea',
      'paragraph: Tea is a drink, hot or cold.',
      'heading2: Kinds of it',
      'item: Green tea, which is not oxidised.',
      'item: Black tea, which is.',
      'paragraph: It is stronger.',
      'quote: A cup of tea would restore my normality.',
      'code: boil --degrees 95\n  pour',
      'table: Kind | Minutes\nGreen | 2\nBlack | 4',
      'definition: Infusion: What comes of it when leaves stand in water.',
      'heading3: Milk',
      'paragraph: First line of a verse and the second.',
      'paragraph: Another paragraph to the eye.',
    ]);
  });

  it('reads text outside of paragraphs, and text around a list inside a paragraph', () => {
    expect(
      linesOf('<div>Loose words of some length, here.<ul><li>An item.</ul>And a rest of them, there.</div>'),
    ).toEqual([
      'paragraph: Loose words of some length, here.',
      'item: An item.',
      'paragraph: And a rest of them, there.',
    ]);
  });

  it('separates words only where the layout does', () => {
    expect(
      linesOf('<p>un<b>break</b>able</p><h2><span>Chap</span>ter <br>one</h2><p>body text.</p>'),
    ).toEqual(['paragraph: unbreakable', 'heading2: Chapter one', 'paragraph: body text.']);
    expect(linesOf('<table><tr><td><p>a</p><p>b</p><td>c<tr><td>d<td>e</table>')).toEqual([
      'table: a b | c\nd | e',
    ]);
  });

  it('drops invisible characters: soft hyphens, zero-width spaces, controls, lone surrogates', () => {
    const text = textOf('<p>so\u00adft\u200b wa\u0000ter\u0007 \ufeff\ud800flows&nbsp;&nbsp;down.&#0;</p>');
    expect(text).toContain('soft water flows down.');
    for (const letter of '\u0000\u0007\u00ad\u200b\ufeff') expect(text).not.toContain(letter);
    expect(text).not.toMatch(/\p{Surrogate}/u);
  });

  it('joins lines without a space in a script that writes none', () => {
    expect(textOf('<p>お茶は\n 飲み物です。\n熱いです。</p>')).toBe('お茶は飲み物です。熱いです。');
  });

  it('reads layout tables as lists and prose', () => {
    expect(linesOf('<p>Three:</p><table><tr><td>one</tr><tr><td>two</tr><tr><td>three</tr></table>')).toEqual(
      ['paragraph: Three:', 'item: one', 'item: two', 'item: three'],
    );
    const lines = linesOf(
      `<table><tr><td><h2>Tea</h2><p>${prose(5)}</p><td><p>${prose(4, 'milk')}</p></table>`,
    );
    expect(lines.map((line) => line.slice(0, 22))).toEqual([
      'heading2: Tea',
      'paragraph: Sentence 1 ',
      'paragraph: Sentence 1 ',
    ]);
  });

  it('takes a bold line for the title of a box, below any section', () => {
    expect(
      linesOf(
        '<h2>Tea</h2><div><p><b>TIP</b></p><p><strong>A warm pot</strong></p><p>Warm the pot first.</p></div>',
      ),
    ).toEqual(['heading2: Tea', 'heading6: A warm pot', 'paragraph: Warm the pot first.']);
    expect(linesOf('<h3>Note</h3><p>Pots break.</p><p><b>Always be careful.</b></p>')).toEqual([
      'heading6: Note',
      'paragraph: Pots break.',
      'paragraph: Always be careful.',
    ]);
  });

  it('removes a book’s numbering from headings, and keeps numbers with a meaning', () => {
    const headings = [
      ['5.4.1. Check Constraints', 'Check Constraints'],
      ['Chapter\u00a05. Data Definition', 'Data Definition'],
      ['Appendix A. Licence', 'Licence'],
      ['A.2. Obtaining it', 'Obtaining it'],
      ['3. Pour the water', 'Pour the water'],
      ['1.2.3 Third level', 'Third level'],
      ['3.5 million cups a day', '3.5 million cups a day'],
      ['2024 in review', '2024 in review'],
      ['10 kinds of tea', '10 kinds of tea'],
      ['5.', '5.'],
      ['5.4.1. dpkg and apt', 'dpkg and apt'],
      ['12.4.1 release notes', '12.4.1 release notes'],
      ['17. mai i Bergen', '17. mai i Bergen'],
      ['Section 12: The law', 'The law'],
      ['Section 230: The law', 'Section 230: The law'],
      ['Section 12: the law', 'Section 12: the law'],
      ['Part IV. Tea', 'Tea'],
      ['Part time: Jobs', 'Part time: Jobs'],
    ];
    for (const [written, heading] of headings) {
      expect(linesOf(`<h2>${written}</h2><p>Text.</p>`)[0]).toBe(`heading2: ${heading}`);
    }
  });
});

describe('separating the main text from boilerplate', () => {
  const boilerplate = {
    nav: '<nav><p>Home of many things</p><a href="/a">A</a></nav>',
    'a role': '<div role="navigation">Where to <a href="/a">go</a></div>',
    footer: '<footer>All rights reserved by the owner.</footer>',
    aside: '<aside><p>Other things that you may want to read today.</p></aside>',
    'a banner': '<header><p>The best site of all, every single day.</p></header>',
    'a menu by its class':
      '<div class="main-menu"><span>Go</span> <a href="/a">A</a> <a href="/b">B</a></div>',
    'a breadcrumb': '<p><a href="/">Home</a> &gt; <a href="/guide">Guide</a> &gt; Tea</p>',
    'a breadcrumb by its class': '<div class="breadcrumbs">You are here: Guide</div>',
    'a row of neighbours':
      '<table><tr><td><a href="a.html" accesskey="p">Prev</a><td>Chapter 5. Drinks<td><a href="c.html" accesskey="n">Next</a></table>',
    'a row of neighbours by their words':
      '<ul><li><a href="a.html"><b>Previous</b></a><li>The Handbook of Drinks<li><a href="c.html"><b>Next</b></a></ul>',
    'neighbours in German': '<p><a href="a.html">Zurück</a> Kapitel 5 <a href="c.html">Weiter</a></p>',
    'other languages':
      '<p>Languages: <a hreflang="fr" href="fr">fr</a> | <a hreflang="de" href="de">de</a></p>',
    'a list of links':
      '<ul><li><a href="/a">Coffee and where it grows</a><li><a href="/b">Cocoa</a><li><a href="/c">Milk</a></ul>',
    'a table of contents':
      '<div class="toc"><p><b>Table of Contents</b></p><dl><dt><a href="#a">1. Leaves</a><dt><a href="#b">2. Water</a><dt><a href="#c">3. Cups</a></dl></div>',
    comments: '<div id="comments"><p>First! This is what I think of all the things written above.</p></div>',
    'a cookie notice':
      '<div class="cookie-consent"><p>We use cookies to make this site better for all of us.</p></div>',
    'what is hidden':
      '<p hidden>Not to be seen by anyone at all.</p><p style="display: none">Nor is this to be seen.</p>',
    'a script':
      '<script>document.write("<p>Written by a script.</p>")</script><noscript>Turn it on, please.</noscript>',
    'a form':
      '<form><button>Send it now</button><select><option>Earl Grey</select><textarea>Say it here</textarea></form>',
    'an edit link': '<p><a href="/edit">[edit]</a></p>',
    'a bare address': '<p>→ <a href="https://www.example.org/x">https://www.example.org/x</a></p>',
  };
  const article = `<h1>Tea</h1><p>${prose(4)}</p><h2>How to make it</h2><p>${prose(4, 'water')}</p>`;
  const plain = textOf(`<body>${article}</body>`);

  it.each(Object.entries(boilerplate))('leaves out %s', (_what, html) => {
    expect(textOf(`<body>${html}${article}</body>`)).toBe(plain);
    expect(textOf(`<body>${article}${html}</body>`)).toBe(plain);
    expect(
      textOf(`<body><div class="page">${html}<div class="text">${article}</div>${html}</div></body>`),
    ).toBe(plain);
  });

  it('removes marks from the text around them', () => {
    const text = textOf(`<h2>Tea<a class="headerlink" href="#tea" title="Permalink">¶</a></h2>
      <h3>Water <span class="mw-editsection"><a href="/edit">edit</a></span></h3>
      <p>It boils<sup class="reference"><a href="#n1">[1]</a></sup> at 100 °C<a href="#n2">[2]</a>, or 10<sup>2</sup>.</p>`);
    expect(text).toBe('Tea\nWater\nIt boils at 100 °C, or 102.');
  });

  it('keeps links inside sentences, and lists with content', () => {
    const html = `<p>See <a href="/a">leaves</a>, <a href="/b">water</a> and <a href="/c">cups</a> for what it takes to make it well.</p>
      <ul><li><a href="/a">Leaves</a>: what is plucked and dried.<li><a href="/b">Water</a>: what is boiled and poured.<li><a href="/c">Cups</a>: what it ends in.</ul>`;
    expect(linesOf(html)).toHaveLength(4);
  });

  it('removes the heading of a removed list of links', () => {
    const html = `${article}<h2>See also</h2><ul><li><a href="/a">Coffee</a><li><a href="/b">Cocoa</a><li><a href="/c">Milk</a></ul>`;
    expect(textOf(html)).toBe(plain);
  });

  it('keeps a page whose content is in an element with a suspect name', () => {
    expect(textOf(`<body><div class="sidebar-right nav has-menu" id="banner">${article}</div></body>`)).toBe(
      plain,
    );
  });

  it('keeps side boxes, short sections and code of a manual, where Readability alone would drop them', () => {
    const html = `<body><ul class="docnav"><li><a href="p">Prev</a><li><a href="n">Next</a></ul>
      <div class="section"><div class="titlepage"><h2 class="title">6.2. Tea</h2></div>
      <div class="para">${prose(5)}</div>
      <div class="sidebar"><p class="title"><strong>TIP A warm pot</strong></p><div class="para">Warm the pot first, it is said.</div></div>
      <div class="informalexample"><pre>boil</pre></div>
      <div class="section"><h3 class="title">6.2.1. Milk</h3><div class="para">None, please.</div></div>
      <div class="section"><h3 class="title">6.2.2. Sugar</h3><div class="para">${prose(3, 'sugar')}</div></div></div></body>`;
    expect(linesOf(html).map((line) => line.slice(0, 30))).toEqual([
      'heading2: Tea',
      'paragraph: Sentence 1 says, at',
      'heading6: TIP A warm pot',
      'paragraph: Warm the pot first,',
      'code: boil',
      'heading3: Milk',
      'paragraph: None, please.',
      'heading3: Sugar',
      'paragraph: Sentence 1 says, at',
    ]);
  });

  it('keeps a section’s heading that equals the page’s title', () => {
    const lines = linesOf(
      `<title>Tea</title><article><h1>Tea</h1><p>${prose(6)}</p><h2>Tea</h2><p>${prose(6)}</p></article>`,
    );
    expect(lines.filter((line) => line.startsWith('heading'))).toEqual(['heading1: Tea', 'heading2: Tea']);
  });

  it('prefers <main> to unnamed elements around it', () => {
    const html = `<body><div><p>Sign in to read more of what we write here.</p></div><main>${article}</main><div><p>You may also like our other site.</p></div></body>`;
    expect(textOf(html)).toBe(plain);
  });

  it('leaves out the teasers and notices of a news page that has no <main>', () => {
    const story = Array.from({ length: 8 }, (_, at) => `<p>${prose(3, `part ${at} of the story`)}</p>`).join(
      '',
    );
    const html = `<body><div class="top"><div class="brand">The Daily Leaf</div><div>Monday edition</div></div>
      <div class="wrap"><div class="story"><h1>Tea is up</h1><p class="when">Today</p>${story}</div>
      <div class="rail"><div class="teaser"><b>Coffee is down</b></div><div class="teaser"><b>Milk is out</b></div></div></div>
      <div class="base">Printed on paper</div></body>`;
    const text = textOf(html);
    expect(text).toContain('part 7 of the story');
    for (const junk of ['The Daily Leaf', 'Monday', 'Coffee', 'Milk', 'Printed'])
      expect(text).not.toContain(junk);
  });

  describe('what a publisher says about itself below the last section', () => {
    const imprint = `<p>Acme GmbH is a registered company in Berlin and its managing director is Jane Doe.</p>
      <p>Subscribe to our newsletter and never miss an update about the things that we make.</p>`;
    const article = `<h1>Tea</h1><p>${prose(2)}</p><h2>Kinds of it</h2><p>${prose(3, 'its kinds')}</p>`;

    it.each([
      ['beside the article', `<body><div class="a">${article}</div><div class="z">${imprint}</div>`],
      ['inside it', `<body><div class="a">${article}<div class="z">${imprint}</div></div>`],
      ['on the page itself', `<body>${article}<div>${imprint}</div>`],
      [
        'in several boxes',
        `<body>${article}<div>${imprint}</div><div><p>© 2024 Acme. All rights reserved.</p></div>`,
      ],
      ['below <main>', `<body><main>${article}</main><div>${imprint}</div>`],
    ])('is left out: %s', (_where, html) => {
      const text = textOf(html);
      expect(text).toContain('Sentence 3 says, at some length, what there is to say about its kinds');
      expect(text).not.toMatch(/Acme|newsletter/);
    });

    it.each([
      ['under a heading of its own', `<body>${article}<h2>The maker</h2><div>${imprint}</div>`],
      ['in no box', `<body><div>${article}${imprint}</div>`],
      ['where it is the page', `<body><h1>Acme</h1><p>It makes tea.</p><div>${imprint}</div>`],
    ])('stays %s', (_where, html) => expect(textOf(html)).toContain('Acme GmbH is a registered company'));

    it('is not recognised by one sign alone', () => {
      const last = '<p>The last word is that Acme Ltd sells most of the tea that is drunk in the town.</p>';
      expect(textOf(`<body>${article}<div>${last}</div>`)).toContain('Acme Ltd sells');
    });
  });

  it('recognises a breadcrumb by its separators, not by its spaces', () => {
    const crumbs = (text: string) =>
      linesOf(`<main><div>${text}</div><h1>Tea</h1><p>${prose(3)}</p></main>`)[0] ?? '';
    for (const mark of ['>', ' » ', '\n›\n', '→', ' / ', '|'])
      expect(crumbs(`<a href="/">Home</a>${mark}<a href="/m">Manual</a>${mark}This page`)).toBe(
        'heading1: Tea',
      );
    expect(
      crumbs(
        'Either <a href="/">tea</a> / <a href="/m">water</a> stands on the table. Both / neither are fine.',
      ),
    ).toContain('Either');
  });

  it('returns no text for a page of links only, and for an empty one', () => {
    const links = Array.from({ length: 30 }, (_, at) => `<li><a href="/${at}">Page ${at}</a>`).join('');
    for (const html of [
      `<ul>${links}</ul>`,
      '',
      ' ',
      '<html></html>',
      '<p></p>',
      '<frameset><frame src="a"></frameset>',
    ]) {
      expect(read(html).blocks).toEqual([]);
    }
  });
});

describe('the metadata of a page', () => {
  it('is read from title, meta and link elements', () => {
    const found = read(`<!doctype html><html lang="en-gb"><head><title>Tea – The Daily Leaf</title>
      <meta property="og:site_name" content="The Daily Leaf"><meta name="author" content="A. Writer">
      <meta property="article:published_time" content="2026-01-04T08:30:00+01:00">
      <link rel="canonical" href="/guide/tea"></head><body><p>Text.</p></body></html>`);
    expect(found).toMatchObject({
      title: 'Tea',
      siteName: 'The Daily Leaf',
      author: 'A. Writer',
      publishedAt: '2026-01-04T08:30:00+01:00',
      language: 'en-GB',
      canonicalUrl: 'https://www.example.com/guide/tea',
    });
  });

  it('is null where the page declares none, or none that can be read', () => {
    const found =
      read(`<html lang="klingon_"><meta name="date" content="last Tuesday"><meta name="author" content="">
      <link rel="canonical" href="javascript:alert(1)"><p>Text.</p>`);
    expect(found).toMatchObject({
      siteName: null,
      author: null,
      publishedAt: null,
      language: null,
      canonicalUrl: null,
    });
    expect(read('<meta name="date" content="2026-02-31T99:00"><p>x').publishedAt).toBeNull();
  });

  it('is read from JSON-LD where the head lacks it', () => {
    const data = {
      '@graph': [
        { '@type': 'WebSite' },
        { '@type': 'NewsArticle', author: [{ name: 'B. Writer' }], datePublished: '2025-12-01' },
      ],
    };
    const found = read(`<script type="application/ld+json">${JSON.stringify(data)}</script><p>Text.</p>`);
    expect(found).toMatchObject({ author: 'B. Writer', publishedAt: '2025-12-01' });
    expect(read('<script type="application/ld+json">{broken</script><p>x').author).toBeNull();
  });

  it.each([
    ['<title>6.2. The apt Command</title>', 'The apt Command'],
    ['<title>Tea</title><h1>A very different welcome</h1>', 'Tea'],
    ['<title>All about tea and water | Shop</title>', 'All about tea and water'],
    ['<title>Rock - Paper</title>', 'Rock - Paper'],
    ['<h1>Only a heading</h1>', 'Only a heading'],
    ['<h2>Only a lower heading</h2>', 'Only a lower heading'],
    ['<svg><title>An icon</title></svg><title>Tea</title>', 'Tea'],
    ['<p>Nothing</p>', ''],
  ])('has a title: %s', (html, title) => expect(read(html).title).toBe(title));

  it('has absolute links in document order, each once, without fragments', () => {
    const { links } =
      read(`<a href="a.html#x">A</a><a href="/b"><img alt="B in a picture"></a><a href="A.html">other</a>
      <a href="a.html">again</a><a href="mailto:x@example.com">m</a><a href="javascript:x()">j</a><a href="http://[">bad</a>
      <a href="//other.example/c">C</a><a name="here">no link</a><nav><a href="?q=1">search</a></nav><a href="#top">top</a>
      <a href="d.html"></a><a href="d.html">D, said later</a>`);
    expect(links).toEqual([
      { url: 'https://www.example.com/guide/a.html', text: 'A; again' },
      { url: 'https://www.example.com/b', text: 'B in a picture' },
      { url: 'https://www.example.com/guide/A.html', text: 'other' },
      { url: 'https://other.example/c', text: 'C' },
      { url: 'https://www.example.com/guide/tea.html?q=1', text: 'search' },
      { url: 'https://www.example.com/guide/tea.html', text: 'top' },
      { url: 'https://www.example.com/guide/d.html', text: 'D, said later' },
    ]);
  });

  it('has links relative to the base', () => {
    expect(read('<base href="/other/"><a href="x">X</a>').links[0]?.url).toBe(
      'https://www.example.com/other/x',
    );
    expect(read('<base href="data:,"><a href="x">X</a>').links[0]?.url).toBe(
      'https://www.example.com/guide/x',
    );
  });
});

describe('a page with bad markup', () => {
  it.each([
    ['no body', `<html><head><title>T</title></head><p>${prose(3)}</p></html>`],
    ['no html', `<p>${prose(3)}</p>`],
    [
      'text before the doctype',
      `Warning: x on line 3<br><!doctype html><html><body><p>${prose(3)}</p></body></html>`,
    ],
    ['an open head', `<html><head><title>T</title><p>${prose(3)}`],
    ['two bodies', `<html><body><p>x.</p></body><body><p>${prose(3)}</p></body></html>`],
    ['an open comment', `<p>${prose(3)}</p><!-- and so on`],
    ['an open attribute', `<p>${prose(3)}</p><a href="and so on`],
    ['stray end tags', `</div></p></b><p>${prose(3)}</p></table></body></html></div>`],
    ['crossed tags', `<b><p><i>${prose(3)}</b></i></p>`],
  ])('is read in spite of %s', (_what, html) => expect(textOf(html)).toContain('Sentence 3 says'));

  it.each(['<!-->', '<!--->', '<!---->', '<!-- x --!>', '<!-- > -->'])(
    'is read after the comment %s',
    (comment) => {
      expect(linesOf(`<p>One.</p>${comment}<p>Two.</p><!-- three --><p>Four.</p>`)).toEqual([
        'paragraph: One.',
        'paragraph: Two.',
        'paragraph: Four.',
      ]);
    },
  );

  it('has at most three hundred characters of a heading', () => {
    const [heading] = read(`<h2>${'😀'.repeat(400)}</h2><p>Text.</p>`).blocks;
    expect(heading?.text).toBe('😀'.repeat(300));
  });

  it('is read as XML if it declares so', () => {
    const html =
      '<html xmlns="http://www.w3.org/1999/xhtml"><head><title/><script src="x"/></head><body><p><a id="x"/>One &lt; two.</p><div/><p>Three.</p></body></html>';
    const { blocks } = read(html, { contentType: 'application/xhtml+xml' });
    expect(blocks.map((block) => block.text)).toEqual(['One < two.', 'Three.']);
  });

  const large: [what: string, size: number, markup: (size: number) => string][] = [
    ['nested divs', 300_000, (size) => '<div>'.repeat(size)],
    ['nested lists', 20_000, (size) => '<ul><li>'.repeat(size)],
    ['nested tables', 20_000, (size) => '<table><tr><td>'.repeat(size)],
    ['nested quotes of words', 5000, (size) => '<blockquote>word '.repeat(size)],
    ['formatting without end', 20_000, (size) => '<b><i><p>'.repeat(size)],
    ['end tags without start', 50_000, (size) => '<a>'.repeat(size) + '</b>'.repeat(size)],
    ['links', 100_000, (size) => '<a href="x">y</a>'.repeat(size)],
    ['empty comments', 100_000, (size) => '<!---->'.repeat(size)],
    ['lone angles', 300_000, (size) => '<'.repeat(size)],
    ['attributes', 50_000, (size) => `<p ${Array.from({ length: size }, (_, at) => `a${at}`).join(' ')}>`],
    ['spaces in code', 500_000, (size) => `<pre>a${' '.repeat(size)}b</pre>`],
    ['breaks', 20_000, (size) => `<p>${'x <br> '.repeat(size)}</p>`],
    ['addresses', 50_000, (size) => `<p>${'http://a'.repeat(size)} b</p>`],
    ['a title', 100_000, (size) => `<title>${'a - '.repeat(size)}</title>`],
    [
      'brackets in JSON',
      100_000,
      (size) => `<script type="application/ld+json">${'['.repeat(size)}</script>`,
    ],
    ['a heading of marks', 300_000, (size) => `<h2>${'#'.repeat(size)}x</h2><p>${prose(3)}</p>`],
    ['a heading of full stops', 300_000, (size) => `<h2>A${' .'.repeat(size)}x</h2><p>${prose(3)}</p>`],
    [
      'what is nearly a breadcrumb',
      158,
      (size) => `<div><a href="x">a</a>${'a > '.repeat(size / 2)}<a href="y">.</a></div>`.repeat(20),
    ],
    [
      'names with slashes',
      158,
      (size) => `<div><a href="x">a</a>${'a b c d / '.repeat(size / 6)}<a href="y">!</a></div>`.repeat(20),
    ],
    ['boxes of a publisher', 5000, (size) => '<div><p>Subscribe, Acme Inc.</p></div>'.repeat(size)],
  ];
  itOfMany.each(large)('is read in linear time with %s', (_what, size, markup) => {
    expectLinear((many) => {
      expect(textOf(`<p>${prose(3)}</p>${markup(many)}`)).toContain('Sentence 3 says');
    }, size);
  });

  itOfMany('keeps paragraphs apart in markup that is too deep', () => {
    const lines = linesOf(`${'<div>'.repeat(500)}<p>One and some words.</p><p>Two and some words.</p>`);
    expect(lines).toEqual(['paragraph: One and some words.', 'paragraph: Two and some words.']);
  });
});

describe('a sitemap', () => {
  const sitemap = (body: string) => reader.readSitemap(page(body, { contentType: 'application/xml' }));

  it('gives the absolute http(s) addresses of its pages', () => {
    const body = `<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc> https://www.example.com/a?x=1&amp;y=2 </loc><lastmod>2026-01-01</lastmod></url>
      <url><loc>https://www.example.com/b</loc></url><url><loc>/relative</loc></url><url><loc>ftp://x/y</loc></url><url/></urlset>`;
    expect(sitemap(body)).toEqual({
      pages: ['https://www.example.com/a?x=1&y=2', 'https://www.example.com/b'],
      sitemaps: [],
    });
  });

  it('gives the sitemaps that an index names', () => {
    const body =
      '<sm:sitemapindex xmlns:sm="x"><sm:sitemap><sm:loc>https://www.example.com/1.xml</sm:loc></sm:sitemap></sm:sitemapindex>';
    expect(sitemap(body)).toEqual({ pages: [], sitemaps: ['https://www.example.com/1.xml'] });
  });

  it.each([
    ['HTML', '<!doctype html><html><body>Not found</body></html>'],
    ['nothing', ''],
    ['text', 'https://www.example.com/a'],
    ['half a sitemap', '<urlset><url><loc>https://www.example.com/a</loc>'],
    ['a feed', '<?xml version="1.0"?><rss><channel/></rss>'],
    [
      'a bomb',
      '<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><urlset><url><loc>https://x/&b;</loc></url></urlset>',
    ],
    ['JSON', '{"urlset": []}'],
  ])('is empty when it is %s', (_what, body) => expect(sitemap(body)).toEqual({ pages: [], sitemaps: [] }));

  itOfMany('is read for its first thousands of pages, in bounded time', () => {
    const body = `<urlset>${'<url><loc>https://www.example.com/a</loc></url>'.repeat(30_000)}</urlset>`;
    expect(sitemap(body).pages).toHaveLength(5000);
    const deep = sitemap(`<urlset>${'<url>'.repeat(50_000)}${'</url>'.repeat(50_000)}</urlset>`);
    expect(deep.pages).toEqual([]);
  });
});

describe('a page with words that are too long', () => {
  const long = `${'x'.repeat(199)}😀😀`;
  const kept = `${'x'.repeat(199)}😀`;

  it('is cut between characters, because half of one can’t be stored', () => {
    const found = read(
      `<title>${long}</title><meta property="og:site_name" content="${long}">
       <script type="application/ld+json">{"@type": "Article", "author": "${long}"}</script>
       <p>Text.</p><a href="/a">${'x'.repeat(299)}😀😀</a>`,
    );
    expect(found).toMatchObject({ title: kept, siteName: kept, author: kept });
    expect(found.links.map(({ text }) => text)).toEqual([`${'x'.repeat(299)}😀`]);
    expect(read(`<meta name="author" content="${long}"><p>Text.</p>`).author).toBe(kept);
  });
});
