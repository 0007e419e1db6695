import type { Article } from '../../../src/domain/article/article.js';

/** A finished article as the store gives it. */
export function articleOf(options: Partial<Article> = {}): Article {
  return {
    id: '0c000000-0000-4000-8000-000000000001',
    editionId: '0a000000-0000-4000-8000-000000000004',
    slug: 'tides',
    status: 'draft',
    title: 'Tides',
    body: '<p>The sea rises and falls.</p>',
    metaTitle: 'Tides',
    metaDescription: 'The sea rises and falls.',
    languageCode: 'en',
    wordCount: 13,
    byline: 'Ada Lock',
    imageSource: 'manual:',
    hasImage: false,
    createdAt: '2026-03-01T08:00:00.000000Z',
    revision: 1,
    change: 'finished',
    changedAt: '2026-03-01T08:00:00.000000Z',
    publication: null,
    ...options,
  };
}
