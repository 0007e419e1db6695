import {
  familyOfType,
  type AnswerFacts,
  type SiteAsk,
  type SiteReply,
} from '../../libs/guarded-fetch/index.js';
import type { ClaimedUrl, CrawlKind } from '../../ports/audit/crawl-store.js';

/**
 * Of a body, what is read of a page and of a file. Chosen, beyond the 2 MB that search engines read, so that
 * `html_over_2mb` tells how large a page is.
 */
const PAGE_BYTES = 5 * 1024 * 1024;
const RESOURCE_BYTES = 2 * 1024 * 1024;
/** A page whose first byte took longer is asked for twice. That of `slow_ttfb`. */
const SLOW_MS = 800;

/** Sends one request; 0 bytes are none of the body. */
export type Send = (
  method: 'HEAD' | 'GET',
  maxBytes: number,
  beyond?: SiteAsk['beyond'],
) => Promise<SiteReply>;

/**
 * Asks for a URL as its kind needs it: a page is read, of a file its beginning, of another site's only whether it answers,
 * and of the style sheets among those that pages load what they load in turn.
 * Of a page and of a style sheet beyond the bound the beginning is asked for: both can be read as far as they go.
 * @param isLoaded whether it was found as a file that something loads
 */
export async function askForUrl(kind: CrawlKind, send: Send, isLoaded = false): Promise<SiteReply> {
  if (kind === 'page') return askForPage(send);
  const head = await send('HEAD', 0);
  // A server that does not answer one method does not answer another.
  if (head.answer.status === null && kind === 'external') return head;
  // Servers that don't know HEAD say anything but the truth to it.
  const isSure = head.answer.status !== null && head.answer.status < 400;
  if (kind === 'external') {
    if (!isSure) return send('GET', 0);
    const isSheet = isLoaded && head.answer.status === 200 && familyOfType(head.answer.contentType) === 'css';
    return isSheet ? withBody(head, await send('GET', RESOURCE_BYTES, 'cut')) : head;
  }
  const beyond = familyOfType(head.answer.contentType) === 'css' ? 'cut' : 'refuse';
  const isTooLarge = head.answer.bytes > RESOURCE_BYTES && beyond === 'refuse';
  // Only a body tells whether the file is what its type says; one too large to be read is at least known by its head.
  if (isSure && (head.answer.location !== null || isTooLarge)) return head;
  return send('GET', RESOURCE_BYTES, beyond);
}

/** Another site's file is judged by its head alone, however it was read. */
function withBody(head: SiteReply, { answer, body }: SiteReply): SiteReply {
  return answer.status === 200 ? { answer: head.answer, body } : head;
}

async function askForPage(send: Send): Promise<SiteReply> {
  const first = await send('GET', PAGE_BYTES);
  if (first.answer.failure === 'too_large' && isHtmlType(first.answer)) return send('GET', PAGE_BYTES, 'cut');
  if (first.answer.status !== 200 || first.answer.ttfbMs <= SLOW_MS) return first;
  // The lower of two: the first may have waited for anything.
  const second = await send('GET', PAGE_BYTES);
  return second.answer.status === 200 && second.answer.ttfbMs < first.answer.ttfbMs ? second : first;
}

/**
 * The answer, and its body where it is an HTML page, whatever kind it was asked for as. What is called HTML and is
 * something else by its first bytes is no page: a PDF has neither a title nor links.
 */
export function pageOf({ answer, body }: SiteReply): SiteReply | null {
  if (answer.status !== 200 || body.length === 0) return null;
  const isPage = isHtmlType(answer) ? !isSomethingElse(answer, body) : isUntypedHtml(answer);
  return isPage ? { answer, body: answer.failure === 'too_large' ? wholeTags(body) : body } : null;
}

/** Whether it may load other files: a style sheet, of the site also a script that imports others, and a manifest. */
export function loadsOthers(
  { kind, foundVia }: Pick<ClaimedUrl, 'kind' | 'foundVia'>,
  { answer, body }: SiteReply,
): boolean {
  if (answer.status !== 200 || body.length === 0) return false;
  const family = familyOfType(answer.contentType);
  if (kind === 'external') return family === 'css' && foundVia === 'resource';
  if (kind !== 'resource') return false;
  return family === 'css' || family === 'json' || (family === 'js' && mayImport(body));
}

/** Most scripts don't, and need not be handed to a thread: `!important` is no import. */
function mayImport(script: Uint8Array): boolean {
  const text = Buffer.from(script.buffer, script.byteOffset, script.byteLength).toString('latin1');
  return /\bimport\s*["'({*]|\bimport\s+[\w$]|\bfrom\s*["']/.test(text);
}

function isHtmlType(answer: AnswerFacts): boolean {
  return familyOfType(answer.contentType) === 'html';
}

function isUntypedHtml({ contentType, sniffed }: AnswerFacts): boolean {
  return contentType === '' && sniffed === 'html';
}

/** JSON and XML are distinguished from HTML that begins like them by more than their first bytes. */
function isSomethingElse({ contentType, sniffed }: AnswerFacts, body: Uint8Array): boolean {
  switch (sniffed) {
    case 'pdf':
    case 'image':
      return true;
    case 'other':
      // Bytes of UTF-16 look like those of a program.
      return !/charset\s*=\s*["']?utf-?16/i.test(contentType);
    case 'json':
      return isJson(body);
    case 'xml':
      return !/<(?:html|!doctype\s+html)[\s>]/i.test(Buffer.from(body.subarray(0, 8192)).toString('latin1'));
    default:
      return false;
  }
}

function isJson(body: Uint8Array): boolean {
  try {
    JSON.parse(Buffer.from(body).toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** A body that was cut ends with its last whole tag, and not within a letter of several bytes. */
function wholeTags(body: Uint8Array): Uint8Array {
  const end = body.lastIndexOf(0x3e) + 1;
  if (end === 0) return body;
  // In UTF-16 a letter has two bytes.
  return body.subarray(0, body[end] === 0 ? end + 1 : end);
}
