import { describe, expect, it } from '@jest/globals';
import { page, writeForm } from '../../../../support/writing/extractive/write-form.js';

const HEADED = page('S1', 'Questions about tin roofs', [
  '# Questions about tin roofs',
  '## How long does a tin roof last?',
  'A tin roof lasts sixty years where it is painted every tenth. Without paint it rusts within twenty.',
  'Roofs near the sea last about half as long, because salt eats the tin.',
  '## How do I clean a tin roof?',
  'Twice a year is enough.',
  '1. Sweep the leaves off.',
  '2. Wash the roof with soap.',
  '## Does it need paint?',
  'It needs paint every ten years.',
  '## Is a tin roof loud in the rain?',
  'Not with boards.',
  'Boards under the tin make it as quiet as slate.',
  '## Contact',
  'The roofers of the town meet every Monday evening in the hall at the harbour.',
]);

describe('pages of questions', () => {
  it('have the headings that ask, with what answers them at once, steps and all', async () => {
    const { draft, lines } = await writeForm('faq', 'tin roofs', [HEADED]);
    expect(draft.form).toBe('faq');
    expect(lines.slice(lines.indexOf('## Frequently asked questions') + 1)).toEqual([
      '# How long does a tin roof last?',
      'A tin roof lasts sixty years where it is painted every tenth. Without paint it rusts within twenty. Roofs near the sea last about half as long, because salt eats the tin.',
      '# How do I clean a tin roof?',
      'Twice a year is enough.',
      '1 Sweep the leaves off.',
      '1 Wash the roof with soap.',
      '# Is a tin roof loud in the rain?',
      'Not with boards. Boards under the tin make it as quiet as slate.',
    ]);
  });

  it('have questions of running text, without the letters before question and answer', async () => {
    const source = page(
      'S1',
      'Tin roofs',
      [
        'Q: How long does a tin roof last?',
        'A: Sixty years, where the roof is painted.',
        'Q: Can a tin roof be walked on?',
        'A: Yes, on the rows of nails.',
        'Q: What does a tin roof cost?',
        'A: About as much as one of slate.',
      ],
      { kind: 'given_text', rights: 'given' },
    );
    const { draft, lines } = await writeForm('faq', 'tin roofs', [source]);
    expect(draft.form).toBe('faq');
    expect(lines).toEqual(
      expect.arrayContaining([
        '# How long does a tin roof last?',
        'Sixty years, where the roof is painted.',
        '# Can a tin roof be walked on?',
        'Yes, on the rows of nails.',
        '# What does a tin roof cost?',
        'About as much as one of slate.',
      ]),
    );
  });

  it('are plain articles where the sources ask too little', async () => {
    const source = page('S1', 'Tin roofs', [
      '## How long does a tin roof last?',
      'A tin roof lasts sixty years where it is painted every tenth.',
      '## Rain',
      'A tin roof is loud in the rain. Boards under the tin of the roof make it as quiet as slate.',
    ]);
    const { draft, codes } = await writeForm('faq', 'tin roofs', [source]);
    expect(draft.form).toBe('article');
    expect(codes).toContain('form_not_available');
  });

  it('stand below an article that asks for some, and nothing stands there twice', async () => {
    const prose = page('S2', 'Tin roofs', [
      'Tin roofs came to the town with the railway. The first tin roof was laid on the station in a single week.',
    ]);
    const { draft, headings, lines } = await writeForm('article', 'tin roofs', [HEADED, prose], {
      extras: { faq: 2 },
    });
    expect(draft.form).toBe('article');
    expect(headings.at(-1)).toBe('Frequently asked questions');
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(2);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each([
    [
      'de',
      'Blechdächer',
      [
        '## Wie lange hält ein Blechdach?',
        'Ein Blechdach hält sechzig Jahre.',
        '## Was kostet ein Blechdach?',
        'Ein Blechdach kostet so viel wie eines aus Schiefer.',
        '## Ist ein Blechdach bei Regen laut?',
        'Ein Blechdach auf Brettern ist so leise wie Schiefer.',
      ],
    ],
    [
      'es',
      'tejados de chapa',
      [
        '## ¿Cuánto dura un tejado de chapa?',
        'Un tejado de chapa dura sesenta años.',
        '## ¿Cuánto cuesta un tejado de chapa?',
        'Un tejado de chapa cuesta lo mismo que uno de pizarra.',
        '## ¿Hace ruido un tejado de chapa?',
        'Un tejado de chapa sobre tablas es silencioso.',
      ],
    ],
    [
      'ja',
      'トタン屋根',
      [
        '## トタン屋根はどのくらい持ちますか?',
        'トタン屋根は六十年持ちます。',
        '## トタン屋根はいくらですか?',
        'トタン屋根の値段は瓦屋根と同じくらいです。',
        '## トタン屋根は雨の日にうるさいですか?',
        'トタン屋根は板の上に張ると静かです。',
      ],
    ],
  ])('work in %s', async (language, input, lines) => {
    const { draft } = await writeForm('faq', input, [page('S1', input, lines)], { language });
    expect(draft.form).toBe('faq');
    expect(draft.sections[0]?.blocks.filter(({ kind }) => kind === 'subheading')).toHaveLength(3);
  });
});
