import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** V8 throws nothing for a flag that it does not know: it says so on stderr. In a process of its own, whose heap may change. */
const saidOf = (flag: string) => {
  const script = `require('node:v8').setFlagsFromString(${JSON.stringify(flag)})`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  return { status, stderr };
};

describe('the growth of the young heap', () => {
  const [, flag] = /`(--[a-z-]+)=\$\{factor\}`/.exec(readFileSync('src/main/young-heap.ts', 'utf8')) ?? [];

  it('is a flag that this Node knows', () => {
    expect(flag).toBeDefined();
    expect(saidOf(`${flag}=1`)).toEqual({ status: 0, stderr: '' });
    expect(saidOf(`${flag}-of-none=1`).stderr).toContain('unrecognized flag');
  });

  it('is 2 where nobody sets it', () => {
    const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    expect(stdout).toContain(`default: ${flag}=2\n`);
  });
});
