import { describe, expect, it } from '@jest/globals';
import { page, writeForm } from '../../../../support/writing/extractive/write-form.js';

const BLEEDING = page('S1', 'Bleeding a radiator', [
  '# Bleeding a radiator',
  'A radiator that is hot below and cold above has air in it, and bleeding the radiator lets that air out.',
  'To do so, proceed like this:',
  '1. Switch the heating off and wait for an hour.',
  '2. Open the valve of the radiator with its key:',
  '  $ key --turn left \\\n      --quarter',
  '  Hold a cloth under it. See Section 4.2.',
  '3. Choose one of these:',
  '  - wait until water comes',
  '  - count to sixty',
  '4. Close the valve.',
  'Bleeding a radiator once a year is enough for most houses.',
  '## Painting the cellar',
  'The cellar of the house was painted white in the spring of that year by two brothers.',
  '1. Buy white paint for the cellar.',
  '2. Paint the walls of the cellar.',
]);

const PROSE =
  'Bleeding a radiator lets the air out that makes it cold above and hot below. A radiator without air in it warms a room in half the time and makes no noise. Plumbers bleed each radiator of a house in autumn, before the first frost.';

describe('how-tos', () => {
  it('print the steps whole, with commands, notes and lists inside of them, without a lead-in that leans', async () => {
    const { draft, lines } = await writeForm('how_to', 'how to bleed a radiator', [BLEEDING]);
    expect(draft.form).toBe('how_to');
    expect(lines).toEqual([
      'A radiator that is hot below and cold above has air in it, and bleeding the radiator lets that air out.',
      '## Bleeding a radiator',
      '1 Switch the heating off and wait for an hour.',
      '1 Open the valve of the radiator with its key:',
      '  $ key --turn left \\\n      --quarter',
      '  Hold a cloth under it.',
      '1 Choose one of these:',
      '  - wait until water comes',
      '  - count to sixty',
      '1 Close the valve.',
      'Bleeding a radiator once a year is enough for most houses.',
    ]);
  });

  it('keep a lead-in that can stand', async () => {
    const source = page('S1', 'Radiators', [
      '# Bleeding a radiator',
      'To bleed a radiator with a key:',
      '1. Switch the heating off.',
      '2. Open the valve.',
    ]);
    const { lines } = await writeForm('how_to', 'bleed a radiator', [source]);
    expect(lines).toEqual([
      '## Bleeding a radiator',
      'To bleed a radiator with a key:',
      '1 Switch the heating off.',
      '1 Open the valve.',
    ]);
  });

  it('go on over commands and boxes that stand between steps', async () => {
    const source = page('S1', 'Install the radiator program', [
      'Installing the radiator program takes a minute on any machine of the last ten years.',
      '1. Get the package.',
      '$ get radiator',
      '2. Install it.',
      '$ install radiator',
      '###### Caution',
      'Nobody should touch the machine meanwhile.',
      '3. Start it.',
      'The program needs a restart once a month and then works for years.',
    ]);
    const { lines } = await writeForm('how_to', 'install the radiator program', [source]);
    expect(lines.filter((line) => /^ {2}|^1 /u.test(line))).toEqual([
      '1 Get the package.',
      '  $ get radiator',
      '1 Install it.',
      '  $ install radiator',
      '  Nobody should touch the machine meanwhile.',
      '1 Start it.',
    ]);
  });

  it.each([
    ['a number is missing', ['1. Open the valve.', '3. Close the valve of the radiator.']],
    ['a step shows a table', ['1. Open the valve.', '  | a | b', '2. Close the valve.']],
    ['they number the lines of a listing', ['$ open; close', '1. Opens the valve.', '2. Closes the valve.']],
    [
      'they explain terms',
      ['1. Valve: lets the air out.', '2. Key: opens the valve.', '3. Cloth: keeps it dry.'],
    ],
  ])('are plain articles where %s', async (_, steps) => {
    const lines = [PROSE, ...steps];
    const source = page('S1', 'Bleeding a radiator', lines);
    const blocks = source.blocks.map((block) =>
      block.text.startsWith('| ') ? { ...block, kind: 'table' as const } : block,
    );
    const { draft, codes, messages } = await writeForm('how_to', 'how to bleed a radiator', [
      { ...source, blocks },
    ]);
    expect(draft.form).toBe('article');
    expect(codes).toContain('form_not_available');
    expect(messages.join()).toContain('no numbered steps on the subject');
    expect(draft.sections.flatMap(({ blocks: all }) => all).filter(({ kind }) => kind === 'step')).toEqual(
      [],
    );
  });

  it('say how long steps are that do not fit', async () => {
    const steps = Array.from(
      { length: 20 },
      (_, at) =>
        `${at + 1}. Turn the valve of the radiator to the mark with the number ${at} and wait there until the water in the glass is still again and clear enough to see through it, which takes a while.`,
    );
    const source = page('S1', 'Bleeding a radiator', [PROSE, ...steps]);
    const { draft, messages } = await writeForm('how_to', 'how to bleed a radiator', [source], {
      word_count: 150,
    });
    expect(draft.form).toBe('article');
    expect(messages.join()).toMatch(/the numbered steps on the subject are \d{3} words/u);
  });

  it('print the steps for each part of what is asked', async () => {
    const pages = [
      page('S1', 'Set up a printer', [
        '## Set up a printer',
        'To set up a printer:',
        '1. Switch the printer on.',
        '2. Join it to the computer.',
      ]),
      page('S2', 'Both sides', [
        '## Print on both sides of the paper',
        'To print on both sides of the paper:',
        '1. Open the window.',
        '2. Choose both sides.',
      ]),
      page('S3', 'Envelopes', [
        '## Print envelopes',
        'To print envelopes:',
        '1. Put the envelopes in.',
        '2. Choose their size.',
      ]),
    ];
    const input = 'set up a printer and print on both sides of the paper';
    const { headings } = await writeForm('how_to', input, pages);
    expect([...headings].sort()).toEqual(['Print on both sides of the paper', 'Set up a printer']);
  });

  it('warn where the steps never name a word that is required', async () => {
    const { draft, codes, messages } = await writeForm('how_to', 'bleed a radiator cellar', [BLEEDING]);
    expect(draft.form).toBe('how_to');
    expect(codes).toContain('steps_incomplete');
    expect(messages.join()).toContain('“cellar”');
  });

  it('print no step that is forbidden, and none of a stranger', async () => {
    const forbidden = await writeForm('how_to', 'bleed a radiator', [BLEEDING], {
      forbidden: ['count to sixty'],
    });
    expect(forbidden.draft.form).toBe('article');
    const strange = await writeForm('how_to', 'bleed a radiator', [
      { ...BLEEDING, rights: 'third_party', kind: 'web' },
      page('S2', 'Radiators', [
        'A radiator that is cold above needs bleeding, which any plumber does in an hour.',
      ]),
    ]);
    expect(strange.draft.form).toBe('article');
  });

  it.each([
    [
      'de',
      'Wie man einen Heizkörper entlüftet',
      'Heizkörper entlüften',
      'Gehen Sie dazu so vor:',
      'Öffnen Sie das Ventil am Heizkörper.',
      'Schließen Sie es wieder.',
    ],
    [
      'fr',
      'comment purger un radiateur',
      'Purger un radiateur',
      'Pour cela, procédez ainsi :',
      'Ouvrez la vanne du radiateur.',
      'Refermez-la.',
    ],
    [
      'ja',
      'ラジエーターの空気抜き',
      'ラジエーターの空気抜き',
      'そのためには、次のようにします:',
      'ラジエーターの弁を開けます。',
      '弁を閉めます。',
    ],
  ])('work in %s', async (language, input, title, lead, first, second) => {
    const source = page('S1', title, [lead, `1. ${first}`, `2. ${second}`]);
    const { draft, lines } = await writeForm('how_to', input, [source], { language });
    expect(draft.form).toBe('how_to');
    expect(lines).toEqual([`## ${title}`, `1 ${first}`, `1 ${second}`]);
  });
});

