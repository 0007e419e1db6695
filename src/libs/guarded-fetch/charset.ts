import { isAscii, isUtf8 } from 'node:buffer';
import { declaredEncoding } from './declared-encoding.js';

/** The encoding of a page's bytes. */
export type TextKind = 'html' | 'xml' | 'text';

/** The HTML standard has browsers look for a `<meta charset>` in the first 1,024 bytes. */
const PRESCAN_BYTES = 1024;

/** A body as text, and the encodings that were declared for it. */
export interface DecodedText {
  readonly text: string;
  /** The encoding that was used, by the WHATWG's name for it in lower case: `utf-8`, `windows-1252`. */
  readonly used: string;
  /** The encoding of the byte order mark; null without one. */
  readonly mark: string | null;
  /** Labels as written, even if they name no encoding; null without one. `meta` is read in HTML only. */
  readonly header: string | null;
  readonly meta: string | null;
  /** false when the encoding is neither declared nor recognised: then the browsers' default is used, which may be wrong. */
  readonly isDiscovered: boolean;
}

/** The body declares no encoding, and none can be recognised. */
export class UnknownEncoding extends Error {
  override readonly name = 'UnknownEncoding';
}

/**
 * Decodes a body: by its byte order mark, else the header's charset, else the document's own declaration, else as UTF-8.
 * An undeclared HTML or text body that is not valid UTF-8 is read as Korean or Japanese if its bytes clearly are, else as
 * windows-1252, as browsers do.
 * @throws {UnknownEncoding} when that would produce letters that are not in the original
 */
export function decodeText(bytes: Uint8Array, contentTypeHeader: string, kind: TextKind): string {
  const read = readText(bytes, contentTypeHeader, kind);
  if (!read.isDiscovered) throw new UnknownEncoding('nothing says what it is encoded in');
  return read.text;
}

/** Decodes like `decodeText`, reports the encoding, and falls back to windows-1252 instead of throwing. */
export function readText(bytes: Uint8Array, contentTypeHeader: string, kind: TextKind): DecodedText {
  const start = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1');
  const said = {
    mark: byteOrderMark(bytes) ?? null,
    header: /charset\s*=\s*["']?([^\s;"']+)/i.exec(contentTypeHeader)?.[1] ?? null,
    meta: (kind === 'html' ? metaCharset(start) : undefined) ?? null,
  };
  const declared = said.meta ?? (kind === 'text' ? undefined : xmlEncoding(start));
  const label = said.mark ?? usable(said.header) ?? usable(declared && asReadByBytes(declared));
  if (label) return { text: decodeAs(bytes, label), used: label, isDiscovered: true, ...said };
  const encoding = kind === 'xml' || isUtf8(bytes) ? 'utf-8' : declaredEncoding(bytes);
  const used = encoding ?? 'windows-1252';
  return { text: decodeAs(bytes, used), used, isDiscovered: encoding !== null, ...said };
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function xmlEncoding(start: string): string | undefined {
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/i.exec(start)?.[1];
}

/** A document whose declaration can be read byte by byte is not in UTF-16, even if it declares that. */
function asReadByBytes(declared: string): string {
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

function metaCharset(head: string): string | undefined {
  const visible = head.replace(/<!--[\s\S]*?(-->|$)/g, '');
  for (const [tag] of visible.matchAll(/<meta[\s/][^>]*>/gi)) {
    const charset = /\scharset\s*=\s*["']?\s*([^\s"'/>]+)/i.exec(tag)?.[1];
    if (charset) return charset;
    if (!/http-equiv\s*=\s*["']?content-type/i.test(tag)) continue;
    const content = /charset\s*=\s*([^\s"';>]+)/i.exec(tag)?.[1];
    if (content) return content;
  }
  return undefined;
}

/** @returns the encoding's name, or undefined for an unknown label. */
function usable(label: string | null | undefined): string | undefined {
  if (!label) return undefined;
  if (label.toLowerCase() === 'x-user-defined') return 'windows-1252';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  // Most pages of the web are in UTF-8 and many have only ASCII, for which this is much faster than the decoder.
  if (encoding === 'utf-8' && isAscii(bytes)) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  }
  return encoding === 'windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);
}

/** The characters of windows-1252 at 0x80 to 0x9f; the five unassigned ones are control characters, by the Encoding Standard. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Node 20 decodes windows-1252 as ISO 8859-1: its curly quotes and dashes came out as control characters. */
function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] ?? letter);
}
