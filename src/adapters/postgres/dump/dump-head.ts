import { z } from 'zod';
import { DamagedBackup } from '../backup/backup-archive.js';
import { formatHead, parseHead, type BackupHead } from '../backup/backup-head.js';

/** What a dump says of itself. */
export interface DumpHead extends BackupHead {
  /**
   * All that were applied, by name. The newest alone would not say it: one that was written earlier may have come later.
   */
  readonly migrations: readonly string[];
}

const shape = z.object({ migrations: z.array(z.string()).min(1) });

/** @returns one line of JSON */
export function formatDumpHead({ migrations, ...head }: DumpHead): string {
  return JSON.stringify({ ...(JSON.parse(formatHead(head)) as object), migrations });
}

/** @throws {DamagedBackup} when it is none */
export function parseDumpHead(text: string): DumpHead & { readonly format: number } {
  const head = parseHead(text);
  const { success, data } = shape.safeParse(JSON.parse(text));
  if (!success) throw new DamagedBackup('it does not say which migrations its database had');
  return { ...head, migrations: data.migrations };
}
