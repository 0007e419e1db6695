import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

it('npm run eval measures a text of each set that needs no folder', async () => {
  const args = [
    'bench/eval/run.mjs',
    'headings',
    'freshwiki',
    'answers_brief',
    'faults',
    '--some',
    '1',
    '--json',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const rows = JSON.parse(stdout) as {
    readonly set: string;
    readonly measure: string;
    readonly value: number;
  }[];
  expect(rows.find(({ measure }) => measure === 'jobs failed')?.value).toBe(0);
  expect(rows.find(({ measure }) => measure === 'number: refused or flagged')?.value).toBe(1);
  const off = rows.filter(({ measure }) => measure === 'articles off the subject failed');
  expect(off.map(({ value }) => value)).toEqual([1, 1]);
  expect(rows.find(({ measure }) => measure === 'ROUGE-1, as printed')?.value).toBeGreaterThan(0.1);
});
