import { z } from 'zod';
import { canParseUrl } from '../libs/urls/index.js';
import { base, baseWithoutLogin, oneOf } from './config-values.js';

export type WriterConfig =
  | { readonly kind: 'extractive' }
  | {
      readonly kind: 'openai';
      readonly baseUrl: string;
      readonly apiKey: string | null;
      readonly model: string;
    }
  | {
      readonly kind: 'anthropic';
      readonly baseUrl: string | null;
      readonly apiKey: string;
      readonly model: string;
    };

export type SearchConfig =
  | { readonly kind: 'none' }
  | { readonly kind: 'searxng'; readonly baseUrl: string }
  | {
      readonly kind: 'brave' | 'tavily' | 'serper';
      readonly baseUrl: string | null;
      readonly apiKey: string;
    };

export type ImageConfig =
  | { readonly kind: 'card' | 'none' }
  | {
      readonly kind: 'openai';
      readonly baseUrl: string;
      readonly apiKey: string | null;
      readonly model: string;
    };

/** What writes, searches and draws, each with the provider that does it. */
export interface ProviderConfig {
  readonly writer: WriterConfig;
  readonly search: SearchConfig;
  readonly image: ImageConfig;
}

/** A key is sent as a header, and errors about invalid characters in headers quote the key. */
const key = z
  .string()
  .regex(/^[\x21-\x7e]+$/, { error: 'must be of visible ASCII characters, without spaces' });

const modelName = z.string().regex(/^\S(?:.*\S)?$/, { error: 'must be the name of a model' });

/** User name and password are sent decoded, as a basic login; with an invalid `%` every search would fail. */
function hasReadableLogin(text: string): boolean {
  if (!canParseUrl(text)) return true;
  try {
    const { username, password } = new URL(text);
    for (const word of [username, password]) decodeURIComponent(word);
    return true;
  } catch {
    return false;
  }
}

/** One variable each; those of one provider depend on each other, which `readProviders` looks after. */
export const providerVariables = {
  WRITER: oneOf(['extractive', 'openai', 'anthropic']).default('extractive'),
  WRITER_BASE_URL: baseWithoutLogin.optional(),
  WRITER_API_KEY: key.optional(),
  WRITER_MODEL: modelName.optional(),
  SEARCH: oneOf(['none', 'searxng', 'brave', 'tavily', 'serper']).default('none'),
  // A self-hosted SearXNG often has a login, which its adapter sends as a header.
  SEARCH_BASE_URL: base
    .refine(hasReadableLogin, {
      error: 'has a user name or password with a % that encodes nothing; write %25 for it',
    })
    .optional(),
  SEARCH_API_KEY: key.optional(),
  IMAGE: oneOf(['card', 'none', 'openai']).default('card'),
  IMAGE_BASE_URL: baseWithoutLogin.optional(),
  IMAGE_API_KEY: key.optional(),
  IMAGE_MODEL: modelName.optional(),
} as const;

type Given = Readonly<Partial<Record<keyof typeof providerVariables, string>>>;

/** @param faults where variables are added that are missing, or have no effect */
export function readProviders(given: Given, faults: string[]): ProviderConfig {
  const writer = writerOf(given, faults);
  const search = searchOf(given, faults);
  return { writer, search, image: imageOf(given, faults) };
}

function writerOf(values: Given, faults: string[]): WriterConfig {
  const { WRITER: kind, WRITER_BASE_URL: baseUrl, WRITER_API_KEY: apiKey, WRITER_MODEL: model } = values;
  if (kind === 'openai') {
    need(faults, 'WRITER=openai', { WRITER_BASE_URL: baseUrl, WRITER_MODEL: model });
    return { kind, baseUrl: baseUrl ?? '', apiKey: apiKey ?? null, model: model ?? '' };
  }
  if (kind === 'anthropic') {
    need(faults, 'WRITER=anthropic', { WRITER_API_KEY: apiKey, WRITER_MODEL: model });
    return { kind, baseUrl: baseUrl ?? null, apiKey: apiKey ?? '', model: model ?? '' };
  }
  // A misspelt engine is a fault of its own; its other variables are not reported.
  if (kind === undefined || kind === 'extractive')
    refuseIdle(faults, 'WRITER', 'openai or anthropic', {
      WRITER_BASE_URL: baseUrl,
      WRITER_API_KEY: apiKey,
      WRITER_MODEL: model,
    });
  return { kind: 'extractive' };
}

function searchOf(values: Given, faults: string[]): SearchConfig {
  const { SEARCH: kind, SEARCH_BASE_URL: baseUrl, SEARCH_API_KEY: apiKey } = values;
  if (kind === 'searxng') {
    need(faults, 'SEARCH=searxng', { SEARCH_BASE_URL: baseUrl });
    return { kind, baseUrl: baseUrl ?? '' };
  }
  if (kind === 'brave' || kind === 'tavily' || kind === 'serper') {
    need(faults, `SEARCH=${kind}`, { SEARCH_API_KEY: apiKey });
    return { kind, baseUrl: baseUrl ?? null, apiKey: apiKey ?? '' };
  }
  if (kind === undefined || kind === 'none')
    refuseIdle(faults, 'SEARCH', 'searxng, brave, tavily or serper', {
      SEARCH_BASE_URL: baseUrl,
      SEARCH_API_KEY: apiKey,
    });
  return { kind: 'none' };
}

/** The image models of OpenAI are known by this name; other servers have names of their own. */
const IMAGE_MODEL = 'gpt-image-1';

function imageOf(values: Given, faults: string[]): ImageConfig {
  const { IMAGE: kind, IMAGE_BASE_URL: own, IMAGE_API_KEY: ownKey, IMAGE_MODEL: model } = values;
  if (kind === 'openai') {
    const isWriters = own === undefined && values.WRITER === 'openai';
    const baseUrl = isWriters ? values.WRITER_BASE_URL : own;
    // With WRITER=openai and no address at all, the fault is the writer's missing one.
    if (!isWriters) need(faults, 'IMAGE=openai unless WRITER is openai', { IMAGE_BASE_URL: own });
    // The writer's key is sent to the writer's server and to no other.
    const apiKey = ownKey ?? (isWriters ? values.WRITER_API_KEY : undefined) ?? null;
    return { kind, baseUrl: baseUrl ?? '', apiKey, model: model ?? IMAGE_MODEL };
  }
  if (kind === undefined || kind === 'card' || kind === 'none')
    refuseIdle(faults, 'IMAGE', 'openai', {
      IMAGE_BASE_URL: own,
      IMAGE_API_KEY: ownKey,
      IMAGE_MODEL: model,
    });
  return { kind: kind === 'none' ? 'none' : 'card' };
}

function need(faults: string[], because: string, wanted: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) faults.push(`${name} is needed with ${because}.`);
  }
}

/** A key or model without its engine is a forgotten line: the operator believes that something is switched on. */
function refuseIdle(
  faults: string[],
  engine: string,
  words: string,
  given: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) faults.push(`${name} has no effect unless ${engine} is ${words}.`);
  }
}
