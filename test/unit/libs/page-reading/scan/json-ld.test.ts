import { describe, expect, it } from '@jest/globals';
import { findJsonError } from '../../../../../src/libs/page-reading/scan/find-json-error.js';
import { inBody, inHead, scanPage } from '../../../../support/audit/scan-page.js';

const block = (json: string) => `<script type="application/ld+json">${json}</script>`;
const jsonLdOf = (html: string) => scanPage(html).facts.jsonLd;

describe('JSON-LD of a scanned page', () => {
  it('is read in head and body, with the lines of its tags', () => {
    const article = '{"@context": "https://schema.org", "@type": "NewsArticle"}';
    const html = inHead(`\n${block(article)}`).replace('<p>', `<p>\n${block('[]')}`);
    expect(jsonLdOf(html)).toEqual([
      { line: 2, error: null, lacking: [{ type: 'NewsArticle', missing: ['headline|name'] }] },
      { line: 3, error: null, lacking: [] },
    ]);
  });

  it('is recognised by its type, without parameters and case', () => {
    const html = inBody(
      '<script TYPE=" Application/LD+JSON; charset=utf-8 ">{}</script><script type="application/json">{</script>' +
        '<script>{</script><template><script type="application/ld+json">{</script></template>',
    );
    expect(jsonLdOf(html).length).toBe(1);
  });

  it('may be wrapped in a comment, and begin with a byte order mark', () => {
    for (const json of ['<!-- {"a": 1} -->', '\n<!--\n[]\n-->\n', '\ufeff {}']) {
      expect(jsonLdOf(inBody(block(json)))[0]?.error).toBeNull();
    }
  });

  it('keeps markup within its strings', () => {
    const html = inBody(block('{"@type": "Article", "headline": "<b>Bread</b> &amp; <!-- more -->"}'));
    expect(jsonLdOf(html)).toEqual([{ line: 1, error: null, lacking: [] }]);
  });

  it('reports the place of a fault, counted from the start of the block', () => {
    expect(jsonLdOf(inBody(block('\n{\n  "name": "Bread",\n}')))[0]?.error).toEqual({
      message: 'A comma stands before the closing brace',
      line: 4,
      column: 1,
    });
  });

  it('merges properties of one @id across blocks', () => {
    const html = inBody(
      block('{"@type": "Organization", "@id": "#us"}') +
        block('{"@id": "#us", "@type": "Organization", "name": "Us"}'),
    );
    expect(jsonLdOf(html).flatMap(({ lacking }) => lacking)).toEqual([]);
  });
});

describe('a fault in JSON', () => {
  it.each([
    ['', 'The block ends too early', 1, 1],
    ['{"a": 1', 'The block ends too early', 1, 8],
    ['{"a" 1}', 'A colon is expected behind the name of a property', 1, 6],
    ["{'a': 1}", 'The name of a property in double quotes is expected', 1, 2],
    ['{"a": 1 "b": 2}', 'A comma or a closing brace is expected', 1, 9],
    ['[1 2]', 'A comma or a closing bracket is expected', 1, 4],
    ['[1,]', 'A comma stands before the closing bracket', 1, 4],
    ['{"a": undefined}', 'A value is expected', 1, 7],
    ['{"a": "x\ny"}', 'A line ends within a string', 1, 9],
    ['{"a": "x\ty"}', 'A control character stands in a string', 1, 9],
    ['{"a": "\\x"}', 'A backslash stands before a letter that it can’t escape', 1, 8],
    ['{"a": "x', 'A string has no end', 1, 9],
    ['{"a": 1}\n{"b": 2}', 'Something stands behind the end of the data', 2, 1],
    ['{"a": 01}', 'A comma or a closing brace is expected', 1, 8],
    ['[1, {"a": [2,\n  tru]}]', 'A value is expected', 2, 3],
    ['// x\n{}', 'A value is expected', 1, 1],
  ])('is found in %j', (json, message, line, column) => {
    expect(() => JSON.parse(json) as unknown).toThrow();
    expect(findJsonError(json)).toEqual({ message, line, column });
  });
});
