import { tidyJson } from '../../domain/tidy-json.js';
import type { AnswerFacts } from '../../libs/guarded-fetch/index.js';
import type { CrawledAnswer } from '../../libs/site-audit/index.js';
import { type PackedPage, type PageFacts, unpackFacts } from '../../libs/page-reading/index.js';
import type { Settled } from '../../ports/audit/crawl-store.js';
import type { Segment } from './scratch-file.js';

/** Where an answer stands in a scratch file: its facts as JSON, then those of its page, then the page's text. */
export interface PackedAnswer extends Segment {
  /** null for none. */
  readonly status: number | null;
  /** Bytes of each; 0 where there is no page. */
  readonly parts: { readonly answer: number; readonly facts: number };
}

/** An answer as it is to be written. */
export interface AnswerBytes extends Omit<PackedAnswer, 'at'> {
  /** Of the URL. */
  readonly id: string;
  readonly bytes: readonly Uint8Array[];
}

export function packAnswer({ id, answer, page }: Extract<Settled, { answer: AnswerFacts }>): AnswerBytes {
  const text = Buffer.from(tidyJson(JSON.stringify(answer)));
  const bytes = [text, ...(page === null ? [] : [page.facts, page.text])];
  return {
    id,
    status: answer.status,
    parts: { answer: text.length, facts: page?.facts.length ?? 0 },
    length: bytes.reduce((sum, some) => sum + some.length, 0),
    bytes,
  };
}

/** @param bytes those that stand there @throws Error where they are not what `packAnswer` made */
export function unpackAnswer(
  { parts: { answer, facts }, status }: PackedAnswer,
  bytes: Buffer,
): { answer: CrawledAnswer; readonly page: PageFacts | null; readonly packed: PackedPage | null } {
  const read = JSON.parse(bytes.toString('utf8', 0, answer)) as CrawledAnswer;
  if (read.status !== status) throw new Error('a stored answer is not the one that was written');
  if (facts === 0) return { answer: read, page: null, packed: null };
  const packed = { facts: bytes.subarray(answer, answer + facts), text: bytes.subarray(answer + facts) };
  return { answer: read, page: unpackFacts(packed.facts), packed };
}
