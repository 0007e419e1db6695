import type { ContentFamily } from './answer-facts.js';

const BINARY: readonly (readonly [ContentFamily, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x00, 0x00, 0x01, 0x00]],
];

/** Elements that begin HTML, by the MIME sniffing standard, and some that pages without a head begin with. */
const HTML =
  /^(?:<!doctype\s+html|<html|<head|<body|<title|<script|<iframe|<h[1-6]|<div|<font|<table|<style|<b|<br|<p|<meta|<link|<a)(?=[\s>/]|$)/i;

/**
 * What the first bytes of a body say that it is.
 * @param start at most 512 bytes are looked at
 * @returns `text` for what is text of no kind that can be told, `other` for other bytes
 */
export function sniffFamily(start: Uint8Array): ContentFamily {
  const head = start.subarray(0, 512);
  for (const [family, magic] of BINARY) {
    if (magic.every((byte, index) => head[index] === byte)) return family;
  }
  const whole = lettersOf(head).replace(/^(?:\xef\xbb\xbf)?\s*/u, '');
  // A comment may stand before anything.
  const text = whole.replace(/^(?:<!--[^]*?(?:-->|$)\s*)+/u, '');
  if (text === '') return whole === '' ? 'text' : 'html';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image';
  if (/^(?:<\?xml|<rss|<feed|<urlset|<sitemapindex)/i.test(text)) {
    if (/<svg[\s>]/i.test(text)) return 'image';
    return /<html[\s>]/i.test(text) ? 'html' : 'xml';
  }
  if (/^<svg[\s>]/i.test(text)) return 'image';
  if (HTML.test(text)) return 'html';
  if (/^[{[]\s*(?:["{[\]}\d-]|true|false|null|$)/.test(text)) return 'json';
  // eslint-disable-next-line no-control-regex -- bytes that no text has tell other files
  return /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? 'other' : 'text';
}

/** Byte by byte, but for UTF-16, of which every second byte would be NUL, as of no text. */
function lettersOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(head);
  return Buffer.from(head).toString('latin1');
}
