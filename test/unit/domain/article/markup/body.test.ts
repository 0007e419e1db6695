import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assembleBody } from '../../../../../src/domain/article/markup/body.js';
import type { Draft, DraftBlock, DraftSentence } from '../../../../../src/domain/article/draft.js';
import { sanitiseHtml } from '../../../../../src/domain/article/markup/sanitise.js';
import { noteOf, sourceOf } from '../../../../support/writing/writer-sources.js';
import { itOfMany } from '../../../../support/sample.js';

const own = sourceOf('S1', 'Own <page>', ['First fact. Second fact.']);
const strange = sourceOf('S2', 'Strange page', ['Fremder Satz.'], {
  rights: 'third_party',
  kind: 'given_url',
  url: 'https://strange.example/start',
  finalUrl: 'https://strange.example/end?a=1&b=2',
  site: 'strange.example',
  language: 'de',
});
const notes = noteOf(['Note text.']);
const sources = [notes, own, strange];

function sentence(text: string, ...sourceIds: string[]): DraftSentence {
  return {
    text,
    evidence: sourceIds.map((sourceId) => ({ sourceId, quote: text, start: 0, end: text.length })),
  };
}

function block(kind: DraftBlock['kind'], ...sentences: DraftSentence[]): DraftBlock {
  return { id: 'B1', kind, sentences };
}

function write(draft: Partial<Draft>, citations: 'inline' | 'end' | 'none' = 'inline', language = 'en') {
  return assembleBody({
    draft: { form: 'article', lead: [], sections: [], ...draft },
    sources,
    language,
    citations,
  });
}

const mark = (number: number) => `<sup class="citation"><a href="#source-${number}">[${number}]</a></sup>`;

