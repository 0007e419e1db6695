import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.js';
import type { ModelAccess } from './model-access.js';

/** Connects only at the first request. */
export function openModel({ kind, baseUrl, apiKey, model }: ModelAccess): LanguageModel {
  // The library would print warnings between an operator's log lines of JSON.
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
