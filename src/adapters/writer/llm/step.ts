import type { WritingProgress } from '../../../ports/writer.js';

/** Progress is told between two calls, and whoever wants to stop is heard there too. */
export async function step(progress: WritingProgress, fraction: number): Promise<void> {
  await progress.advance(fraction);
  progress.signal.throwIfAborted();
}
