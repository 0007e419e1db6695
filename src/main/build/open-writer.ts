import { ExtractiveWriter } from '../../adapters/writer/extractive/extractive-writer.js';
import type { Log } from '../../ports/log.js';
import type { Writer } from '../../ports/writer.js';
import type { WriterConfig } from '../provider-config.js';
import { modelAccessOf } from '../model-access.js';

/** The configured writing engine. The libraries of language models are loaded only when one is configured. */
export async function openWriter(writer: WriterConfig, log: Log): Promise<Writer> {
  const access = modelAccessOf(writer);
  if (!access) return new ExtractiveWriter();
  const { openLlmWriter } = await import('../../adapters/writer/llm/open-llm-writer.js');
  return openLlmWriter(access, log);
}
