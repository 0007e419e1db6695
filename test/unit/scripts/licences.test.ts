import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';

describe('the licences of what is installed with Galley', () => {
  it('have all been looked at', () => {
    expect(execFileSync(process.execPath, ['scripts/licences.mjs'], { encoding: 'utf8' })).toMatch(
      /^ *\d+ MIT$/m,
    );
  });
});
