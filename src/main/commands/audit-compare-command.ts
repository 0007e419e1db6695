import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../../domain/errors.js';
import {
  compareFiles,
  type CompareRequest,
  describeComparison,
  parseAuditFile,
} from '../../transports/cli/audit/audit-compare.js';
import type { Terminal } from '../../transports/cli/command.js';
import { changeLines } from '../../transports/output/audit-files.js';
import { assertWritable, Output } from './output-file.js';

/** Compares two audits that were written into files. @throws {GalleyError} `invalid_params` */
export async function compareCommandLine(given: CompareRequest, terminal: Terminal): Promise<void> {
  const { before, after, kinds, format, file } = given;
  if (file !== null) await assertWritable(file);
  const compared = await compareFiles(await read(before), await read(after), kinds);
  const { confidence, counts, changes } = compared;
  const output = new Output(file, terminal);
  try {
    if (format === 'json')
      await output.write(`${JSON.stringify({ confidence, counts, changes }, null, 2)}\n`);
    else if (format !== null) {
      let whole = '';
      for await (const line of changeLines(changes, format)) whole += line;
      await output.write(whole);
    }
  } finally {
    await output.close();
  }
  if (file !== null || format === null) terminal.out(describeComparison(compared, terminal));
  if (file !== null) terminal.err(`The changes are in ${path.resolve(file)}\n`);
}

async function read(file: string) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refuse('invalid_params', `The audit "${file}" can’t be read: ${String(error)}`);
  });
  return parseAuditFile(text, file);
}
