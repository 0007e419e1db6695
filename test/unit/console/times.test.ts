import { describe, expect, it } from '@jest/globals';
import { formatDuration, relativeTime } from '../../../src/console/ui/show/times.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('relativeTime', () => {
  it.each([
    [0, 'just now'],
    [-29_000, 'just now'],
    [-45_000, '45 seconds ago'],
    [-100_000, '2 minutes ago'],
    [-3_600_000, '1 hour ago'],
    [-86_400_000, 'yesterday'],
    [2 * 86_400_000, 'in 2 days'],
  ])('says %i ms as “%s”', (ms, said) => {
    expect(relativeTime(NOW + ms, NOW)).toBe(said);
  });
});

describe('formatDuration', () => {
  it.each([
    [-5, '0 ms'],
    [340, '340 ms'],
    [999.7, '1.0 s'],
    [4_230, '4.2 s'],
    [9_960, '10 s'],
    [59_400, '59 s'],
    [200_000, '3 min 20 s'],
    [7_500_000, '2 h 5 min'],
  ])('says %i ms as “%s”', (ms, said) => {
    expect(formatDuration(ms)).toBe(said);
  });
});
