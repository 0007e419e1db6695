import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DOCUMENTS } from '../transports/console/console-files.js';
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
  return orFault("GRAPHQL_ALLOW names a path that can't be read", () => {
    if (!statSync(place).isDirectory()) return readFile(place);
    const names = readdirSync(place).filter((name) => /\.(graphql|gql|json)$/.test(name));
    return names.sort().flatMap((name) => readFile(path.join(place, name)));
  });
}

/** The documents of the built console's pages; none while it is not built. @throws {ConfigError} */
export function readConsoleDocuments(folder: string): ListedDocument[] {
  const file = path.join(folder, DOCUMENTS);
  if (!existsSync(file)) return [];
  return orFault("The documents of the console can't be read; build it anew", () => readFile(file));
}

function orFault<T>(fault: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason =
      error instanceof SyntaxError || error instanceof z.ZodError ? 'no manifest' : codeOf(error);
    throw new ConfigError([`${fault} (${reason}).`]);
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
