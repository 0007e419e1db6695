import { describe, expect, it } from '@jest/globals';
import { ReadabilityPageReader } from '../../../../../src/libs/page-reading/article/page-reader.js';

const reader = new ReadabilityPageReader();

function read(body: string) {
  const url = 'https://www.example.com/guide/ropes.html';
  return reader.read({
    url,
    finalUrl: url,
    status: 200,
    contentType: 'text/html',
    body,
    fetchedAt: new Date('2026-01-05T00:00:00Z'),
  });
}

describe('The marks of a wiki', () => {
  const edit =
    '<span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="e">edit</a><span class="mw-editsection-bracket">]</span></span>';
  const page = `<title>Ropes - Wikipedia</title><main><h1>Ropes</h1>
    <p>Ropes are long things that people have made from fibres for thousands of years.<sup class="reference"><a href="#a">[nb 2]</a></sup> They were improved by Christel Willers<span class="noprint" style="font-size:85%"> [<a href="x">sv</a>]</span> in her long years of work.</p>
    <h2><span class="mw-headline">Old skin</span>${edit}</h2><p>Ropes of hemp were common in the old days and were used on ships of all kinds.</p>
    <div class="mw-heading mw-heading2"><h2 id="n">New skin</h2>${edit}</div><p>Ropes of nylon have been common since the war and are used by climbers.</p></main>`;

  it('leave no brackets behind, in either of its skins', () => {
    expect(read(page).blocks.map(({ text }) => text)).toEqual([
      'Ropes',
      'Ropes are long things that people have made from fibres for thousands of years. They were improved by Christel Willers in her long years of work.',
      'Old skin',
      'Ropes of hemp were common in the old days and were used on ships of all kinds.',
      'New skin',
      'Ropes of nylon have been common since the war and are used by climbers.',
    ]);
  });

  it('do not remove a paragraph of another site with the same class', () => {
    const text = 'This paragraph is long enough to be text and is only not to be printed on paper.';
    const { blocks } = read(`<main><h1>Ropes</h1><p class="noprint">${text}</p><p>${text}</p></main>`);
    expect(blocks.filter((block) => block.text === text)).toHaveLength(2);
  });
});

describe('The title of a page in a book', () => {
  const book = (main: string) =>
    `<title>Variables - The Rope Book</title><header><h1 class="menu-title">The Rope Book</h1></header><main>${main}</main>`;
  const text = '<p>Variables hold the lengths of ropes, and each of them has a name of its own.</p>';

  it('is the page’s own and not that of the book, which heads every page', () => {
    for (const heading of ['<h2>Variables</h2>', '<h1>Variables</h1>']) {
      const { title, siteName } = read(book(heading + text));
      expect(title).toBe('Variables');
      expect(siteName).toBe('The Rope Book');
    }
  });

  it('is the heading of the text when the site’s name comes first', () => {
    const { title } = read(`<title>Rope shop - Variables</title><main><h1>Variables</h1>${text}</main>`);
    expect(title).toBe('Variables');
  });
});

describe('Blocks of a list’s item after its first line', () => {
  const within = (body: string) =>
    read(`<main><p>Ropes are made like this, and it takes a day:</p>${body}</main>`).blocks.map(
      ({ text, order, within: part }) => [text, order, part].filter((one) => one !== undefined),
    );

  it('are marked as part of a step or of an item', () => {
    const steps = within(
      '<ol><li><p>Comb the hemp.</p><p>Mind your hands.</p><pre>comb --fine</pre></li><li>Twist it:<ul><li>to the left</li></ul></li></ol>',
    );
    expect(steps.slice(1)).toEqual([
      ['Comb the hemp.', 1],
      ['Mind your hands.', 'step'],
      ['comb --fine', 'step'],
      ['Twist it:', 2],
      ['to the left', 'step'],
    ]);
    const items = within('<ul><li><p>Hemp is strong.</p><p>It smells of tar.</p></li><li>Nylon</li></ul>');
    expect(items.slice(1)).toEqual([['Hemp is strong.'], ['It smells of tar.', 'item'], ['Nylon']]);
  });

  it('are not marked when the item is a section with a heading', () => {
    const sections = within(
      '<ol><li><h2>Hemp</h2><p>Hemp is strong and old, and it smells of tar in the sun.</p></li></ol>',
    );
    expect(sections.slice(1)).toEqual([
      ['Hemp'],
      ['Hemp is strong and old, and it smells of tar in the sun.'],
    ]);
  });
});
