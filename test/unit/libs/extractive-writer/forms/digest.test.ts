import { describe, expect, it } from '@jest/globals';
import { page, writeForm } from '../../../../support/writing/write-form.js';

const REPORT = page('S1', 'Harbour report 2021', [
  '# Harbour report 2021',
  'The harbour handled 14,300 containers, which is a record for any harbour of the coast. Fees of the harbour bring £8,000 to £14,000 a day.',
  'The harbour opened its third basin on 4 May 2019. Sailors of nine nations were at the feast of the harbour.',
  'A storm closed the harbour in 1987 for the first time since the war.',
]);
const PAPER = page('S2', 'The harbour in the paper', [
  'The harbour needs a new crane, as its master said on Tuesday. A crane for the harbour costs about 3 million euros.',
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

  it('give the name of a text that nowhere says it the place of what stands under it', async () => {
    const given = page(
      'S2',
      'Minutes of 12 March',
      PAPER.blocks.slice(0, 1).map(({ text }) => text),
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
    expect(named?.sentences[0]?.evidence[0]?.quote).toMatch(/^The harbour needs|^A crane/u);
  });

  it('warn where there is nothing for tables', async () => {
    const pages = ['north', 'south'].map((side, at) =>
      page(`S${at + 1}`, `The ${side} mole`, [
        `The ${side} mole of the harbour keeps the waves of the ${side} out of the basin and its boats. Anglers stand on the mole of the harbour at night.`,
      ]),
    );
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
    const sections = ['Basin', 'Crane', 'Mole', 'Lamp'].flatMap((part) => [
      `## ${part} of the harbour`,
      `The ${part.toLowerCase()} of the harbour was built by the town itself in a single summer. It is looked after by two men. Visitors of the harbour see the ${part.toLowerCase()} from the road above it, which leads down from the church. No harbour of the coast has a ${part.toLowerCase()} that is larger or has cost its town as much. The town paints the ${part.toLowerCase()} of its harbour each spring.`,
    ]);
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
