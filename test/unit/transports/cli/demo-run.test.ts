import { describe, expect, it } from '@jest/globals';
import { describeDemo, type DemoArticle } from '../../../../src/transports/cli/demo-run.js';

const article: DemoArticle = {
  id: '0a000000-0000-4000-8000-000000000009',
  title: 'Locks & weirs',
  word_count: 12,
  byline: 'Canal news',
  body:
    '<p>A lock lifts boats.<sup class="citation"><a href="#source-1">[1]</a></sup> A weir holds &lt;water&gt;.' +
    '<sup class="citation"><a href="#source-2">[2]</a></sup></p>\n<h2 id="sources">Sources</h2>\n<ol class="sources">\n' +
    '<li id="source-1"><a href="https://b.example/?a=1&amp;b=2" rel="nofollow">Locks &amp; boats</a>, B</li>\n' +
    '<li id="source-2"><a href="docs/weirs.html" rel="noopener">Weirs</a></li>\n<li id="source-3">Notes</li>\n</ol>',
  language_code: 'en',
  image: { featured_url: null },
  created_at: '2026-01-01T00:00:00.000000',
};

describe('what the demo shows of its article', () => {
  it('numbers the sources as in the article, in its order', () => {
    expect(describeDemo(article, '/tmp/article.html')).toBe(
      [
        '',
        'Locks & weirs',
        '=============',
        '12 words, by Canal news, finished 2026-01-01T00:00:00.000000 UTC',
        '',
        'A lock lifts boats. A weir holds <water>.',
        '',
        'Written from 3 sources:',
        '  [1]  Locks & boats  https://b.example/?a=1&b=2',
        '  [2]  Weirs',
        '  [3]  Notes',
        '',
        'Read it:  /tmp/article.html',
      ].join('\n'),
    );
  });

  it('names no file when there is none', () => {
    expect(describeDemo(article, null)).not.toContain('Read it');
  });
});
