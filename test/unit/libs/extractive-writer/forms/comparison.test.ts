import { describe, expect, it } from '@jest/globals';
import { page, writeForm } from '../../../../support/writing/extractive/write-form.js';

const TIN = page('S1', 'Tin roofs', [
  '# Tin roofs',
  'Rain on it can be heard in every room of the house below.',
  'Tin is a cheap metal for roofs. Tin rusts where the paint comes off. Tin lasts forty years by the sea.',
  'Most barns of the county have a roof of tin that was laid by the farmer himself in a week. Tin is sold in sheets of two metres which one man can carry up a ladder. Painters come every tenth year to paint the tin before its edges go.',
]);
const COPPER = page('S2', 'Copper roofs', [
  '# Copper roofs',
  'Copper is a metal that turns green and lasts for centuries. Copper needs no paint at all. Churches have roofs of copper since the days when copper came down the river on rafts. Joining two sheets of copper takes a coppersmith with a fire on the roof.',
  'A roof of copper costs five times as much as one of tin. Copper weighs less than tin of the same strength.',
]);

describe('comparisons', () => {
  it.each(['tin vs copper', 'tin or copper', 'the difference between tin and copper'])(
    'open with what each thing of “%s” is, and have a section for each and one for both',
    async (input) => {
      const { draft, headings, lines } = await writeForm('comparison', input, [TIN, COPPER]);
      expect(draft.form).toBe('comparison');
      expect(headings).toEqual(['Tin', 'Copper', 'Side by side']);
      const opening = draft.lead.map(({ sentences: [first] }) => first?.text);
      expect(opening).toEqual([
        'Tin is a cheap metal for roofs.',
        'Copper is a metal that turns green and lasts for centuries.',
      ]);
      expect(lines[lines.indexOf('## Tin') + 1]).toMatch(/^(?:Rain|Tin rusts)/u);
      expect(lines[lines.indexOf('## Copper') + 1]).toMatch(/^Copper needs no paint/u);
      expect(lines[lines.indexOf('## Side by side') + 1]).toBe(
        'A roof of copper costs five times as much as one of tin. Copper weighs less than tin of the same strength.',
      );
    },
  );

  it('are of what the brief lists, and leave out what no source tells', async () => {
    const { draft, headings } = await writeForm(
      'comparison',
      'Which roof should one choose: tin, copper or thatch?',
      [TIN, COPPER],
    );
    expect(draft.form).toBe('comparison');
    expect(headings.slice(0, 2)).toEqual(['Tin', 'Copper']);
    expect(headings.join()).not.toContain('hatch');
  });

  it('take the things from two keywords', async () => {
    const { headings } = await writeForm('comparison', 'roofs for a church', [TIN, COPPER], {
      keywords: ['tin', 'copper'],
    });
    expect(headings).toEqual(['Tin', 'Copper', 'Side by side']);
  });

  it('say that no sentence compares, and which thing has no section', async () => {
    const slate = page('S2', 'Slate', [
      'Slate is a stone that splits into thin plates. Slate lasts longer than the house under it.',
      'A cart of slate for a roof came from Wales by ship every spring.',
    ]);
    const { codes, messages } = await writeForm('comparison', 'tin vs slate vs thatch', [TIN, slate]);
    expect(codes).toEqual(expect.arrayContaining(['comparison_not_in_sources', 'section_without_source']));
    expect(messages.join()).toContain('“Thatch”');
  });

  it('are plain articles where nothing is named that the sources know', async () => {
    const { draft, codes, messages } = await writeForm('comparison', 'metals for roofs', [TIN, COPPER]);
    expect(draft.form).toBe('article');
    expect(codes).toContain('form_not_available');
    expect(messages.join()).toContain('names no two things');
  });

  it('leave the noun that all names share to all of them', async () => {
    const source = page('S1', 'Index types', [
      'Hash indexes store a code of each value. Hash indexes handle plain equality and nothing else of use here.',
      'GIN indexes are made for values that hold other values. GIN indexes are slow to build and quick to ask.',
    ]);
    const { headings } = await writeForm('comparison', 'hash vs GIN indexes', [source]);
    expect(headings).toEqual(['Hash', 'GIN']);
  });

  it('know a name from another that ends with it', async () => {
    const source = page('S1', 'Index types', [
      'GiST indexes hold any kind of key. GiST indexes grow with the number of their keys and no faster.',
      'SP-GiST indexes split the space of keys into parts. SP-GiST indexes are of little use for short words.',
      'GIN indexes are made for values that hold other values. GIN indexes take long to build on the server.',
    ]);
    const { lines } = await writeForm('comparison', 'GiST vs GIN indexes', [source]);
    expect(lines.join('\n')).toContain('GiST indexes hold any kind of key.');
    expect(lines.join('\n')).not.toContain('SP-GiST');
  });

  it('work in German and in Japanese', async () => {
    const zinn = page('S1', 'Zinn', [
      'Zinn ist ein weiches Metall für Dächer. Zinn kostet wenig. Zinn hält am Meer nur vierzig Jahre und braucht alle zehn davon Farbe.',
    ]);
    const kupfer = page('S2', 'Kupfer', [
      'Kupfer ist ein Metall, das grün wird und Jahrhunderte hält. Kupfer braucht keine Farbe. Kirchen haben seit jeher Dächer aus Kupfer auf ihren Türmen.',
    ]);
    const german = await writeForm('comparison', 'Zinn oder Kupfer', [zinn, kupfer], { language: 'de' });
    expect(german.headings).toEqual(['Zinn', 'Kupfer']);
  });
});
