import { describe, expect, it } from '@jest/globals';
import { Passages } from '../../../../../src/adapters/writer/llm/passages.js';
import { passagesShown } from '../../../../../src/adapters/writer/llm/prompts.js';
import { QUEUE_PAGES, sourceOf } from '../../../../support/writing/writer-sources.js';

const LONGEST = 1200;

describe('passages', () => {
  it.each([
    ['en', 'alpha beta gamma, '.repeat(5500)],
    ['th', 'ภาษาไทยไม่มีจุด '.repeat(6000)],
    ['ja', 'これは長い文です、'.repeat(11_000)],
    ['en', 'a'.repeat(100_000)],
    ['en', '😀'.repeat(50_000)],
  ])('of %s are cut where no sentence ends, and nothing is lost', (language, text) => {
    const source = sourceOf('S1', 'Long', [text], { language });
    const { all } = new Passages([source], language);
    expect(all.length).toBeGreaterThan(40);
    for (const passage of all) {
      expect(passage.text.length).toBeLessThanOrEqual(LONGEST);
      expect(passage.text.isWellFormed()).toBe(true);
      for (const { start, end } of passage.sentences)
        expect(source.text.slice(start, end).trim()).toHaveLength(end - start);
    }
    const joined = all.map((passage) => passage.text.replace(/\s/g, '')).join('');
    expect(joined).toBe(source.text.replace(/\s/g, ''));
  });

  it('are shown with a heading of bounded length', () => {
    const { all } = new Passages([sourceOf('S1', 'Long', [`# ${'So '.repeat(3000)}`, 'A job waits.'])], 'en');
    expect(passagesShown(all).length).toBeLessThan(400);
  });

  it('are the same when they are read source by source', async () => {
    const read = await Passages.read(QUEUE_PAGES, 'en', new AbortController().signal);
    expect(read.all).toEqual(new Passages(QUEUE_PAGES, 'en').all);
    await expect(Passages.read(QUEUE_PAGES, 'en', AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('tell which sources speak of a subject, and none of what they don’t know', () => {
    const german = sourceOf('S4', 'Warteschlange', ['Die Warteschlange hält Aufgaben.'], { language: 'de' });
    const passages = new Passages([...QUEUE_PAGES, german], 'en');
    expect(passages.sourcesOn('Alerts', 0.5)).toEqual(['S3']);
    expect(passages.sourcesOn('Moon landings', 0.3)).toEqual([]);
    expect(passages.sourcesOn('', 0.3)).toEqual([]);
  });
});
