import type { Log } from '../../src/ports/log.js';

/** A log that keeps what it was told, for tests that ask. */
export function keepingLog(): Log & {
  readonly entries: { level: string; fields: object; message: string }[];
} {
  const entries: { level: string; fields: object; message: string }[] = [];
  const at = (level: string) => (fields: object, message: string) =>
    void entries.push({ level, fields, message });
  return { entries, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
