import { describe, expect, it } from '@jest/globals';
import { asksFor, partOf } from '../../../../src/libs/extractive-writer/asked.js';
import { partsOf } from '../../../../src/libs/text/index.js';
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

  it('has a part under the heading that names it, and under none that names several', () => {
    const parts = partsOf('Backups: dumps, copies of the files and archives', 'en');
    const of = (heading: string) => partOf(parts, heading, 'en');
    expect(['Dumps', 'Copying files', 'Dumps and archives', 'Restoring'].map(of)).toEqual([0, 1, -1, -1]);
  });
});
