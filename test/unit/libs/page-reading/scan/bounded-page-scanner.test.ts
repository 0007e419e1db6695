import { describe, expect, it } from '@jest/globals';
import { BoundedPageScanner } from '../../../../../src/libs/page-reading/scan/bounded-page-scanner.js';
import { openPageScanner } from '../../../../../src/libs/page-reading/scan/page-scanner.js';
import {
  type PageReply,
  type PageScanner,
  PageTooCostly,
} from '../../../../../src/libs/page-reading/scanned-page.js';
import { itOfMany } from '../../../../support/sample.js';

const URL_OF_PAGE = 'https://example.com/';
const pageOf = (html: string): PageReply => ({
  body: new TextEncoder().encode(html),
  answer: { contentType: 'text/html', link: [] },
});

/** Far above what a page takes on a busy machine, and far below what the endless ones would. */
const MOST_MS = 1000;

describe('a page that takes too long to read', () => {
  itOfMany.each<[string, (text: string) => unknown]>([
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
        scan: (url, reply) => {
          if (reply.body.length === 0) hang('!');
          return real.scan(url, reply);
        },
      },
      MOST_MS,
    );
    expect(() => scanner.scan(URL_OF_PAGE, pageOf(''))).toThrow(PageTooCostly);
    const next = pageOf('<html lang="en"><title>Next</title><h1>Here</h1>');
    expect(scanner.scan(URL_OF_PAGE, next)).toEqual(real.scan(URL_OF_PAGE, next));
  });

  it('is distinguished from other faults, which are passed on', () => {
    const broken: PageScanner = {
      scan: () => {
        throw new RangeError('of our own');
      },
    };
    expect(() => new BoundedPageScanner(broken, MOST_MS).scan(URL_OF_PAGE, pageOf('x'))).toThrow(
      'of our own',
    );
  });
});
