import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { type AnswerFacts, isCompressible, mediaTypeOf } from '../../../guarded-fetch/index.js';

/** What fits in one packet (1,500 bytes less headers) comes no sooner compressed. */
const MOST_BYTES = 1400;

/** The request must have offered gzip and br. `detail`: `bytes`, `contentType`. */
export const uncompressedText = defineCheck({
  id: 'uncompressed_text',
  title: 'Text sent without compression',
  category: 'responses',
  severity: 'warning',
  scope: 'resource',
  applies: 'urls',
  rule:
    `HTML, CSS, JavaScript, JSON, XML or SVG of more than ${MOST_BYTES} bytes comes without Content-Encoding, though ` +
    'gzip and brotli were offered.',
  threshold: { name: 'max_bytes', value: MOST_BYTES, unit: 'bytes' },
  why: 'Text shrinks to a quarter, so readers wait for bytes that need not be sent.',
  fix: 'Turn on gzip or brotli for these types at the server.',
  source: SOURCES.compression,
  effort: 'low',
  judge({ crawled: { answer } }) {
    if (answer?.status !== 200 || answer.bytes <= MOST_BYTES) return [];
    if (answer.contentEncoding !== '' && answer.contentEncoding !== 'identity') return [];
    // A PDF that is called HTML is no text.
    if (!isCompressible(answer.contentType) || isBinary(answer)) return [];
    const { bytes } = answer;
    return [
      {
        observed: `${bytes} bytes not compressed`,
        detail: { bytes, contentType: mediaTypeOf(answer.contentType) },
      },
    ];
  },
});

function isBinary({ contentType, sniffed }: AnswerFacts): boolean {
  return (
    sniffed === 'pdf' ||
    (mediaTypeOf(contentType) === 'text/html' && (sniffed === 'image' || sniffed === 'other'))
  );
}
