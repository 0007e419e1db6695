import { describe, expect, it } from '@jest/globals';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDigests, nextVersions, readVersions, writeVersions } from '../../../scripts/check-versions.mjs';
import { CHECKS, CHECKS_VERSION, isChangedSince } from '../../../src/libs/site-audit/index.js';
import { CHECK_VERSIONS } from '../../../src/libs/site-audit/checks/check-versions.js';

const LIBRARY = path.join(import.meta.dirname, '../../../src/libs/site-audit');

describe('the versions of checks', () => {
  it('are those of the checks as they are: "npm run codegen" writes them', async () => {
    const digests = await checkDigests(LIBRARY);
    expect(Object.keys(digests).sort()).toEqual(CHECKS.map(({ id }) => id).sort());
    const stored = Object.entries(CHECK_VERSIONS).map(([id, [, digest]]) => [id, digest]);
    expect(Object.fromEntries(stored)).toEqual(digests);
    for (const [since] of Object.values(CHECK_VERSIONS)) expect(since).toBeLessThanOrEqual(CHECKS_VERSION);
  });

  it('move with a rule that a check imports, and not with a comment', async () => {
    const copy = await mkdtemp(path.join(tmpdir(), 'checks-'));
    try {
      await cp(path.join(LIBRARY, 'checks'), path.join(copy, 'checks'), { recursive: true });
      await cp(path.join(LIBRARY, 'rules'), path.join(copy, 'rules'), { recursive: true });
      const before = await checkDigests(copy);
      const edit = async (file: string, change: (code: string) => string) => {
        const target = path.join(copy, file);
        await writeFile(target, change(await readFile(target, 'utf8')));
      };
      await edit('checks/metadata/title-missing.ts', (code) => `// A remark.\n\n${code}`);
      expect(await checkDigests(copy)).toEqual(before);
      await edit('rules/title-width.ts', (code) => `${code}export const MORE = 1;\n`);
      const after = await checkDigests(copy);
      const changed = Object.keys(after).filter((id) => after[id] !== before[id]);
      expect(changed).toContain('title_too_long');
      expect(changed).not.toContain('title_missing');
    } finally {
      await rm(copy, { recursive: true });
    }
  });

  it('are one more for a check that is new, changed or gone, and else stay', () => {
    const first = nextVersions({ version: 0, checks: {} }, { a: 'a1', b: 'b1' });
    expect(first).toEqual({ version: 1, checks: { a: [1, 'a1'], b: [1, 'b1'] } });
    expect(nextVersions(first, { a: 'a1', b: 'b1' })).toEqual(first);
    const second = nextVersions(first, { a: 'a1', b: 'b2', c: 'c1' });
    expect(second).toEqual({ version: 2, checks: { a: [1, 'a1'], b: [2, 'b2'], c: [2, 'c1'] } });
    expect(nextVersions(second, { a: 'a1', c: 'c1' }).version).toBe(3);
    expect(
      readVersions(
        writeVersions(second)
          .replaceAll('"', "'")
          .replaceAll(/'(\w)':\[(\d),/g, '$1: [$2, '),
      ),
    ).toEqual(second);
  });

  it('say which checks an audit of another version can’t be compared by', () => {
    const [check] = Object.keys(CHECK_VERSIONS) as [string];
    expect(isChangedSince(check, CHECKS_VERSION)).toBe(false);
    expect(isChangedSince(check, 0)).toBe(true);
    expect(isChangedSince(check, CHECKS_VERSION + 1)).toBe(true);
    expect(isChangedSince('gone_check', CHECKS_VERSION)).toBe(true);
  });
});
