import type { Log } from '../../../ports/log.js';
import { LlmWriter } from './llm-writer.js';
import { ModelClient, type ModelClientParts } from './provider/model-client.js';
import type { ModelAccess } from './provider/model-access.js';
import { openModel } from './provider/open-model.js';

/** @returns an engine that writes with a provider's model; it sends nothing before the first article. */
export function openLlmWriter(
  access: ModelAccess,
  log: Log,
  options: Pick<ModelClientParts, 'limits' | 'measures' | 'tracing' | 'wait'> = {},
): LlmWriter {
  const { kind, model, apiKey } = access;
  return new LlmWriter({
    engine: { mode: 'llm', provider: kind, model },
    client: new ModelClient({
      model: openModel(access),
      log,
      apiKey,
      names: { provider: kind, model },
      ...options,
    }),
    takesSeed: kind === 'openai',
  });
}
