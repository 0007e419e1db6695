import type { ContentFamily } from './answer-facts.js';

/** @returns the media type in lower case, without its parameters; empty for a header that names none */
export function mediaTypeOf(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

const JSON_TYPE = /^[a-z]+\/(?:json|[\w.-]+\+json|manifest)$/;
const SCRIPT_TYPE = /^(?:application|text)\/(?:x-)?(?:java|ecma)script$/;

/** @param contentType the header as received */
export function familyOfType(contentType: string): ContentFamily {
  const type = mediaTypeOf(contentType);
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'html';
  // SVG is XML too, but readers treat it as a family of its own.
  if (type.startsWith('image/')) return 'image';
  if (type === 'application/pdf' || type === 'application/x-pdf') return 'pdf';
  if (type === 'text/css') return 'css';
  if (SCRIPT_TYPE.test(type)) return 'js';
  if (JSON_TYPE.test(type)) return 'json';
  if (type === 'text/xml' || type === 'application/xml' || type.endsWith('+xml')) return 'xml';
  return type.startsWith('text/') ? 'text' : 'other';
}

/** Whether a text of this type shrinks by compression: HTML, styles, scripts, JSON, XML and SVG. */
export function isCompressible(contentType: string): boolean {
  const family = familyOfType(contentType);
  return (
    family === 'html' ||
    family === 'css' ||
    family === 'js' ||
    family === 'json' ||
    family === 'xml' ||
    mediaTypeOf(contentType) === 'image/svg+xml'
  );
}
