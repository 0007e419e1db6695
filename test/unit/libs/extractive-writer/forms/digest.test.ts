import { describe, expect, it } from '@jest/globals';
import { page, writeForm } from '../../../../support/writing/extractive/write-form.js';

const REPORT = page('S1', 'Harbour report 2021', [
  '# Harbour report 2021',
  'The harbour handled 14,300 containers, which is a record for any harbour of the coast. Fees of the harbour bring £8,000 to £14,000 a day.',
  'The harbour opened its third basin on 4 May 2019. Sailors of nine nations were at the feast of the harbour.',
  'A storm closed the harbour in 1987 for the first time since the war.',
  'Fishermen land herring at the east quay of the harbour every morning before dawn. Coal for the power station comes up the river from the harbour on barges. A chapel for sailors stands at the end of the harbour wall.',
  'The harbour master sees every ship that enters the harbour from a tower of brick. Pilots of the harbour live in the street behind the tower with their families.',
]);
const PAPER = page('S2', 'The harbour in the paper', [
  'The harbour needs a new crane, as its master said on Tuesday. A crane for the harbour costs about 3 million euros.',
  'Merchants of the town want the harbour to stay open at night. Hotels near the harbour fear for the sleep of their guests. The council of the town will hear both sides of the harbour before the summer.',
  '## Open questions',
  '- Who pays for the crane of the harbour?',
  '- When will the harbour be dredged?',
]);

