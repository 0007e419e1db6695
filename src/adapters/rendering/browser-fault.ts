import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @returns why there can be no browser; null where there is one */
export function browserFault(executable: string): string | null {
  if (!existsSync(executable))
    return `there is no browser at ${executable}: install Chromium, or name it by CHROMIUM`;
  try {
    createRequire(import.meta.url).resolve('playwright-core');
    return null;
  } catch {
    return 'the package playwright-core is not installed';
  }
}
