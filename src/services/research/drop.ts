import type { FetchFailure } from '../../libs/guarded-fetch/index.js';
import type { DropCode, DroppedSource, NewSource } from '../../domain/research/source.js';

/** @param code why, for programs. @param reason why, in words that go on from "it was left out:". */
export function dropOf(source: NewSource, code: DropCode, reason: string): DroppedSource {
  return { url: source.finalUrl, title: source.title, reason, code };
}

export function droppedBy(failure: FetchFailure): DroppedSource {
  return { url: failure.url, title: null, reason: failure.message, code: failure.code };
}
