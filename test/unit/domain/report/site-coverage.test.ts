import { describe, expect, it } from '@jest/globals';
import { SiteCoverage } from '../../../../src/domain/report/site/site-coverage.js';
import { expectLinear } from '../../../support/expect-linear.js';

function coverageOf(...names: readonly string[]): SiteCoverage {
  const coverage = new SiteCoverage();
  for (const name of names) coverage.add(name.split(' '));
  return coverage;
}
const has = (coverage: SiteCoverage, name: string) => coverage.has(name.split(' '));

describe('what the pages of a site are called', () => {
  const coverage = coverageOf('harbour', 'sail repair shop', 'rope repair');

  it.each(['harbour', 'old harbour', 'sail repair', 'shop sail', 'repair', 'rope repair today'])(
    'covers %s: a name has all of it, or is a part of it',
    (name) => expect(has(coverage, name)).toBe(true),
  );

  it.each(['dolphin rock', 'rope shop', 'sail shop today', 'mast'])('does not cover %s', (name) =>
    expect(has(coverage, name)).toBe(false),
  );

  it('covers nothing when the name or the site is empty', () => {
    expect(coverage.has([])).toBe(false);
    expect(new SiteCoverage().has(['harbour'])).toBe(false);
  });

  it('is found in time that grows with the names, where all of them share their words', () => {
    expectLinear((size) => {
      const names = Array.from({ length: size }, (_, n) => ['anna', 'berg', `n${n}`]);
      const many = new SiteCoverage();
      for (const name of names) many.add(name);
      for (const [, , own] of names) many.has(['anna', 'berg', `no${own}`]);
      for (const [, , own] of names) many.has(['anna', `no${own}`]);
    }, 8000);
  });
});
