import { loadPageScanner } from '../../../src/libs/page-reading/index.js';
import type { ScannedPage } from '../../../src/libs/page-reading/scanned-page.js';

const scanner = await loadPageScanner();

export interface PageSent {
  readonly finalUrl?: string;
  readonly contentType?: string;
  readonly linkHeaders?: readonly string[];
}

/** Scans a page of `https://example.com/shop/`, sent as UTF-8 without saying so. */
export function scanPage(
  html: string | Uint8Array,
  {
    finalUrl = 'https://example.com/shop/',
    contentType = 'text/html',
    linkHeaders: link = [],
  }: PageSent = {},
): ScannedPage {
  const body = typeof html === 'string' ? Buffer.from(html) : html;
  return scanner.scan(finalUrl, { body, answer: { contentType, link } });
}

/** Puts markup into the body of a sound page. */
export function inBody(markup: string): string {
  return `<!doctype html><html lang="en"><head><title>T</title></head><body>${markup}</body></html>`;
}

/** Puts markup into its head. */
export function inHead(markup: string): string {
  return `<!doctype html><html lang="en"><head>${markup}</head><body><p>Text.</p></body></html>`;
}
