#!/usr/bin/env node
import { styleText } from 'node:util';
import type { Terminal } from '../transports/cli/command.js';
import { runCommand } from './run-command.js';

const terminal: Terminal = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(text),
  // Some terminals don't say how wide they are.
  columns: process.stdout.isTTY ? process.stdout.columns || 80 : null,
  // It heeds NO_COLOR, FORCE_COLOR and TERM, and whether this is a terminal.
  paint: (style, text) => styleText(style, text, { stream: process.stdout }),
  interactive: process.stderr.isTTY,
  width: process.stderr.columns || 80,
};

// The reader of the output may close it (`galley key list | head -1`). Running work is still finished and closed; without
// a listener the failed write would end the process at once.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

async function main(): Promise<void> {
  process.exitCode = await runCommand(process.argv.slice(2), { terminal });
  // Agenda leaves a timer for the lock of each job that ran; nothing else is left to wait for.
  process.exit();
}

void main();
