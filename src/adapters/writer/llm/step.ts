import type { WritingProgress } from '../../../ports/article/writer.js';

/** Reports progress between two calls, and stops there when the signal is aborted. */
export async function step(progress: WritingProgress, fraction: number): Promise<void> {
  await progress.advance(fraction);
  progress.signal.throwIfAborted();
}
