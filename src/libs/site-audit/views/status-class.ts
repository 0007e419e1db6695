import type { CrawledUrl } from '../site/crawled-url.js';

export const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx', 'no_response'] as const;
export type StatusClass = (typeof STATUS_CLASSES)[number];
export type StatusCounts = Record<StatusClass, number>;

export function emptyStatusCounts(): StatusCounts {
  return { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0, no_response: 0 };
}

/** @returns null for a URL that was not asked for */
export function statusClassOf({ answer }: Pick<CrawledUrl, 'answer'>): StatusClass | null {
  if (!answer) return null;
  const { status } = answer;
  if (status === null) return 'no_response';
  if (status < 300) return '2xx';
  if (status < 400) return '3xx';
  return status < 500 ? '4xx' : '5xx';
}
