import { describe, expect, it } from '@jest/globals';
import { expectLinear } from '../../../../support/expect-linear.js';
import { materialOfPages } from '../../../../support/writing/extractive/material-of-pages.js';
import { page, writeForm } from '../../../../support/writing/extractive/write-form.js';
import { proceduresOf } from '../../../../../src/libs/extractive-writer/forms/steps.js';
import { itOfMany } from '../../../../support/sample.js';

const COMMANDS = [
  '## Adding pumps',
  'Each pump has an account on the pump server, which is made with this command:',
  '$ pumpctl add cellar',
  'A pump is taken off the pump server with another word, which is this:',
  '$ pumpctl drop cellar',
];
const stepsOf = (count: number, what: string) =>
  Array.from({ length: count }, (_, n) => `- Turn the ${what} number ${n} of the pump to the right.`);

describe('walkthroughs', () => {
  it('leave out steps for which there is no room, whole', async () => {
    const long = ['## Starting pumps', 'A pump is started by these steps:', ...stepsOf(35, 'valve')];
    const manual = page('S1', 'The pump server', ['# Setting up a pump server', ...COMMANDS, ...long]);
    const { lines } = await writeForm('how_to', 'how to set up a pump server', [manual], { word_count: 80 });
    expect(lines).toContain('  $ pumpctl add cellar');
    expect(lines.filter((line) => line.includes('valve'))).toEqual([]);
  });

  it('leave out a section of two procedures, for half of it would be told', async () => {
    const two = [
      '## Cleaning pumps',
      'The filter of the pump is taken out by these steps:',
      ...stepsOf(3, 'screw'),
      'Then the filter of the pump is put back by these steps:',
      ...stepsOf(3, 'bolt'),
    ];
    const manual = page('S1', 'The pump server', ['# Setting up a pump server', ...COMMANDS, ...two]);
    const { lines } = await writeForm('how_to', 'how to set up a pump server', [manual]);
    expect(lines).toContain('  $ pumpctl add cellar');
    expect(lines.filter((line) => /screw|bolt/u.test(line))).toEqual([]);
  });

  itOfMany('read a list of items that all announce steps in time that grows with it', async () => {
    const read = async (count: number) => {
      const items = Array.from({ length: count }, (_, n) => `- Step ${n} of the pump:`);
      const { sources } = await materialOfPages('pumps', [
        page('S1', 'Pumps', ['Follow these steps:', ...items]),
      ]);
      return sources[0]!;
    };
    const size = 400;
    const [small, large] = [await read(Math.ceil(size / 4)), await read(size)];
    expectLinear((count) => proceduresOf(count === size ? large : small, 'en', true), size);
  });
});
