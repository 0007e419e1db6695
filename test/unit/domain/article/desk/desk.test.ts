import { describe, expect, test } from '@jest/globals';
import { CHECKS, runDesk } from '../../../../../src/domain/article/desk/desk.js';
import { verdictOf as overall } from '../../../../../src/domain/article/desk/desk-verdict.js';
import type { Draft, DraftSentence } from '../../../../../src/domain/article/draft.js';
import {
  checked as verdictOf,
  cited,
  good,
  inputOf,
  outline,
  paragraph,
  TEXT,
  withLead,
} from '../../../../support/writing/bakery.js';

describe('the desk', () => {
  test('passes a sound article, and says so check by check', () => {
    const report = runDesk(inputOf(good));
    expect(report.checks.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['answers_brief', 'pass'],
      ['grounding', 'pass'],
      ['quotes_verbatim', 'pass'],
      ['numbers', 'pass'],
      ['citation_ids_known', 'pass'],
      ['duplication_domain', 'pass'],
      ['duplication_internal', 'pass'],
      ['source_overlap', 'pass'],
      ['links_alive', 'pass'],
      ['forbidden', 'pass'],
      ['house_style', 'pass'],
      ['must_include', 'pass'],
      ['length', 'pass'],
      ['reading_level', 'skipped'],
      ['language', 'pass'],
      ['html_valid', 'pass'],
      ['structure', 'pass'],
    ]);
    // A check that could not be made keeps an article from passing.
    expect(report.verdict).toBe('warn');
  });

  test('passes as a whole only when every check did', () => {
    const check = (verdict: 'pass' | 'warn' | 'fail' | 'skipped' | 'error', blocking = false) => ({
      verdict,
      blocking,
    });
    expect(overall([check('pass'), check('pass', true)])).toBe('pass');
    for (const verdict of ['warn', 'skipped', 'error', 'fail'] as const) {
      expect(overall([check('pass', true), check(verdict)])).toBe('warn');
      const blocks = verdict === 'error' || verdict === 'fail';
      expect(overall([check('pass'), check(verdict, true)])).toBe(blocks ? 'fail' : 'warn');
    }
  });

  test('blocks by nothing where the brief asks for a report only, and by everything where it is strict', () => {
    const bad = inputOf(withLead({ text: 'Rain fell in 1999.', evidence: [] }));
    const blocking = (strictness: 'report_only' | 'standard' | 'strict') =>
      runDesk(bad, CHECKS, { strictness }).checks.filter((one) => one.blocking).length;
    expect([blocking('report_only'), blocking('strict')]).toEqual([0, CHECKS.length]);
    expect(runDesk(bad, CHECKS, { strictness: 'report_only' }).verdict).toBe('warn');
    expect(runDesk(bad).verdict).toBe('fail');
  });

  test('errs when a request failed, and skips what was not requested', () => {
    const unanswered = runDesk(inputOf(good, { facts: { markup: null, links: null, published: null } }));
    const unasked = runDesk(inputOf(good, { facts: {} }));
    for (const name of ['html_valid', 'links_alive', 'duplication_domain']) {
      expect(unanswered.checks.find((one) => one.name === name)?.verdict).toBe('error');
      expect(unasked.checks.find((one) => one.name === name)?.verdict).toBe('skipped');
    }
    expect([unanswered.verdict, unasked.verdict]).toEqual(['fail', 'warn']);
  });

  test('tells how long each check took', () => {
    let clock = 0;
    const report = runDesk(inputOf(good), CHECKS, { now: () => (clock += 2) });
    expect(new Set(report.checks.map(({ tookMs, by }) => `${tookMs} ${by}`))).toEqual(new Set(['2 rule']));
  });

  test('never calls a text true, verified or fact-checked', () => {
    const bad = withLead({ text: 'Rain fell in 1999.', evidence: [] });
    for (const draft of [good, bad]) {
      const { checks, claims } = runDesk(inputOf(draft));
      const said = [
        ...checks.flatMap(({ summary, items }) => [summary, ...items.map(({ message }) => message)]),
      ];
      for (const words of [...said, ...claims.map(({ reason }) => reason ?? '')])
        expect(words).not.toMatch(/\btrue\b|fact-checked|verified/i);
    }
  });

  test('fails evidence that does not stand where it should, by one character even', () => {
    const shifted = cited(TEXT[0]);
    const [evidence] = shifted.evidence;
    const draft: Draft = {
      ...good,
      lead: [
        paragraph('B1', {
          ...shifted,
          evidence: [{ ...evidence!, start: evidence!.start + 1, end: evidence!.end + 1 }],
        }),
      ],
    };
    const check = verdictOf('grounding', inputOf(draft));
    expect(check).toMatchObject({ verdict: 'fail', blocking: true });
    expect(check.items[0]).toMatchObject({ blockId: 'B1' });
    expect(runDesk(inputOf(draft)).verdict).toBe('fail');
  });

  test('fails evidence with an empty quote, which would be found anywhere', () => {
    const draft: Draft = {
      ...good,
      lead: [
        paragraph('B1', { text: 'Made up.', evidence: [{ sourceId: 'S1', quote: '', start: 3, end: 3 }] }),
      ],
    };
    expect(verdictOf('grounding', inputOf(draft)).verdict).toBe('fail');
  });

  test('warns of a sentence without a source, and fails when there are too many', () => {
    const bare: DraftSentence = { text: 'Everybody loves it.', evidence: [] };
    const one: Draft = { ...good, lead: [paragraph('B1', cited(TEXT[0]), cited(TEXT[1]), bare)] };
    expect(verdictOf('grounding', inputOf(one))).toMatchObject({ verdict: 'warn', score: 0.8 });
    expect(verdictOf('grounding', inputOf(one, { minSupported: 0.9 })).verdict).toBe('fail');
  });

  test('lets a framing sentence be', () => {
    const framing: DraftSentence = { text: 'A word about the shop first.', evidence: [], framing: true };
    const draft: Draft = { ...good, lead: [paragraph('B1', framing, cited(TEXT[0]))] };
    expect(verdictOf('grounding', inputOf(draft))).toMatchObject({ verdict: 'pass', score: 1 });
  });

  test('fails a citation of a source that was never there', () => {
    const stranger: DraftSentence = {
      text: 'X.',
      evidence: [{ sourceId: 'S99', quote: 'X.', start: 0, end: 2 }],
    };
    const check = verdictOf('citation_ids_known', inputOf({ ...good, lead: [paragraph('B1', stranger)] }));
    expect(check.verdict).toBe('fail');
    expect(check.items[0]?.message).toContain('S99');
  });

  test('fails a mark in the HTML that leads nowhere', () => {
    const input = inputOf(good);
    const html = `${input.html}<sup class="citation"><a href="#source-7">[7]</a></sup>`;
    expect(verdictOf('citation_ids_known', { ...input, html }).verdict).toBe('fail');
  });

  test('finds a sentence that stands there twice, whatever its case', () => {
    const again = { ...cited(TEXT[0]), text: TEXT[0].toUpperCase() };
    const draft: Draft = { ...good, lead: [...good.lead, paragraph('B3', again, cited(TEXT[3]))] };
    const check = verdictOf('duplication_internal', inputOf(draft));
    expect(check).toMatchObject({ verdict: 'fail', blocking: false });
    expect(check.items.map((item) => item.blockId)).toContain('B3');
  });

  test('lets a command stand at several steps, and judges no language and no reading level by listings', () => {
    const listing = 'systemctl --no-pager --full status unattended-upgrades.service apt-daily.timer';
    const code = (id: string) => ({
      ...paragraph(id, { text: listing, evidence: [] }),
      kind: 'code' as const,
    });
    const draft: Draft = { ...good, lead: [...good.lead, code('B3'), code('B4')] };
    const text = `${TEXT.join(' ')}\n\n${`${listing}\n`.repeat(40)}`;
    expect(verdictOf('duplication_internal', inputOf(draft)).verdict).toBe('pass');
    for (const name of ['language', 'reading_level']) {
      expect(verdictOf(name, inputOf(draft, { text }))).toMatchObject({
        verdict: verdictOf(name, inputOf(good)).verdict,
      });
    }
  });

  test('warns of a paragraph that is much like an earlier one', () => {
    const almost = cited(TEXT[2]);
    const draft: Draft = {
      ...good,
      sections: [
        {
          id: 'H1',
          heading: 'Oven and hours',
          blocks: [paragraph('B2', almost), paragraph('B3', { ...almost, text: `Yes: ${TEXT[2]}` })],
        },
      ],
    };
    expect(verdictOf('duplication_internal', inputOf(draft)).verdict).toBe('warn');
  });

  test.each([
    [100, 'pass'],
    [80, 'pass'],
    [125, 'pass'],
    [79, 'warn'],
    [126, 'warn'],
    [49, 'fail'],
    [181, 'fail'],
  ])('gives, where 100 words were aimed at, for %i words %s', (wordCount, verdict) => {
    const input = inputOf(good, { wordCount, outline: { ...outline, targetWords: 100 } });
    expect(verdictOf('length', input).verdict).toBe(verdict);
  });

  test('fails an article of a few words though no more were aimed at', () => {
    const input = inputOf(good, { wordCount: 12, outline: { ...outline, targetWords: 12 } });
    expect(verdictOf('length', input).verdict).toBe('fail');
  });

  test('does not count takeaways and questions against the length', () => {
    const extras = {
      id: 'H2',
      heading: 'Key takeaways',
      blocks: [{ ...paragraph('B3', ...TEXT.map(cited)), kind: 'item' as const }],
    };
    const draft: Draft = { ...good, sections: [...good.sections, extras] };
    expect(verdictOf('length', inputOf(draft)).score).toBe(verdictOf('length', inputOf(good)).score);
  });

  test('fails headings that repeat, and sections and blocks with nothing in them', () => {
    const [section] = good.sections;
    const draft: Draft = {
      form: 'article',
      lead: [paragraph('B1', { text: ' ', evidence: [] })],
      sections: [
        section!,
        { ...section!, heading: 'OVEN and hours' },
        { id: 'H3', heading: 'Empty', blocks: [] },
      ],
    };
    const check = verdictOf('structure', inputOf(draft));
    expect(check.verdict).toBe('fail');
    expect(check.items).toHaveLength(3);
  });

  test('warns of a section of the outline that was never written', () => {
    const wide = {
      ...outline,
      sections: [...outline.sections, { id: 'H2', heading: 'Prices', targetWords: 20, sourceIds: ['S1'] }],
    };
    expect(verdictOf('structure', inputOf(good, { outline: wide })).verdict).toBe('warn');
  });

  test('fails markup that an article may not hold', () => {
    const input = inputOf(good);
    const check = verdictOf('html_valid', { ...input, html: `${input.html}<p onclick="x()">x</p>` });
    expect(check).toMatchObject({ verdict: 'fail', blocking: true });
  });

  test('warns when the text is in another language, and does not guess from a few words', () => {
    expect(verdictOf('language', inputOf(good, { language: 'de' })).verdict).toBe('warn');
    expect(verdictOf('language', inputOf(good, { language: 'en-GB' })).verdict).toBe('pass');
    expect(verdictOf('language', inputOf(good, { text: 'Ja.' })).verdict).toBe('skipped');
  });

  test('counts a check that breaks down as an error, tells nothing of why, and runs the others', () => {
    const broken = {
      name: 'broken',
      version: 1,
      blocking: true,
      find: () => {
        throw new Error('secret');
      },
    };
    const report = runDesk(inputOf(good), [broken, ...CHECKS]);
    expect(report.verdict).toBe('fail');
    expect(report.checks[0]).toMatchObject({ name: 'broken', verdict: 'error' });
    expect(report.checks).toHaveLength(CHECKS.length + 1);
    expect(JSON.stringify(report)).not.toContain('secret');
  });

  test('lists a hundred faults at most', () => {
    const bare = Array.from({ length: 150 }, (_, index) => ({ text: `Claim ${index}.`, evidence: [] }));
    expect(verdictOf('grounding', inputOf({ ...good, lead: [paragraph('B1', ...bare)] })).items).toHaveLength(
      100,
    );
  });
});