describe('assembleBody', () => {
  test('ends a paragraph with one mark when it rests on one source', () => {
    const { html } = write({
      lead: [block('paragraph', sentence('First fact.', 'S1'), sentence('Second fact.', 'S1'))],
    });
    expect(html).toContain(`<p>First fact. Second fact.${mark(1)}</p>`);
  });

  test('marks each change of source, and numbers sources in the order of their use', () => {
    const { html, citedSourceIds } = write({
      lead: [
        block('paragraph', sentence('Strange.', 'S2'), sentence('Own.', 'S1'), sentence('Both.', 'S1', 'S2')),
      ],
    });
    expect(html).toContain(`<p>Strange.${mark(1)} Own.${mark(2)} Both.${mark(2)}${mark(1)}</p>`);
    expect(citedSourceIds).toEqual(['S2', 'S1']);
    expect(html.indexOf('id="source-1">')).toBeLessThan(html.indexOf('id="source-2">'));
  });

  test('makes an ordered list of steps and a table of rows, and parts them from other lists', () => {
    const row = { ...block('row', sentence('It held 7 <b> tons.', 'S1')), label: '7 <b>' };
    const { html, text } = write({
      lead: [
        block('item', sentence('Item.', 'S1')),
        block('step', sentence('First.', 'S1')),
        block('step', sentence('Second.', 'S1')),
        row,
      ],
    });
    expect(html).toContain(
      [
        `<ul>\n<li>Item.${mark(1)}</li>\n</ul>`,
        `<ol>\n<li>First.</li>\n<li>Second.${mark(1)}</li>\n</ol>`,
        `<table>\n<tbody>\n<tr><th scope="row">7 &lt;b&gt;</th><td>It held 7 &lt;b&gt; tons.${mark(1)}</td></tr>\n</tbody>\n</table>`,
      ].join('\n'),
    );
    expect(sanitiseHtml(html)).toBe(html);
    expect(text).toBe('Item.\n\nFirst.\n\nSecond.\n\nIt held 7 <b> tons.');
  });

  test('prints listings and further paragraphs of a step inside of it, with their line breaks', () => {
    const within = (kind: DraftBlock['kind'], text: string): DraftBlock => ({
      ...block(kind, sentence(text, 'S1')),
      within: true,
    });
    const { html, text } = write({
      lead: [
        block('step', sentence('Open it.', 'S1')),
        within('code', 'open <gate> \\\n  --slowly'),
        within('paragraph', 'Mind your hands.'),
        block('step', sentence('Close it.', 'S1')),
        within('code', 'close'),
        block('code', sentence('alone', 'S2')),
        within('paragraph', 'Behind no step.'),
      ],
    });
    expect(html).toContain(
      [
        '<ol>\n<li>Open it.\n<pre><code>open &lt;gate&gt; \\\n  --slowly</code></pre>\n<p>Mind your hands.</p></li>',
        `<li>Close it.${mark(1)}\n<pre><code>close</code></pre></li>\n</ol>`,
        '<pre><code>alone</code></pre>',
        `<p>Behind no step.${mark(1)}</p>`,
      ].join('\n'),
    );
    expect(html).toContain('<li id="source-2">');
    expect(sanitiseHtml(html)).toBe(html);
    expect(text).toContain('open <gate> \\\n  --slowly\n\nMind your hands.');
  });

  test('gives a framing sentence no mark of its own', () => {
    const framing: DraftSentence = { text: 'So much for that.', evidence: [], framing: true };
    const { html } = write({ lead: [block('paragraph', sentence('Fact.', 'S1'), framing)] });
    expect(html).toContain(`<p>Fact. So much for that.${mark(1)}</p>`);
  });

  test('lists its sources with their titles, addresses and sites, and notes without an address', () => {
    const { html } = write({
      lead: [block('paragraph', sentence('N.', 'S0'), sentence('O.', 'S1'), sentence('S.', 'S2'))],
    });
    expect(html).toContain('<h2 id="sources">Sources</h2>');
    expect(html).toContain('<li id="source-1">Notes supplied with the brief</li>');
    expect(html).toContain(
      '<li id="source-2"><a href="https://docs.example/s1" rel="noopener">Own &lt;page&gt;</a>, docs.example</li>',
    );
    expect(html).toContain(
      '<li id="source-3"><a href="https://strange.example/end?a=1&amp;b=2" rel="nofollow noopener external" lang="de" dir="auto">Strange page</a>, strange.example</li>',
    );
  });

  test('says beside a source when its page was published, as the language writes dates', () => {
    const dated = sourceOf('S1', 'News', ['It was decided on Tuesday night.'], {
      publishedAt: '2026-03-18T23:30:00-05:00',
    });
    const lead = [block('paragraph', sentence('It was decided on Tuesday night.', 'S1'))];
    const listed = (language: string) =>
      assembleBody({
        draft: { form: 'article', lead, sections: [] },
        sources: [dated],
        language,
        citations: 'end',
      }).html;
    expect(listed('en')).toContain('News</a>, docs.example, March 18, 2026</li>');
    expect(listed('de')).toContain('News</a>, docs.example, 18. März 2026</li>');
  });

  test('attributes a quotation whatever the setting for citations', () => {
    const quote = { lead: [block('quote', sentence('Fremder Satz.', 'S2'))] };
    for (const citations of ['inline', 'end', 'none'] as const) {
      const { html } = write(quote, citations);
      expect(html).toContain(
        '<blockquote cite="https://strange.example/end?a=1&amp;b=2" lang="de" dir="auto">',
      );
      expect(html).toContain('<footer>— <cite><a href="https://strange.example/end?a=1&amp;b=2"');
    }
  });

  test('writes a list alone for `end`, and neither list nor marks for `none`', () => {
    const draft = { lead: [block('paragraph', sentence('Own.', 'S1'))] };
    expect(write(draft, 'end').html).not.toContain('<sup');
    expect(write(draft, 'end').html).toContain('<ol class="sources">');
    expect(write(draft, 'none').html).toBe('<p>Own.</p>');
  });

  test('gathers items into lists, with one mark when they share a source', () => {
    const { html } = write({
      lead: [
        block('paragraph', sentence('Kinds:', 'S1')),
        block('item', sentence('one', 'S1')),
        block('item', sentence('two', 'S1')),
        block('paragraph', sentence('After.', 'S1')),
        block('item', sentence('three', 'S1')),
        block('item', sentence('four', 'S2')),
      ],
    });
    expect(html).toContain(`<ul>\n<li>one</li>\n<li>two${mark(1)}</li>\n</ul>`);
    expect(html).toContain(`<ul>\n<li>three${mark(1)}</li>\n<li>four${mark(2)}</li>\n</ul>`);
  });

  test('gives headings ids that last, are ASCII and unique', () => {
    const section = (heading: string) => ({
      id: 'H1',
      heading,
      blocks: [block('paragraph', sentence('Own.', 'S1'))],
    });
    const { html } = write({
      sections: [
        section('Äpfel & Öl'),
        section('Äpfel, Öl'),
        section('Apfel und Öl'),
        section('🎉'),
        section('Sources'),
      ],
    });
    expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1])).toEqual([
      'section-aepfel-and-oel',
      'section-aepfel-oel',
      'section-apfel-und-oel',
      'section-part',
      'section-sources',
      'sources',
    ]);
  });

  test('tells headings of the same name apart', () => {
    const section = {
      id: 'H1',
      heading: 'Same',
      blocks: [block('subheading', sentence('Same')), block('paragraph', sentence('Own.', 'S1'))],
    };
    expect(write({ sections: [section] }).html).toContain('<h3 id="section-same-2">Same</h3>');
  });

  test('counts the words of the text, headings too, and neither marks nor the list of sources', () => {
    const draft: Partial<Draft> = {
      lead: [block('paragraph', sentence('Two words.', 'S1'))],
      sections: [
        { id: 'H1', heading: 'One heading', blocks: [block('quote', sentence('Fremder Satz.', 'S2'))] },
      ],
    };
    const { text, wordCount } = write(draft);
    expect(text).toBe('Two words.\n\nOne heading\n\nFremder Satz.');
    expect(wordCount).toBe(6);
    expect(write(draft, 'none').wordCount).toBe(6);
  });

  test('writes from right to left where the language does', () => {
    const { html } = write({ lead: [block('paragraph', sentence('نص.', 'S1'))] }, 'inline', 'ar-MA');
    expect(html).toMatch(/^<div lang="ar-MA" dir="rtl">\n<p>[\s\S]*<\/div>$/);
    expect(html).toContain('المصادر');
  });

  test('puts no space behind a Japanese full stop', () => {
    const { html } = write(
      { lead: [block('paragraph', sentence('一。', 'S1'), sentence('二。', 'S1'))] },
      'none',
      'ja',
    );
    expect(html).toBe('<p>一。二。</p>');
  });

  test('leaves out an unknown source and an invalid address', () => {
    const odd = { ...own, url: 'javascript:alert(1)', finalUrl: null };
    const { html } = assembleBody({
      draft: {
        form: 'article',
        lead: [block('paragraph', sentence('A.', 'S1'), sentence('B.', 'S99'))],
        sections: [],
      },
      sources: [odd],
      language: 'en',
      citations: 'inline',
    });
    expect(html).not.toContain('javascript');
    expect(html).toContain(`B.</p>`);
    expect(html).not.toContain('S99');
  });

  itOfMany('escapes every text, so that its body is what the sanitiser leaves', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '&lt;b&gt;',
        '\' & " < >',
        '<!-- x',
      ),
    );
    fc.assert(
      fc.property(nasty, nasty, nasty, (text, heading, title) => {
        const source = { ...strange, title, site: text };
        const { html } = assembleBody({
          draft: {
            form: 'article',
            lead: [
              block('paragraph', sentence(text, 'S2')),
              block('quote', sentence(text, 'S2')),
              block('item', sentence(text, 'S2')),
            ],
            sections: [{ id: 'H1', heading, blocks: [block('subheading', sentence(text))] }],
          },
          sources: [source],
          language: 'en',
          citations: 'inline',
        });
        expect(html).not.toMatch(/<(?:script|img)/);
        expect(sanitiseHtml(html)).toBe(html);
      }),
    );
  });
});
