import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { inBody, inHead, scanPage } from '../../../../support/audit/scan-page.js';

const mainOf = (markup: string) => scanPage(inBody(markup)).mainText;
const headingsOf = (markup: string) =>
  scanPage(inBody(markup)).facts.headings.map(({ level, text }) => `${level} ${text}`);

describe('the main text of a scanned page', () => {
  it('has its blocks on lines of their own, and white space joined', () => {
    const markup =
      '<h1> A\t title </h1>First <b>wo</b>rds.<p>One\n two.<ul><li>Three<li>Four</ul>' +
      '<table><tr><td>a<td>b</table><dl><dt>c<dd>d</dl><blockquote>e</blockquote>f';
    expect(mainOf(markup)).toBe('A title\nFirst words.\nOne two.\nThree\nFour\na\nb\nc\nd\ne\nf');
  });

  it('separates words at line breaks, images and controls, but not at other markup', () => {
    expect(mainOf('a<br>b<img src=x>c<button>d</button>e<i>f</i>g<wbr>h<span>i</span>')).toBe(
      'a b c d efghi',
    );
  });

  it('keeps the lines of code apart', () => {
    expect(mainOf('<pre>one()\n  two()\n\n<b>three</b>()</pre>four\nfive')).toBe(
      'one()\ntwo()\nthree()\nfour five',
    );
  });

  it('drops invisible characters', () => {
    expect(mainOf('soft\u00adhy&shy;phen zero\u200bwidth &#8203;a\u0001b\ufeffc')).toBe(
      'softhyphen zerowidth abc',
    );
  });

  it('decodes entities as browsers do, unfinished ones too', () => {
    expect(mainOf('&lt;p&gt; &eacute;t&#233; &#x1F600; AT&T &copy 1 &notit; &bogus; &#0; &#xD800;')).toBe(
      '<p> été 😀 AT&T © 1 ¬it; &bogus; \ufffd \ufffd',
    );
  });

  it('excludes scripts, styles, settings, drawings and fallbacks', () => {
    const markup =
      '<script>no</script><style>no</style><noscript>no</noscript><template>no</template>' +
      '<select><option>no</select><textarea>no</textarea><svg><text>no</text><title>no</title></svg>' +
      '<iframe>no</iframe><video>no</video><canvas>no</canvas><title>no</title><!-- no --><p>yes' +
      '<ruby>漢<rp>(</rp><rt>kan</rt></ruby>';
    expect(mainOf(markup)).toBe('yes漢');
  });

  it('reads HTML inside drawings, formulas without their sources, and text that shows tags', () => {
    expect(mainOf('<svg><foreignObject><p>In</p></foreignObject></svg>')).toBe('In');
    expect(mainOf('<math><mi>x</mi><annotation>\\x</annotation></math>')).toBe('x');
    expect(mainOf('<xmp><b>x</b></xmp>')).toBe('<b>x</b>');
    expect(mainOf('a<plaintext><b>x')).toBe('a\n<b>x</body></html>');
  });

  it('excludes boilerplate, which is reported separately', () => {
    const { mainText, boilerplate, facts } = scanPage(
      inBody(
        '<header>Brand</header><nav>Home About</nav><main>Bread is baked<aside>Advert</aside>here.</main>' +
          '<div role="contentinfo">Imprint</div>',
      ),
    );
    expect(mainText).toBe('Bread is baked\nhere.');
    expect(boilerplate).toBe('Brand\nHome About\nAdvert\nImprint');
    expect([facts.text.mainWords, facts.text.bodyWords]).toEqual([4, 9]);
  });

  it('excludes the title and the rest of the head', () => {
    expect(scanPage(inHead('<title>T</title>')).mainText).toBe('Text.');
  });

  it('is empty for an empty page, and for binary data', () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('\0\0\0'),
      Buffer.from('<'),
      Buffer.from('<!doctype html>'),
    ]) {
      const { mainText, facts } = scanPage(bytes);
      expect([mainText.replace('<', ''), facts.text.bodyWords]).toEqual(['', 0]);
    }
  });
});

