import { describe, expect, it } from '@jest/globals';
import { queryText, withSites, type SearchQuery } from '../../../../src/domain/research/search-query.js';
import { countCodePoints } from '../../../../src/libs/text/index.js';

const query = (text: string, hosts: readonly string[]): SearchQuery => ({
  text,
  language: 'en',
  country: null,
  freshness: 'any',
  hosts,
});

describe('the words of a search', () => {
  it('stand on one line, cut between words', () => {
    expect(queryText(' how a\n\tlight\u0000house is   kept ')).toBe('how a light house is kept');
    expect(queryText('lighthouses '.repeat(40))).toBe('lighthouses '.repeat(33).trim());
    expect(queryText('a '.repeat(80)).split(' ')).toHaveLength(50);
  });

  it('are cut between letters where a language has no spaces, and never within one', () => {
    expect(countCodePoints(queryText('灯台'.repeat(300)))).toBe(400);
    expect(queryText('😀'.repeat(500))).toBe('😀'.repeat(400));
  });

  it('take as many hosts as there is room for', () => {
    expect(withSites(query('light', []))).toBe('light');
    expect(withSites(query('light', ['a.example']))).toBe('light site:a.example');
    expect(withSites(query('light', ['a.example', 'b.example']))).toBe(
      'light (site:a.example OR site:b.example)',
    );
    const hosts = Array.from({ length: 50 }, (_, n) => `host-number-${n}.example`);
    const many = withSites(query('light', hosts));
    expect(countCodePoints(many)).toBeLessThanOrEqual(400);
    expect(many.split(' ').length).toBeLessThanOrEqual(50);
    expect(many).toContain('site:host-number-9.example');
    expect(withSites(query('x'.repeat(395), hosts))).toBe('x'.repeat(395));
  });
});
