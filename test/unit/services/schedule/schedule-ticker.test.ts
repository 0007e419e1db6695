import { expect } from '@jest/globals';
import { itOfMany, runs } from '../../../support/sample.js';
import { simulateYear } from '../../../support/schedule/simulate-schedules.js';

itOfMany(
  'gives every planned moment of a year one start or one reason, though four tickers are killed',
  async () => {
    const outcomes = new Set<string>();
    let kills = 0;
    for (let seed = 1; seed <= runs(20); seed += 1) {
      const simulated = await simulateYear(seed, 10);
      kills += simulated.kills;
      for (const outcome of Object.keys(simulated.outcomes)) outcomes.add(outcome);
    }
    expect(kills).toBeGreaterThan(0);
    expect([...outcomes].sort()).toEqual(['missed', 'paused', 'refused', 'skipped_overlap', 'started']);
  },
);
