import type { ContentFamily } from './answer-facts.js';

const BINARY: readonly (readonly [ContentFamily, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x00, 0x00, 0x01, 0x00]],
];

/** Elements that mark HTML by the MIME Sniffing Standard, and others with which pages without a head begin. */
const HTML =
  /^(?:<!doctype\s+html|<html|<head|<body|<title|<script|<iframe|<h[1-6]|<div|<font|<table|<style|<b|<br|<p|<meta|<link|<a)(?=[\s>/]|$)/i;

/**
 * Recognises the kind of a body by its first bytes.
 * @param start at most 512 bytes are read
 * @returns `text` for text of an unknown kind, `other` for other bytes
 */
export function sniffFamily(start: Uint8Array): ContentFamily {
  const head = start.subarray(0, 512);
  for (const [family, magic] of BINARY) {
    if (magic.every((byte, index) => head[index] === byte)) return family;
  }
  const whole = lettersOf(head).replace(/^(?:\xef\xbb\xbf)?\s*/u, '');
  // Comments may come before any element.
  const text = whole.replace(/^(?:<!--[^]*?(?:-->|$)\s*)+/u, '');
  if (text === '') return whole === '' ? 'text' : 'html';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image';
  if (/^(?:<\?xml|<rss|<feed|<urlset|<sitemapindex)/i.test(text)) {
    if (/<svg[\s>]/i.test(text)) return 'image';
    return /<(?:html|!doctype\s+html)[\s>]/i.test(text) ? 'html' : 'xml';
  }
  if (/^<svg[\s>]/i.test(text)) return 'image';
  if (HTML.test(text)) return 'html';
  if (/^[{[]\s*(?:["{[\]}\d-]|true|false|null|$)/.test(text)) return 'json';
  // oxlint-disable-next-line no-control-regex -- bytes that never occur in text identify binary files
  return /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? 'other' : 'text';
}

/** Read byte by byte, except for UTF-16, in which every second byte of Western text is NUL. */
function lettersOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(head);
  return Buffer.from(head).toString('latin1');
}
