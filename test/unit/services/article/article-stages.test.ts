import { describe, expect, it } from '@jest/globals';
import { ArticleStages, type ArticleStagesParts } from '../../../../src/services/article/article-stages.js';
import type { MadeImage } from '../../../../src/ports/article/image-maker.js';

describe('the image stage', () => {
  it('reports what the image lacks, and stores none of that text in the artifact', async () => {
    const made: MadeImage = {
      bytes: Uint8Array.of(1, 2, 3),
      contentType: 'image/webp',
      width: 1200,
      height: 630,
      alt: 'A card',
      source: 'ai:generated',
      warnings: [{ code: 'card_text_left_off', message: 'The title is left off.' }],
    };
    const parts = {
      editions: { get: () => Promise.resolve({ name: 'The Harbour Times' }) },
      imageMaker: { make: () => Promise.resolve(made) },
    } as unknown as ArticleStagesParts;
    const job = { editionId: 'e', brief: { settings: {} } } as unknown as Parameters<
      ArticleStages['image']
    >[0];
    const artifacts = { meta: { title: 'T' }, brief: { language: 'en' } } as unknown as Parameters<
      ArticleStages['image']
    >[1];
    const codes: string[] = [];
    const progress = {
      signal: new AbortController().signal,
      warn: ({ code }: { code: string }) => codes.push(code),
    } as unknown as Parameters<ArticleStages['image']>[2];
    const image = await new ArticleStages(parts).image(job, artifacts, progress);
    expect(codes).toEqual(['card_text_left_off']);
    expect(image).toEqual(expect.objectContaining({ base64: 'AQID', alt: 'A card' }));
    expect(image).not.toHaveProperty('warnings');
  });
});
