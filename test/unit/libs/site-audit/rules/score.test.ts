import { describe, expect, it } from '@jest/globals';
import type { CheckResult } from '../../../../../src/libs/site-audit/rules/judge-site.js';
import { scoreSite, type ScoreCap } from '../../../../../src/libs/site-audit/rules/score.js';
import { Chance } from '../../../../support/chaos/chance.js';
import { checkOf, resultOf } from '../../../../support/audit/check-result.js';
import { itOfMany } from '../../../../support/sample.js';

const error = checkOf({ id: 'an_error' });
const warning = (n: number) => checkOf({ id: `warning_${n}`, severity: 'warning' });
const notice = checkOf({ id: 'a_notice', severity: 'notice' });
const HOME_CAP: ScoreCap = { reason: 'home_not_200', max: 20 };

const valueOf = (results: readonly CheckResult[], caps: readonly ScoreCap[] = []) =>
  scoreSite(results, 100, caps).value!;

describe('the score of a site', () => {
  it('is 100 without findings, and for notices alone', () => {
    expect(scoreSite([], 100, [])).toEqual({ value: 100, grade: 'A', caps: [], lost: [] });
    expect(scoreSite([resultOf(notice, 100, 100)], 100, [])).toMatchObject({ value: 100, lost: [] });
  });

  it('matches the contract’s examples: an error on 1 %, on all, and ten warnings on all', () => {
    expect(valueOf([resultOf(error, 10, 1000)])).toBe(97);
    expect(valueOf([resultOf(error, 1000, 1000)])).toBe(72);
    const ten = Array.from({ length: 10 }, (_, n) => resultOf(warning(n), 1000, 1000));
    expect(valueOf(ten)).toBe(37);
  });

  it.each([
    [[], 'A'],
    [[resultOf(error, 10, 100)], 'A'],
    [[resultOf(error, 30, 100)], 'B'],
    [[resultOf(error, 100, 100)], 'C'],
    [[resultOf(error, 100, 100), resultOf(warning(1), 100, 100)], 'D'],
    [[resultOf(error, 100, 100), resultOf(checkOf({ id: 'b' }), 100, 100)], 'F'],
  ] as const)('has a grade', (results, grade) => {
    expect(scoreSite(results, 100, []).grade).toBe(grade);
  });

  it('is null when no page was read', () => {
    expect(scoreSite([resultOf(error, 1, 1)], 0, [HOME_CAP])).toEqual({
      value: null,
      grade: null,
      caps: [HOME_CAP],
      lost: [],
    });
  });

  it('is at most its lowest cap, which takes nothing from the lost points', () => {
    const results = [resultOf(error, 100, 100)];
    const caps: ScoreCap[] = [HOME_CAP, { reason: 'home_noindex', max: 10 }];
    const capped = scoreSite(results, 100, caps);
    expect(capped).toMatchObject({ value: 10, grade: 'F', caps });
    expect(capped.lost).toEqual(scoreSite(results, 100, []).lost);
    const low = Array.from({ length: 20 }, (_, n) => resultOf(checkOf({ id: `e${n}` }), 9, 9));
    expect(valueOf(low, [HOME_CAP])).toBe(0);
  });

  it('loses nothing for findings that can’t be verified', () => {
    expect(valueOf([resultOf(error, 50, 100, { unverifiable: 50 })])).toBe(100);
    expect(scoreSite([resultOf(error, 50, 100, { unverifiable: 49 })], 100, []).lost).toMatchObject([
      { affected: 1, share: 0.01 },
    ]);
  });

  it('loses nothing for hits that count as notices', () => {
    const bySeverity = { error: 0, warning: 10, notice: 30 };
    expect(scoreSite([resultOf(warning(1), 40, 100, { bySeverity })], 100, []).lost).toMatchObject([
      { affected: 10, share: 0.1 },
    ]);
    const advice = { error: 0, warning: 0, notice: 40 };
    expect(valueOf([resultOf(warning(1), 40, 100, { bySeverity: advice })])).toBe(100);
  });

  it('counts a URL once, however many faults of one kind it has', () => {
    const one = resultOf(error, 5, 100, { urls: 1 });
    expect(valueOf([one])).toBe(valueOf([resultOf(error, 1, 100)]));
    expect(scoreSite([one], 100, []).lost).toMatchObject([{ affected: 1, share: 0.01 }]);
  });

  it('counts the site itself, which has no URL', () => {
    expect(valueOf([resultOf(error, 1, 1, { urls: 0 })])).toBe(72);
  });

  it('survives more hits than pages, and a site without pages', () => {
    expect(valueOf([resultOf(error, 500, 100)])).toBe(72);
    expect(valueOf([resultOf(error, 5, 0)])).toBe(100);
  });
});

/** Some checks that hit something, and some that hit nothing. */
function anyResults(chance: Chance): CheckResult[] {
  return Array.from({ length: chance.whole(1, 40) }, (_, n) => {
    const severity = (['error', 'warning', 'notice'] as const)[chance.whole(0, 3)]!;
    const population = chance.whole(1, 5000);
    const count = Math.floor(population * chance.between(0, 1) ** 4);
    const unverifiable = chance.whole(0, 4) === 0 ? chance.whole(0, count + 1) : 0;
    return resultOf(checkOf({ id: `check_${n}`, severity }), count, population, { unverifiable });
  });
}

describe('the score of a site for any findings', () => {
  itOfMany('has lost points that add up to what is missing from 100', () => {
    const chance = new Chance(60_001);
    for (let round = 0; round < 500; round += 1) {
      const { value, lost } = scoreSite(anyResults(chance), 100, []);
      const tenths = lost.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
      expect(tenths).toBe((100 - value!) * 10);
      expect(lost.every(({ points, share }) => points >= 0 && share >= 0 && share <= 1)).toBe(true);
      const points = lost.map((each) => each.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  });

  itOfMany('never falls when anything is fixed', () => {
    const chance = new Chance(60_002);
    for (let round = 0; round < 500; round += 1) {
      const results = anyResults(chance);
      const at = chance.whole(0, results.length);
      const before = results[at]!;
      const fixed = chance.whole(0, before.count - before.unverifiable + 1);
      // A link that is taken out is one less to be looked at, too.
      const gone = chance.whole(0, 2) === 0 ? fixed : 0;
      const after = resultOf(before.check, before.count - fixed, before.population - gone, {
        unverifiable: before.unverifiable,
      });
      const caps = chance.whole(0, 4) === 0 ? [HOME_CAP] : [];
      const better = results.with(at, after);
      expect(valueOf(better, caps)).toBeGreaterThanOrEqual(valueOf(results, caps));
      expect(valueOf(better)).toBeGreaterThanOrEqual(valueOf(better, caps));
      expect(valueOf(results.toSpliced(at, 1))).toBeGreaterThanOrEqual(valueOf(results));
    }
  });

  itOfMany('loses not all points by a single fault, and stays within 0 and 100', () => {
    const chance = new Chance(60_003);
    for (let round = 0; round < 200; round += 1) {
      const results = anyResults(chance);
      const value = valueOf(results);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(100);
      for (const result of results) expect(valueOf([result])).toBeGreaterThanOrEqual(72);
    }
  });
});