describe('headings of a scanned page', () => {
  it('come in order with level and line', () => {
    expect(scanPage(inBody('\n<h2>Two <em>b</em></h2>\n<H1>One</H1>')).facts.headings).toEqual([
      { level: 2, text: 'Two b', line: 2 },
      { level: 1, text: 'One', line: 3 },
    ]);
  });

  it('have the names of their images when they have no text', () => {
    expect(
      headingsOf('<h1><a href="/"><img alt="Our"><img alt=" shop "></a></h1><h1>Text<img alt="no"></h1>'),
    ).toEqual(['1 Our shop', '1 Text']);
    expect(headingsOf('<h1><svg><title>Logo</title></svg></h1><h2></h2>')).toEqual(['1 Logo', '2 ']);
  });

  it('end where the next begins or another one ends', () => {
    expect(headingsOf('<h1>One<h2>Two</h3>not')).toEqual(['1 One', '2 Two']);
    expect(headingsOf('<h2>One <h2>Two</h2> not')).toEqual(['2 One', '2 Two']);
  });

  it('lose the sign of their permalink, and no other sign', () => {
    const markup =
      '<h2>Install<a href="#install">¶</a></h2><h2>C#</h2><h3><a href="#x">#</a></h3><h2>F# <a href="#f">🔗</a></h2>' +
      '<h2>On <a href="/c">C#</a></h2>';
    expect(headingsOf(markup)).toEqual(['2 Install', '2 C#', '3 ', '2 F#', '2 On C#']);
  });

  it('include those of boilerplate, and exclude those of templates', () => {
    expect(headingsOf('<footer><h4>Contact</h4></footer><template><h1>No</h1></template>')).toEqual([
      '4 Contact',
    ]);
  });
});

describe('facts of a page’s text', () => {
  const prose = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `The baker puts loaf ${at} of the bread into the oven in the morning.`,
    ).join(' ');
  const textOf = (markup: string) => scanPage(inBody(markup)).facts.text;

  it('have the same hash when only case, white space and markup differ', () => {
    const hash = createHash('sha256').update('some bread. more of it.').digest('hex');
    expect(textOf('<p>Some bread.</p><p>More of it.</p>').hash).toBe(hash);
    expect(textOf('<div>SOME\n bread. <b>more</b> of it.</div>').hash).toBe(hash);
    expect(textOf('<p>Some bread.</p><p>More of that.</p>').hash).not.toBe(hash);
  });

  it('have a MinHash from 50 words on', () => {
    expect(textOf(prose(3)).minhash).toBeNull();
    expect(Buffer.from(textOf(prose(5)).minhash!, 'base64').length).toBe(512);
  });

  it('include the detected language, whatever the page declares', () => {
    const german =
      'Der Bäcker schiebt am frühen Morgen das Brot in den Ofen und verkauft es dann im Laden. '.repeat(5);
    const { language, languageConfidence } = textOf(german);
    expect(language).toBe('de');
    expect(languageConfidence).toBeGreaterThanOrEqual(0.9);
    expect(textOf('Hello there')).toMatchObject({ language: null, languageConfidence: 0 });
  });

  it('include the reading ease, by the formula of the language', () => {
    expect(textOf(prose(10)).readingEase).toBeGreaterThan(70);
    expect(textOf(prose(5)).readingEase).toBeNull();
  });

  it('include placeholder phrases, each once, also across lines and in capitals', () => {
    const markup =
      '<p>LOREM\nipsum <b>dolor sit</b> amet, lorem ipsum.</p><p>Sample text</p><p>A dummy. Text goes home.</p>';
    expect(textOf(markup).placeholders).toEqual(['lorem ipsum', 'dolor sit amet', 'sample text']);
  });
});