describe('digests', () => {
  it('say what each source says, and have tables of figures and dates, and questions that are open', async () => {
    const { draft, headings, lines, codes } = await writeForm('digest', 'the harbour', [REPORT, PAPER]);
    expect(draft.form).toBe('digest');
    expect(codes).not.toContain('form_not_available');
    expect(headings).toEqual(['What the sources say', 'Key figures', 'Dates', 'Open questions']);
    expect(lines).toEqual(expect.arrayContaining(['# Harbour report 2021', '# The harbour in the paper']));
    const after = (heading: string) => lines.slice(lines.indexOf(`## ${heading}`) + 1);
    expect(after('Key figures').filter((line) => line.startsWith('| '))).toEqual(
      expect.arrayContaining([
        '| £8,000 to £14,000 | Fees of the harbour bring £8,000 to £14,000 a day.',
        '| 3 million euros | A crane for the harbour costs about 3 million euros.',
      ]),
    );
    expect(after('Dates').slice(0, 2)).toEqual([
      '| 1987 | A storm closed the harbour in 1987 for the first time since the war.',
      '| 4 May 2019 | The harbour opened its third basin on 4 May 2019.',
    ]);
    expect(after('Open questions')).toEqual([
      '- Who pays for the crane of the harbour?',
      '- When will the harbour be dredged?',
    ]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('tell deadlines before all else where the brief asks for them', async () => {
    const page1 = page('S1', 'Berths', [
      '# Berths',
      'A berth of the harbour has water and power, and boats of all kinds lie there side by side in the summer months.',
      'Berths of the harbour are cleaned by divers. Whoever wants a berth in the harbour must ask for it by 31 March.',
    ]);
    const page2 = page('S2', 'Cranes', [
      '# Cranes',
      'Cranes of the harbour lift boats in spring and in autumn, and a man of the harbour stands beside them at all times.',
      'Cranes of the harbour are green. A crane of the harbour is booked 14 days ahead.',
    ]);
    const input =
      'A digest of berths and cranes in the harbour, with the deadlines that owners of boats should know';
    const said = async (brief: string) =>
      (await writeForm('digest', brief, [page1, page2], { word_count: 50 })).lines.join(' ');
    expect(await said(input)).toContain('is booked 14 days ahead.');
    expect(await said('A digest of berths and cranes in the harbour')).not.toContain('14 days');
  });

  it('of what things cost have the figures in the order of the brief, under the names of their pages', async () => {
    const berths = page('S1', 'Berths', [
      '# Berths',
      'A berth in the harbour costs £40 a night in the summer.',
    ]);
    const cranes = page('S2', 'Cranes', [
      '# Cranes',
      'A crane of the harbour costs £90 an hour on all days.',
    ]);
    const input = 'A digest of what people pay for cranes, berths and water in the harbour';
    const { lines } = await writeForm('digest', input, [berths, cranes]);
    expect(lines.slice(0, 5)).toEqual([
      '## Key figures',
      '# Cranes',
      '| £90 | A crane of the harbour costs £90 an hour on all days.',
      '# Berths',
      '| £40 | A berth in the harbour costs £40 a night in the summer.',
    ]);
  });

  it('give the name of a text that nowhere says it the place of what stands under it', async () => {
    const given = page(
      'S2',
      'Minutes of 12 March',
      PAPER.blocks.slice(0, 2).map(({ text }) => text),
      {
        kind: 'given_text',
        rights: 'given',
      },
    );
    const { draft } = await writeForm('digest', 'the harbour', [REPORT, given]);
    const named = draft.sections
      .flatMap(({ blocks }) => blocks)
      .find(({ sentences: [first] }) => first?.text === 'Minutes of 12 March');
    expect(named?.kind).toBe('subheading');
    expect(named?.sentences[0]?.framing).toBe(true);
    expect(named?.sentences[0]?.evidence[0]?.quote).toMatch(
      /^The harbour needs|^A crane|^Merchants|^Hotels/u,
    );
  });

  it('warn where there is nothing for tables', async () => {
    const pages = [
      page('S1', 'Anglers at the harbour', [
        'Anglers stand on the wall of the harbour at night and wait for eels. Boys of the town carry their lamps to the harbour for a coin. A shop at the harbour sells bait to anglers before the sun is up.',
      ]),
      page('S2', 'Painters at the harbour', [
        'Painters came to the harbour for its light and stayed for its taverns. Pictures of the harbour hang in every hotel of the county. Schools of painting still meet at the harbour in the first week of autumn.',
      ]),
    ];
    const { draft, codes } = await writeForm('digest', 'the harbour', pages);
    expect(draft.form).toBe('digest');
    expect(codes).toContain('form_not_available');
  });

  it('are plain articles of one source without figures', async () => {
    const { draft } = await writeForm('digest', 'the harbour', [
      page('S1', 'The harbour', [
        'The harbour keeps the waves out of its basin. Anglers stand at the harbour at night with lamps.',
      ]),
    ]);
    expect(draft.form).toBe('article');
  });
});

describe('takeaways', () => {
  it('are sentences of the article that lean on nothing, one of each part first', async () => {
    const sections = [
      '## The basin of the harbour',
      'Dredgers keep the basin of the harbour nine metres deep through the whole year. It is looked after by two men.',
      'Mud from the basin of the harbour is spread on fields behind the dunes by farmers.',
      '## Cranes of the harbour',
      'Steam moved the first cranes of the harbour until the power station was built. Electric cranes of the harbour lift a wagon of coal in less than a minute.',
      'Crane drivers climb forty metres of ladder before their shift at the harbour begins.',
      '## Light of the harbour',
      'Lamps on both moles of the harbour burn green and red from dusk to dawn. The keeper of the harbour light lives in a cottage with a garden of roses.',
      'Ships of every nation know the light of the harbour by its three flashes.',
    ];
    const { draft, lines } = await writeForm(
      'article',
      'the harbour',
      [page('S1', 'The harbour', sections)],
      {
        extras: { key_takeaways: true },
      },
    );
    const [takeaways] = draft.sections;
    expect(takeaways?.heading).toBe('Key takeaways');
    expect(takeaways?.blocks.every(({ kind }) => kind === 'item')).toBe(true);
    expect(takeaways?.blocks.length).toBeGreaterThanOrEqual(3);
    const article = lines.filter((line) => !line.startsWith('- ')).join('\n');
    for (const { sentences } of takeaways?.blocks ?? []) {
      expect(article).toContain(sentences[0]?.text);
      expect(sentences[0]?.text).not.toMatch(/^It /u);
    }
  });

  it('are left out where there are too few', async () => {
    const { headings, codes } = await writeForm(
      'article',
      'the harbour',
      [
        page('S1', 'The harbour', [
          'The harbour keeps the waves of the sea out of its basin at any tide of the year.',
        ]),
      ],
      { extras: { key_takeaways: true } },
    );
    expect(headings).not.toContain('Key takeaways');
    expect(codes).toContain('extra_not_available');
  });
});
