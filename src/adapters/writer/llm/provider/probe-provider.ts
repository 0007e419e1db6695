import { z } from 'zod';
import type { ModelAccess } from './model-access.js';

/** Chosen: an operator waits for `doctor`. */
const TIMEOUT_MS = 5000;
const list = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * Checks, by its list of models, that a provider answers and accepts the key: that costs nothing.
 *
 * @returns the result, in a line
 * @throws {Error} a message for the operator, without the key, when the provider can't be used
 */
export async function probeProvider({ kind, baseUrl, apiKey, model }: ModelAccess): Promise<string> {
  const { host } = new URL(baseUrl);
  const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/models`, {
    headers: headersOf(kind, apiKey),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new Error(`${kind} at ${host} does not answer`);
  });
  if (response.status === 401 || response.status === 403) {
    await response.body?.cancel();
    throw new Error(`${kind} at ${host} refuses the key (status ${response.status})`);
  }
  if (response.status >= 500) {
    await response.body?.cancel();
    throw new Error(`${kind} at ${host} is out of order (status ${response.status})`);
  }
  const parsed = list.safeParse(await response.json().catch(() => null));
  const models = response.ok && parsed.success ? parsed.data.data.map(({ id }) => id) : [];
  if (models.length === 0) return `${kind} at ${host} answers, and lists no models; ${model} is to write`;
  return models.includes(model)
    ? `${kind} at ${host} answers and has ${model}`
    : `${kind} at ${host} answers; ${model} is not among the first ${models.length} models that it lists`;
}

function headersOf(kind: ModelAccess['kind'], apiKey: string | null): Record<string, string> {
  if (apiKey === null) return {};
  if (kind === 'openai') return { authorization: `Bearer ${apiKey}` };
  return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
}
