import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HtmlValidateValidator } from '../../../../../src/adapters/html/html-validate-validator.js';
import { isWebAddress, sanitiseHtml } from '../../../../../src/domain/article/markup/sanitise.js';
import { runs, itOfMany } from '../../../../support/sample.js';

const PAYLOADS: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt src="https://evil.example/x.js"></ScRiPt>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x">',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://user:secret@evil.example/">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<h2 id="location">x</h2><p id="section-x" class="admin">y</p>',
  '<div id="app" data-x="1" lang="en&quot;><script>" dir="sideways">x</div>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><script>alert(1)</script></xmp><plaintext><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p>unclosed <a href="https://x.example" onfocus=alert(1) autofocus',
  '"><img src=x onerror=alert(1)>',
  '<a href="https://x.example/" target="_blank" rel="opener">x</a>',
  '<p>\u2028<script\u2028>alert(1)</script></p>',
];

/** What may never stand as markup in what comes out. */
const FORBIDDEN =
  /<\s*\/?\s*(?:script|style|iframe|object|embed|form|input|button|svg|math|img|video|audio|link|meta|base|template|textarea|noscript|details|xmp|plaintext|source)\b|<[^>]*\s(?:on\w+|style|srcdoc|data-\w+|target)\s*=|<[^>]*(?:href|cite|src)\s*=\s*["']?\s*(?:j|d|v|file|blob|\/)/i;

describe('sanitiseHtml', () => {
  test.each(PAYLOADS)('disarms %s', (payload) => {
    for (const html of [payload, `<p>before ${payload} after</p>`, `<ul><li>${payload}</li></ul>`]) {
      const clean = sanitiseHtml(html);
      expect(clean).not.toMatch(FORBIDDEN);
      expect(clean).not.toContain('secret@');
      expect(sanitiseHtml(clean)).toBe(clean);
    }
  });

  test('keeps what the body of an article is made of', () => {
    const body = [
      '<p>One &amp; two &lt; three "quoted".<sup class="citation"><a href="#source-1">[1]</a></sup></p>',
      '<h2 id="section-a-part">A part</h2>',
      '<ul>\n<li>item</li>\n</ul>',
      '<blockquote cite="https://x.example/a?b=1&amp;c=2" lang="de" dir="auto">\n<p>Zitat</p>\n<footer>— <cite><a href="https://x.example/" rel="nofollow noopener external">X</a></cite></footer>\n</blockquote>',
      '<h2 id="sources">Sources</h2>',
      '<ol class="sources">\n<li id="source-1">Notes</li>\n</ol>',
    ].join('\n');
    expect(sanitiseHtml(body)).toBe(body);
  });

  test.each(['', ' rel="opener"', ' rel="noopener ugc"', ' rel="me"', ' rel=""'])(
    'links away as to a stranger, whatever the link says: %p',
    (rel) => {
      expect(sanitiseHtml(`<a href="https://x.example/"${rel}>x</a>`)).toBe(
        '<a href="https://x.example/" rel="nofollow noopener external">x</a>',
      );
    },
  );

  test('leaves the link to a page of the edition as the server marked it', () => {
    const own = '<a href="https://x.example/" rel="noopener">x</a>';
    expect(sanitiseHtml(own)).toBe(own);
    expect(sanitiseHtml('<a href="#source-1" rel="me">x</a>')).toBe('<a href="#source-1">x</a>');
  });

  test.each([
    ['a block in a paragraph', '<p>a<h2>b</h2>c</p>', '<p>a</p><h2 id="section-b">b</h2>c'],
    ['a list in a heading', '<h2>a<ul><li>b</li></ul></h2>', '<h2 id="section-ab">ab</h2>'],
    ['an item without a list', '<li>a</li>', '<p>a</p>'],
    ['words in a list', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['a list in a list', '<ul><ul><li>b</li></ul></ul>', '<ul><li><ul><li>b</li></ul></li></ul>'],
    ['a list of nothing', '<ul>\n</ul>', ''],
    ['a link in a link', '<a href="#sources">a <a href="#sources">b</a></a>', '<a href="#sources">a b</a>'],
    ['a link that leads nowhere', '<a href="javascript:x">a</a>', 'a'],
    ['a heading of nothing', '<h2> </h2>', ''],
    ['a cell without a table', '<td>a</td>', '<p>a</p>'],
    ['a table of words', '<table>a<tr><td>b</td></tr></table>', '<p>a</p><div>b</div>'],
    ['a table', '<table><tr><td>b</td></tr></table>', '<table><tr><td>b</td></tr></table>'],
    ['a meaning without a term', '<dl><dd>a</dd></dl>', '<p>a</p>'],
  ])('brings %s into its place', (_what, html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean);
  });

  test('names every heading once, readable and in any script', () => {
    const html =
      '<h2>Öfen & Brot</h2><h2>Öfen &amp; Brot</h2><h3>要点</h3><h3>أهم النقاط</h3><h2>🍞</h2><h4>🥐</h4>';
    const ids = [...sanitiseHtml(html).matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    expect(ids.slice(0, 2)).toEqual(['section-oefen-and-brot', 'section-oefen-and-brot-2']);
    expect(ids.slice(4)).toEqual(['section-part', 'section-part-2']);
    expect(ids).toHaveLength(6);
    for (const id of ids) expect(id).toMatch(/^section-[a-z0-9-]{3,100}$/);
  });

  test('takes a name from the second that claims it', () => {
    expect(
      sanitiseHtml('<h2 id="section-a">x</h2><h2 id="section-a">y</h2><ol><li id="section-a">z</li></ol>'),
    ).toBe('<h2 id="section-a">x</h2><h2 id="section-y">y</h2><ol><li>z</li></ol>');
  });

  test('keeps the words of what it takes away, save those that were no words', () => {
    expect(sanitiseHtml('<center>kept</center><script>dropped</script>')).toBe('kept');
  });

  test('drops ids and classes that are not its own', () => {
    expect(sanitiseHtml('<h2 id="top" class="x">x</h2><sup class="citation big">y</sup>')).toBe(
      '<h2 id="section-x">x</h2><sup class="citation">y</sup>',
    );
  });

  test('leaves its own output as it is, whatever went in', () => {
    const parts = fc.constantFrom(
      ...[
        '<',
        '>',
        '</',
        '"',
        "'",
        '&',
        '&lt;',
        '&#x3c;',
        'script',
        'p',
        'a href=',
        'https://x.example',
        'javascript:',
        '<!--',
        '-->',
      ],
      ...[
        '<p>',
        '</p>',
        '<svg>',
        '<style>',
        '</style>',
        '<a href="#source-1">',
        '</a>',
        ' onerror=',
        '\u0000',
        'text ',
        '<textarea>',
        '<h2 id="x">',
      ],
    );
    const markup = fc.array(parts, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(markup, fc.string({ unit: 'grapheme' })), (html) => {
        const clean = sanitiseHtml(html);
        expect(sanitiseHtml(clean)).toBe(clean);
        expect(clean).not.toMatch(FORBIDDEN);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('what sanitiseHtml returns, to a validator', () => {
  const validator = new HtmlValidateValidator();

  test.each(PAYLOADS)('has no fault after %s', async (payload) => {
    for (const html of [payload, `<p>before ${payload} after</p>`, `<ul><li>${payload}</li></ul>`])
      expect(await validator.validate(sanitiseHtml(html))).toEqual([]);
  });

  test('has no fault, whatever tags stand in whatever order', async () => {
    const tags = (
      'p h2 h3 h4 ul ol li dl dt dd blockquote footer cite a sup strong code pre br hr abbr table caption thead tbody ' +
      'tr th td div script svg section'
    ).split(' ');
    const start = fc
      .tuple(
        fc.constantFrom(...tags),
        fc.constantFrom(
          '',
          ' href="https://x.example/"',
          ' id="section-a"',
          ' class="citation"',
          ' scope="row"',
          ' cite="x"',
          ' lang="de" dir="rtl"',
        ),
      )
      .map(([tag, attribute]) => `<${tag}${attribute}>`);
    const end = fc.constantFrom(...tags).map((tag) => `</${tag}>`);
    const words = fc.constantFrom('word', ' ', '&amp;', '<', '>', '"', '\n', 'ü', '[1]', '&#0;', '\u000b');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(start, end, words), { maxLength: 25 }), async (pieces) => {
        const clean = sanitiseHtml(pieces.join(''));
        expect(await validator.validate(clean)).toEqual([]);
        expect(sanitiseHtml(clean)).toBe(clean);
        expect(clean).not.toMatch(FORBIDDEN);
      }),
      { numRuns: runs(250) },
    );
  });

  itOfMany('does not end the stack over a tower of elements', () => {
    const tower = `${'<div>'.repeat(20_000)}words${'</div>'.repeat(20_000)}`;
    expect(sanitiseHtml(tower)).toContain('words');
  });
});

describe('isWebAddress', () => {
  test.each([
    ['https://example.com/a?b=c#d', true],
    ['HTTP://EXAMPLE.COM', true],
    ['//example.com', false],
    ['/path', false],
    ['ftp://example.com', false],
    ['https://', false],
    ['https://user@example.com', false],
    ['https://example.com/a b', false],
    ['https://example.com/"x', false],
  ])('%s: %s', (value, is) => {
    expect(isWebAddress(value)).toBe(is);
  });
});