describe('how-tos told in prose', () => {
  const MANUAL = page('S1', 'The pump server', [
    '# Setting up a pump server',
    'A pump server is a machine that tells pumps when to start. It needs little memory.',
    '## Pipes and their history',
    'Pipes were made of wood in the old days, and every town had a maker of pipes who knew each family in it.',
    'A maker of pipes went from house to house with a cart and two mules, and slept where night fell.',
    'Wood for pipes came from the forests in the north, where it was cut in winter and left to dry for years.',
    '## Adding pumps',
    'Each pump has an account on the pump server.',
    'The account is made with this command:',
    '$ pumpctl add cellar',
    'The name of a pump may have ten letters.',
    'A pump is taken off the server with another word.',
    '$ pumpctl drop cellar',
    '## Starting a pump by hand',
    'A pump can be started at its own panel. Here are the steps for that:',
    '- Open the panel of the pump.',
    '- Press the green button:',
    '  it is the only one.',
  ]);

  it('show commands as steps in the order of the page, and number what is called steps', async () => {
    const { draft, lines } = await writeForm('how_to', 'how to set up a pump server', [MANUAL], {
      word_count: 110,
    });
    expect(draft.form).toBe('how_to');
    expect(lines).toEqual([
      'A pump server is a machine that tells pumps when to start. It needs little memory.',
      '## Adding pumps',
      '1 Each pump has an account on the pump server. The account is made with this command:',
      '  $ pumpctl add cellar',
      '1 The name of a pump may have ten letters. A pump is taken off the server with another word.',
      '  $ pumpctl drop cellar',
      '## Starting a pump by hand',
      'A pump can be started at its own panel.',
      '1 Open the panel of the pump.',
      '1 Press the green button:',
      '  it is the only one.',
    ]);
  });
});
