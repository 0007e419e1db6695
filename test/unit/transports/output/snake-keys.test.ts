import { describe, expect, it } from '@jest/globals';
import { snakeKeys } from '../../../../src/transports/output/snake-keys.js';

const nameOf = (name: string) => Object.keys(snakeKeys({ [name]: 1 }) as object)[0];

describe('names of views and records in REST', () => {
  it.each([
    ['pageShare', 'page_share'],
    ['htmlPages', 'html_pages'],
    ['ttfbMs', 'ttfb_ms'],
    ['robotsTxt', 'robots_txt'],
    ['per1000Words', 'per_1000_words'],
    ['maxOnPage', 'max_on_page'],
    ['uniqueInlinks', 'unique_inlinks'],
    ['p50', 'p50'],
    ['h1', 'h1'],
    ['sha256', 'sha256'],
    ['briefSha256', 'brief_sha256'],
    ['tfidf', 'tfidf'],
    ['pagerank', 'pagerank'],
  ])('are those of the contract: %s', (name, snake) => {
    expect(nameOf(name)).toBe(snake);
  });

  it.each([
    '2xx',
    'no_response',
    'blocked_by_robots',
    'en',
    'title_too_long',
    'used_by',
    '1',
    '10+',
    'x-default',
  ])('stay where they are values: %s', (name) => {
    expect(nameOf(name)).toBe(name);
  });

  it('are changed at every depth; values and their order are not', () => {
    const view = {
      topFixes: [{ templateWide: true, points: 1.5 }, null],
      statusClasses: { '2xx': 1 },
      text: 'camelCase',
      none: null,
      nested: [[{ deepName: ['someText'] }]],
    };
    expect(snakeKeys(view)).toEqual({
      top_fixes: [{ template_wide: true, points: 1.5 }, null],
      status_classes: { '2xx': 1 },
      text: 'camelCase',
      none: null,
      nested: [[{ deep_name: ['someText'] }]],
    });
    expect(Object.keys(snakeKeys(view) as object)).toEqual([
      'top_fixes',
      'status_classes',
      'text',
      'none',
      'nested',
    ]);
    for (const value of ['aB', 1, true, null, undefined]) expect(snakeKeys(value)).toBe(value);
  });

  it('are the same the next time, also after more names than are remembered', () => {
    for (let n = 0; n < 3000; n += 1) nameOf(`someName${n}`);
    expect(nameOf('anotherName')).toBe('another_name');
    expect(nameOf('anotherName')).toBe('another_name');
  });

  it('may be any that a page chose, and change nothing but themselves', () => {
    const odd = JSON.parse('{"__proto__": {"aB": 1}, "constructor": 2}') as object;
    const snake = snakeKeys(odd) as Record<string, unknown>;
    expect(Object.keys(snake)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(snake)).toBe(Object.prototype);
  });
});
