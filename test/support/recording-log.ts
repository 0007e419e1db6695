import type { Log } from '../../src/ports/log.js';

/** A log that records its lines, for tests that read them. */
export function recordingLog(): Log & {
  readonly entries: { level: string; fields: object; message: string }[];
} {
  const entries: { level: string; fields: object; message: string }[] = [];
  const at = (level: string) => (fields: object, message: string) =>
    void entries.push({ level, fields, message });
  return { entries, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
