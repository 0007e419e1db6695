import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ListedDocument } from '../transports/graphql/documents/allowed-documents.js';
import { ConfigError } from './config-error.js';

/** In the format of Relay, hash to text, or of Apollo. */
const manifestShape = z.union([
  z
    .object({ operations: z.array(z.object({ id: z.string(), body: z.string() })) })
    .transform(({ operations }) => operations),
  z.record(z.string(), z.string()),
]);

/**
 * Reads the allow-list of documents.
 *
 * @param place a folder whose `.graphql` and `.gql` files hold a document each, one such file, or a `.json` manifest of a
 *   client's build: `{ "<hash>": "<text>" }` or `{ "operations": [{ "id", "body" }] }`
 * @throws {ConfigError}
 */
export function readAllowedDocuments(place: string): ListedDocument[] {
  try {
    if (statSync(place).isDirectory()) {
      const names = readdirSync(place).filter((name) => /\.(graphql|gql|json)$/.test(name));
      return names.sort().flatMap((name) => readFile(path.join(place, name)));
    }
    return readFile(place);
  } catch (error) {
    const reason =
      error instanceof SyntaxError || error instanceof z.ZodError ? 'no manifest' : codeOf(error);
    throw new ConfigError([`GRAPHQL_ALLOW names a path that can't be read (${reason}).`]);
  }
}

function readFile(file: string): ListedDocument[] {
  const text = readFileSync(file, 'utf8');
  const place = path.basename(file);
  if (!file.endsWith('.json')) return [{ place, text }];
  const manifest = manifestShape.parse(JSON.parse(text));
  const entries = Array.isArray(manifest)
    ? manifest.map(({ id, body }) => [id, body] as const)
    : Object.entries(manifest);
  return entries.map(([id, body]) => ({ place: `${place}, ${id}`, text: body, id }));
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unreadable';
}
