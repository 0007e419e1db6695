#!/usr/bin/env node
// The command of a checkout, which exists before the program is built: `npx galley` remembers what it found the first time.
import { existsSync } from 'node:fs';

const program = new URL('../dist/main/cli.js', import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  console.error('Galley is not built yet: run `npm run build` first.');
  process.exitCode = 1;
}
