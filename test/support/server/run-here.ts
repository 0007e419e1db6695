import { runCommand } from '../../../src/main/run-command.js';

/**
 * Runs a command to its end in this process, which has its modules loaded: a start of its own takes a quarter of a second to
 * one. For what any process would do alike; that the built program has each command, tests of `runGalley` show.
 */
export async function runHere(args: readonly string[], env: Readonly<Record<string, string>>) {
  let [out, err] = ['', ''];
  const code = await runCommand(args, {
    environment: { HOME: process.env['HOME'], ...env },
    terminal: {
      out: (text) => (out += `${text}\n`),
      err: (text) => (err += text),
      columns: null,
      paint: (_style, text) => text,
      interactive: false,
      width: 80,
    },
  });
  return { code, out, err };
}
