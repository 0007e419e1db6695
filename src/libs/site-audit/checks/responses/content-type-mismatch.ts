import { canParseUrl } from '../../../urls/index.js';
import {
  type AnswerFacts,
  type ContentFamily,
  familyOfType,
  mediaTypeOf,
} from '../../../guarded-fetch/index.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** Text without a signature: what its first letters look like is a guess, which the name of the file has to bear out. */
const GUESSED: ReadonlySet<ContentFamily> = new Set(['css', 'js', 'json', 'text']);
const EXTENSIONS: Readonly<Record<string, ContentFamily>> = {
  css: 'css',
  js: 'js',
  mjs: 'js',
  json: 'json',
  webmanifest: 'json',
};

/** Names under which HTML is served; a text file may begin with a tag and be meant as text. */
const PAGE_NAMES = new Set(['', 'html', 'htm', 'xhtml', 'php', 'asp', 'aspx', 'jsp']);

/**
 * `sniffed` must tell an XHTML page that begins with an XML declaration as html.
 *
 * `detail`: `contentType` as sent, at most 100 letters; `declared` and `sniffed`, families.
 */
export const contentTypeMismatch = defineCheck({
  id: 'content_type_mismatch',
  title: 'Wrong or missing content type',
  category: 'responses',
  severity: 'warning',
  scope: 'resource',
  applies: 'urls',
  rule:
    'There is no Content-Type, or it names another family (HTML, image, PDF, CSS, JavaScript, JSON, XML) than the first ' +
    '512 bytes are of, or HTML for binary data. What is no HTML is not judged as a page.',
  threshold: { name: 'sniffed_bytes', value: 512, unit: 'bytes' },
  why: 'Browsers may refuse the file or show its source, and search engines may skip it.',
  fix: 'Have the server send the type that the file is of.',
  source: SOURCES.contentType,
  effort: 'low',
  judge({ crawled: { url, answer } }) {
    if (answer?.status !== 200 || answer.bytes === 0) return [];
    const type = answer.contentType.trim().slice(0, 100);
    const declared = type === '' ? null : familyOfType(type);
    if (declared !== null && !isAnother(declared, answer, url)) return [];
    return [
      {
        observed:
          declared === null
            ? 'no content type'
            : `${mediaTypeOf(type)} sent, ${answer.sniffed === 'other' ? 'binary data' : answer.sniffed} found`,
        detail: { contentType: type, declared, sniffed: answer.sniffed },
      },
    ];
  },
});

function isAnother(declared: ContentFamily, answer: AnswerFacts, url: string): boolean {
  const { sniffed } = answer;
  if (sniffed === 'other')
    return declared === 'html' && !/charset\s*=\s*["']?utf-?16/i.test(answer.contentType);
  if (sniffed === null || sniffed === 'text' || sniffed === declared) return false;
  const type = mediaTypeOf(answer.contentType);
  // An SVG and an XHTML page are XML, too, and an SVG may begin with a comment, as HTML may.
  if (type === 'image/svg+xml' && (sniffed === 'xml' || sniffed === 'html')) return false;
  if (type === 'application/xhtml+xml' && sniffed === 'xml') return false;
  if (sniffed === 'image' && declared === 'xml') return false;
  const extension = extensionOf(url);
  if (declared === 'text' && sniffed === 'html') return PAGE_NAMES.has(extension);
  return GUESSED.has(declared) && GUESSED.has(sniffed) ? EXTENSIONS[extension] === sniffed : true;
}

function extensionOf(url: string): string {
  const path = canParseUrl(url) ? new URL(url).pathname : '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}
