import { describe, expect, it } from '@jest/globals';
import { BoundedPageScanner } from '../../../../../src/libs/page-reading/scan/bounded-page-scanner.js';
import { openPageScanner } from '../../../../../src/libs/page-reading/scan/page-scanner.js';
import {
  PageTooCostly,
  type PageScanner,
  type PageToScan,
} from '../../../../../src/libs/page-reading/scanned-page.js';

const pageOf = (html: string): PageToScan => ({
  url: 'https://example.com/',
  finalUrl: 'https://example.com/',
  bytes: new TextEncoder().encode(html),
  contentType: 'text/html',
  linkHeaders: [],
});

/** Far above what a page takes on a busy machine, and far below what the endless ones would. */
const MOST_MS = 1000;

describe('a page that takes too long to read', () => {
  it.each<[string, (text: string) => unknown]>([
    // Some 2^40 steps.
    ['in a regular expression', (text) => /^(?:a+)+$/.exec(`${'a'.repeat(40)}${text}`)],
    [
      'in a loop',
      (text) => {
        let sum = 0;
        while (sum >= 0) sum += text.length;
        return sum;
      },
    ],
  ])('%s is given up, and the next is read', async (_what, hang) => {
    const real = await openPageScanner();
    const scanner = new BoundedPageScanner(
      {
        scan: (page) => {
          if (page.bytes.length === 0) hang('!');
          return real.scan(page);
        },
      },
      MOST_MS,
    );
    expect(() => scanner.scan(pageOf(''))).toThrow(PageTooCostly);
    const next = pageOf('<html lang="en"><title>Next</title><h1>Here</h1>');
    expect(scanner.scan(next)).toEqual(real.scan(next));
  });

  it('is distinguished from other faults, which are passed on', () => {
    const broken: PageScanner = {
      scan: () => {
        throw new RangeError('of our own');
      },
    };
    expect(() => new BoundedPageScanner(broken, MOST_MS).scan(pageOf('x'))).toThrow('of our own');
  });
});
