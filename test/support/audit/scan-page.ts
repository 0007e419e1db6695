import { loadPageScanner } from '../../../src/libs/page-reading/index.js';
import type { PageToScan, ScannedPage } from '../../../src/libs/page-reading/scanned-page.js';

const scanner = await loadPageScanner();

/** Scans a page of `https://example.com/shop/`, sent as UTF-8 without saying so. */
export function scanPage(html: string | Uint8Array, more: Partial<PageToScan> = {}): ScannedPage {
  const url = 'https://example.com/shop/';
  const bytes = typeof html === 'string' ? Buffer.from(html) : html;
  return scanner.scan({ url, finalUrl: url, bytes, contentType: 'text/html', linkHeaders: [], ...more });
}

/** Puts markup into the body of a sound page. */
export function inBody(markup: string): string {
  return `<!doctype html><html lang="en"><head><title>T</title></head><body>${markup}</body></html>`;
}

/** Puts markup into its head. */
export function inHead(markup: string): string {
  return `<!doctype html><html lang="en"><head>${markup}</head><body><p>Text.</p></body></html>`;
}
