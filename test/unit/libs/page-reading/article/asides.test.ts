import { describe, expect, it } from '@jest/globals';
import { ReadabilityPageReader } from '../../../../../src/libs/page-reading/article/page-reader.js';

const reader = new ReadabilityPageReader();

function read(body: string, title = 'Tea') {
  return reader.read({
    url: 'https://www.example.com/guide/tea.html',
    finalUrl: 'https://www.example.com/guide/tea.html',
    status: 200,
    contentType: 'text/html',
    body: `<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
    fetchedAt: new Date('2026-01-05T00:00:00Z'),
  });
}

/** `kind`, number, place and term of each block, and `~` before asides. */
const linesOf = (body: string, title?: string) =>
  read(body, title).blocks.map(
    ({ aside, kind, order, within, text }) =>
      `${aside ? '~' : ''}${kind}${order ?? ''}${within ? `(${within})` : ''}: ${text}`,
  );
const asidesOf = (body: string, title?: string) =>
  read(body, title).blocks.flatMap(({ aside, text }) => (aside ? [text] : []));

const PROSE = 'The harbour was built of granite in 1820, and it has two lights on its northern pier.';

describe('definition lists', () => {
  it('join a term to its meaning, and keep the rest of the meaning within', () => {
    const { blocks } = read(
      '<dl><dt>Ebb:</dt><dd><p>The tide that goes out.</p><p>It takes six hours.</p><pre>tide --ebb</pre></dd>' +
        '<dt>Flood</dt><dt>Flow</dt><dd>The tide that comes in.</dd></dl>',
    );
    expect(blocks).toEqual([
      { kind: 'definition', term: 'Ebb', text: 'Ebb: The tide that goes out.' },
      { kind: 'paragraph', text: 'It takes six hours.', within: 'item' },
      { kind: 'code', text: 'tide --ebb', within: 'item' },
      { kind: 'definition', term: 'Flood, Flow', text: 'Flood, Flow: The tide that comes in.' },
    ]);
  });

  it('give each of several meanings its term, in groups of elements too', () => {
    expect(linesOf('<dl><div><dt>Lock</dt><dd>A gate.</dd><dd>A bolt.</dd></div></dl>')).toEqual([
      'definition: Lock: A gate.',
      'definition: Lock: A bolt.',
    ]);
  });

  it('may be nested, and begin with a list', () => {
    expect(
      linesOf(
        '<dl><dt>class Boat</dt><dd>It floats.<dl><dt>sail()</dt><dd>Moves it.</dd></dl></dd>' +
          '<dt>Kinds</dt><dd><ul><li>Sloops</li><li>Yawls</li></ul></dd><dt>Nothing</dt><dd></dd><dt>Alone</dt></dl>',
      ),
    ).toEqual([
      'definition: class Boat: It floats.',
      'definition(item): sail(): Moves it.',
      'item: Kinds',
      'item(item): Sloops',
      'item(item): Yawls',
      'item: Nothing',
      'item: Alone',
    ]);
  });

  it('are sections when they hold questions, and a lone term is a title', () => {
    const { blocks } = read('<h2>Questions</h2><dl><dt>When is it open?</dt><dd>At noon.</dd></dl>');
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, text: 'Questions' },
      { kind: 'heading', level: 3, text: 'When is it open?' },
      { kind: 'paragraph', text: 'At noon.' },
    ]);
    expect(linesOf(`<dl><dt>The piers</dt></dl><p>${PROSE}</p>`)).toEqual([
      'heading: The piers',
      `paragraph: ${PROSE}`,
    ]);
  });

  it('without terms are paragraphs set in', () => {
    expect(linesOf(`<p>${PROSE}</p><dl><dd>${PROSE}</dd></dl>`)).toEqual([
      `paragraph: ${PROSE}`,
      `paragraph: ${PROSE}`,
    ]);
  });
});

describe('what stands beside the prose', () => {
  it('is marked: captions, credits, legends, labels of boxes', () => {
    expect(
      asidesOf(
        `<p>${PROSE}</p><figure><img src="a.png"><figcaption>The pier at noon, seen from the sea.</figcaption></figure>
        <div class="figure"><p class="title"><b>Figure 4.1. Boot screen</b></p></div>
        <p><b>Table 2. Prices of berths</b></p><table><caption>Prices</caption><tr><th>Kind<th>Price<tr><td>Small<td>3</table>
        <p>Source: Harbour office, 2025</p><p>Photo: Jane Roe</p><div class="note"><h3>Note</h3><p>Piers are slippery when it rains.</p></div>
        <p>${PROSE}</p>`,
      ),
    ).toEqual([
      'The pier at noon, seen from the sea.',
      'Figure 4.1. Boot screen',
      'Table 2. Prices of berths',
      'Prices',
      'Source: Harbour office, 2025',
      'Photo: Jane Roe',
      'Note',
    ]);
  });

  it('is marked: pointers, notices, footnotes, references', () => {
    expect(
      asidesOf(
        `<p>By Jane Roe</p><p>${PROSE}</p><p>For more information, see Section 3.2. See also Chapter 5.</p>
        <p>Last updated on 5 May 2026</p><div class="versionadded"><p>New in version 3.2.</p></div>
        <div class="seealso"><p>The book of tides tells more of them, in nine chapters.</p></div>
        <h2>See also</h2><ul><li>Tides of the north</li><li>Ships of the south</li></ul>
        <h2>Lights</h2><p>${PROSE}</p>`,
      ),
    ).toEqual([
      'By Jane Roe',
      'For more information, see Section 3.2. See also Chapter 5.',
      'Last updated on 5 May 2026',
      'New in version 3.2.',
      'The book of tides tells more of them, in nine chapters.',
      'See also',
      'Tides of the north',
      'Ships of the south',
    ]);
  });

  it('is no prose that merely points, nor a section called “Notes”', () => {
    expect(
      asidesOf(
        `<h2>Notes</h2><p>The gate opens at noon, see Section 3.</p><p>Figure 4 shows the harbour as it was in 1820.</p>
        <ol><li>See that the lid is closed.</li><li>Read the manual.</li></ol><h2>Examples</h2><p>${PROSE}</p>`,
      ),
    ).toEqual([]);
  });

  it('is marked: all of a glossary', () => {
    const glossary = '<h1>Glossary</h1><dl><dt>Ebb</dt><dd>The tide that goes out.</dd></dl>';
    expect(asidesOf(glossary, 'Glossary')).toEqual(['Glossary', 'Ebb: The tide that goes out.']);
  });

  it('is marked: who was at a meeting, and who was not', () => {
    expect(
      asidesOf(
        `<h1>Minutes</h1><p>Present: J. Roe, R. Doe</p><h2>Apologies</h2><ul><li>A. Poe</li></ul>
        <p>Apologies were received from A. Poe.</p><h2>Lights</h2><p>${PROSE}</p>`,
      ),
    ).toEqual(['Present: J. Roe, R. Doe', 'Apologies', 'A. Poe']);
  });
});

describe('press releases', () => {
  const release = (rest: string) =>
    `<p>FOR IMMEDIATE RELEASE</p><p>Contact: Jane Roe</p><p>555 0100</p><h1>New light</h1><p>${PROSE}</p><p>${PROSE}</p>${rest}`;

  it('keep their text, without marks, contacts and what the publisher says of itself', () => {
    const { blocks } = read(
      release(
        '<h2>About Harbour Trust</h2><p>Harbour Trust keeps harbours.</p><p>###</p><p>Media contact:</p><p>Jane Roe</p>',
      ),
    );
    expect(blocks.flatMap(({ aside, text }) => (aside ? [] : [text]))).toEqual(['New light', PROSE, PROSE]);
  });

  it('keep a section about their subject', () => {
    const about = `<h2>About the light</h2><p>${PROSE}</p><h2>Visits</h2><p>${PROSE}</p>`;
    expect(asidesOf(release(about))).not.toContain('About the light');
    expect(asidesOf(`<p>${PROSE}</p><h2>About the light</h2><p>${PROSE}</p>`)).toEqual([]);
  });
});

describe('steps', () => {
  it('go on after a command, a note or a picture between two lists', () => {
    expect(
      linesOf(
        `<ol><li>Get it.</li></ol><pre>get it</pre><div class="note"><p>Note</p><p>Slow.</p></div><ol start="2"><li>Run it:<pre>run</pre></li></ol>
        <figure><figcaption>A run.</figcaption></figure><ol start="3"><li>Stop it.</li></ol><p>${PROSE}</p>`,
      ),
    ).toEqual([
      'item1: Get it.',
      'code(step): get it',
      '~heading(step): Note',
      'paragraph(step): Slow.',
      'item2: Run it:',
      'code(step): run',
      '~paragraph(step): A run.',
      'item3: Stop it.',
      `paragraph: ${PROSE}`,
    ]);
  });

  it('begin anew in another section, or with another number', () => {
    expect(linesOf('<ol><li>a</li></ol><h2>Next</h2><ol start="2"><li>b</li></ol>')).toContain('item1: b');
    expect(linesOf('<ol><li>a</li></ol><p>x</p><ol start="7"><li>b</li></ol>')).toContain('item1: b');
  });

  it('may be typed as paragraphs', () => {
    expect(
      linesOf(
        `<p>Do this:</p><p>1. Open the gate.</p><p>2) Wait.</p><pre>wait</pre><p>Step 3: Close the gate.</p><p>${PROSE}</p>`,
      ),
    ).toEqual([
      'paragraph: Do this:',
      'item1: Open the gate.',
      'item2: Wait.',
      'code(step): wait',
      'item3: Close the gate.',
      `paragraph: ${PROSE}`,
    ]);
    expect(linesOf(`<p>1. The only point.</p><p>${PROSE}</p>`)[0]).toBe('paragraph: 1. The only point.');
  });

  it('keep titles set in bold inside', () => {
    expect(linesOf('<ol><li>Get it.<p><b>In haste</b></p></li><li>Run it.</li></ol>')).toEqual([
      'item1: Get it.',
      'paragraph(step): In haste',
      'item2: Run it.',
    ]);
  });
});

describe('boxes', () => {
  it('mark their title and text, and nothing behind them', () => {
    const { blocks } = read(
      `<h2>Piers</h2><p>${PROSE}</p><div class="sidebar"><p><b>History of lights</b></p><p>The first light burned oil for ninety years, and a keeper lived below it.</p></div><p>Both piers are open to walkers, and the northern one has a bench at its end.</p>`,
    );
    expect(blocks.map(({ box, text }) => [box ?? false, text.slice(0, 9)])).toEqual([
      [false, 'Piers'],
      [false, 'The harbo'],
      [true, 'History o'],
      [true, 'The first'],
      [false, 'Both pier'],
    ]);
  });
});
