import { describe, expect, it } from '@jest/globals';
import { asksFor, partOf, partsOf } from '../../../../src/libs/extractive-writer/asked.js';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { sourceOf } from '../../../support/writing/writer-sources.js';

const askOf = async (input: string) => (await materialOfPages(input, [sourceOf('S1', 'A', ['One.'])])).ask;

describe('what a brief asks for', () => {
  it.each([
    ['Set up a local printer', true],
    ['How do I calibrate my printer?', false],
    ['Printers', false],
  ])('“%s”: %s', async (heading, asked) => {
    expect(asksFor(await askOf('How to set up a printer at home'), heading)).toBe(asked);
  });

  it('has the parts behind its colon, in order', async () => {
    const parts = partsOf(await askOf('Backups: dumps, copies of the files and continuous archiving'));
    expect(parts.map((terms) => [...terms])).toEqual([['dump'], ['copi', 'file'], ['continu', 'archiv']]);
    expect(partsOf(await askOf('Backups of files, folders and disks'))).toEqual([]);
    expect(partsOf(await askOf('Backups: a guide'))).toEqual([]);
  });

  it('has a part under the heading that names it alone', async () => {
    const parts = partsOf(await askOf('Backups: dumps, copies of the files and archives'));
    const page = sourceOf('S1', 'Backups', [
      '## Dumps',
      'A dump is one file.',
      '## Dumps and archives',
      'Two.',
    ]);
    const { sources } = await materialOfPages('Backups', [page]);
    expect(sources[0]?.groups.map((group) => partOf(parts, group))).toEqual([-1, 0, -1]);
  });
});
