import type { ModelAccess } from '../adapters/writer/llm/provider/model-access.js';
import type { WriterConfig } from './provider-config.js';

const ANTHROPIC = 'https://api.anthropic.com/v1';

/** @returns how to reach the model that writes; null for the engine that needs none. */
export function modelAccessOf(writer: WriterConfig): ModelAccess | null {
  if (writer.kind === 'extractive') return null;
  return { ...writer, baseUrl: writer.baseUrl ?? ANTHROPIC };
}
