import { z } from 'zod';
import { DamagedBackup } from './backup-archive.js';

/** The names of Galley's own entries, which are the first of the archive in this order. */
export const HEAD = 'galley-backup.json';
export const PASSWORDS = 'passwords.json';

/** Changes when an older Galley can no longer restore what a newer one writes. */
export const FORMAT = 1;

const shape = z.object({
  format: z.number().int(),
  galley: z.string(),
  postgres: z.string().regex(/^\d+/),
  processor: z.string(),
  migration: z.string().nullable(),
  made_at: z.string(),
});

/** What a backup says of itself. */
export interface BackupHead {
  /** The version of the Galley that made it. */
  readonly galley: string;
  /** The version of the PostgreSQL whose files it holds: `18.4`. */
  readonly postgres: string;
  /** The processor that the files are for, as Node.js names it: `x64`. */
  readonly processor: string;
  /** The newest migration; null for a database without tables. */
  readonly migration: string | null;
  /** The time at which the backup began: all that was committed before is in it. ISO 8601, by the clock of PostgreSQL. */
  readonly madeAt: string;
}

export function formatHead({ madeAt, ...head }: BackupHead): string {
  return `${JSON.stringify({ format: FORMAT, ...head, made_at: madeAt }, null, 2)}\n`;
}

/** @throws {DamagedBackup} when it is none */
export function parseHead(text: string): BackupHead & { readonly format: number } {
  try {
    const { made_at: madeAt, ...head } = shape.parse(JSON.parse(text));
    return { ...head, madeAt };
  } catch (cause) {
    throw new DamagedBackup('it does not say what it holds', { cause });
  }
}

/** `18` of `18.4`. */
export function majorOf(version: string): string {
  return /^\d+/.exec(version)?.[0] ?? version;
}
