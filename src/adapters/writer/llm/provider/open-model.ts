import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.js';
import type { ModelAccess } from './model-access.js';

/** Opens nothing yet: the first request does. */
export function openModel({ kind, baseUrl, apiKey, model }: ModelAccess): LanguageModel {
  // What the library would print about a model's limits is no news for an operator's log of JSON lines.
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  if (kind === 'anthropic') {
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch: boundedFetch })(model);
  }
  return createOpenAICompatible({
    name: 'openai',
    baseURL: baseUrl,
    fetch: boundedFetch,
    ...(apiKey === null ? {} : { apiKey }),
    supportsStructuredOutputs: true,
    includeUsage: true,
  })(model);
}
