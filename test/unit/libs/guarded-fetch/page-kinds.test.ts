import { describe, expect, it } from '@jest/globals';
import { NO_ANSWER } from '../../../../src/libs/guarded-fetch/answer-facts.js';
import {
  ASK_FOR_ROBOTS,
  askForPage,
  isReadable,
  MAX_PAGE_BYTES,
  textKindOf,
  type PageKind,
} from '../../../../src/libs/guarded-fetch/page-kinds.js';

describe('the kinds of pages', () => {
  it.each<[PageKind, string, boolean]>([
    ['html', 'text/html; charset=utf-8', true],
    ['html', 'application/xhtml+xml', true],
    ['html', '', true],
    ['html', 'application/pdf', false],
    ['xml', 'application/rss+xml', true],
    ['xml', 'application/x-gzip', true],
    ['xml', 'text/html', false],
    ['text', 'text/markdown', true],
    ['text', 'application/json', false],
    ['feed', 'application/feed+json', true],
    ['feed', 'application/atom+xml', true],
    ['feed', 'text/html', false],
  ])('%s is readable as %j: %s', (kind, contentType, expected) => {
    expect(isReadable(kind, contentType)).toBe(expected);
  });

  it.each<[PageKind, string, string]>([
    ['html', 'text/html', 'html'],
    ['feed', 'application/json', 'text'],
    ['feed', 'application/rss+xml', 'xml'],
  ])('a %s of %s declares its encoding like %s', (kind, contentType, expected) => {
    expect(textKindOf(kind, contentType)).toBe(expected);
  });
});

describe('a request for a page', () => {
  const head = (status: number, contentType: string) => ({ ...NO_ANSWER, status, contentType });

  it('reads the body of a good status and a readable type only', () => {
    const { reads, maxBytes, beyond } = askForPage('html');
    expect([maxBytes, beyond]).toEqual([MAX_PAGE_BYTES, 'refuse']);
    expect(reads(head(200, 'text/html'))).toBe(true);
    expect(reads(head(404, 'text/html'))).toBe(false);
    expect(reads(head(200, 'image/png'))).toBe(false);
  });

  it('reads any type of robots.txt, and cuts a long body', () => {
    expect(ASK_FOR_ROBOTS.beyond).toBe('cut');
    expect(ASK_FOR_ROBOTS.reads(head(200, 'image/png'))).toBe(true);
    expect(ASK_FOR_ROBOTS.reads(head(500, 'text/plain'))).toBe(false);
  });
});
