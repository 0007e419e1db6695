import { describe, expect, it } from '@jest/globals';
import { encodeListing } from '../../../src/transports/rest/encode-listing.js';

describe('a listing in UTF-8', () => {
  it.each([
    ['none', []],
    ['one', [{ title: 'Ein Weg – “quoted” \\ ]}' }]],
    ['several, with what only JSON can say', [{ a: null }, { b: ['\u2028', '😀'], c: undefined }, {}]],
  ])('says what JSON.stringify says of %s', (_name, items) => {
    const head = { total: 3, offset: 0, next: { limit: 20 } };

    const bytes = encodeListing(head, 'articles', items);

    expect(bytes.toString()).toBe(JSON.stringify({ ...head, articles: items }));
  });

  it('has no comma before the first field', () => {
    expect(encodeListing({}, 'articles', [{ id: 1 }]).toString()).toBe('{"articles":[{"id":1}]}');
  });
});
