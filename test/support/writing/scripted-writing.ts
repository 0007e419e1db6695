import type { Writing } from '../../../src/main/build/build-writing.js';
import type { StageName } from '../../../src/domain/article/stages.js';
import type { ClaimedJob } from '../../../src/ports/job-store.js';
import type { Made, Stages } from '../../../src/services/article/article-work.js';
import type { StageProgress } from '../../../src/services/job/stage-work.js';
import { randomUUID } from 'node:crypto';

type Step = (job: ClaimedJob, signal: AbortSignal, progress: StageProgress, made: Made) => Promise<void>;

/**
 * Stages that do next to nothing, for tests of all that stands around them: each runs the step that the script has
 * for it, and leaves a small artifact.
 */
export function scriptedWriting(
  script: Partial<Record<StageName, Step>> = {},
): Writing & { readonly ran: StageName[] } {
  const ran: StageName[] = [];
  const stage =
    (name: StageName) =>
    async (job: ClaimedJob, made: Made, progress: StageProgress): Promise<never> => {
      ran.push(name);
      await script[name]?.(job, progress.signal, progress, made);
      progress.signal.throwIfAborted();
      if (name !== 'assemble') return { made: name } as never;
      return {
        id: randomUUID(),
        editionId: job.editionId,
        slug: 'scripted',
        title: 'Scripted',
        body: '<p>Scripted.</p>',
        metaTitle: 'Scripted',
        metaDescription: 'Scripted.',
        languageCode: 'en',
        wordCount: 1,
        byline: 'Nobody',
        imageSource: 'manual:',
        image: null,
        provenance: {},
      } as never;
    };
  return {
    ran,
    fetcher: { checkAddress: () => undefined },
    engine: { mode: 'extractive', provider: null, model: null },
    stages: async (): Promise<Stages> => ({
      brief: stage('brief'),
      research: stage('research'),
      outline: stage('outline'),
      draft: stage('draft'),
      checks: stage('checks'),
      meta: stage('meta'),
      image: stage('image'),
      assemble: stage('assemble'),
      read: (stored) => stored,
    }),
  };
}
