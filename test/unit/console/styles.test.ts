import { describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SCREENS = 'src/console/screens';

/** The styles of a screen stay when another is opened, so a class of two screens looks as the one that was opened last has it. */
describe('the styles of screens', () => {
  it('have each class in one file', async () => {
    const files = (await readdir(SCREENS, { recursive: true })).filter((file) => file.endsWith('.css'));
    const places = new Map<string, Set<string>>();
    for (const file of files) {
      const css = await readFile(path.join(SCREENS, file), 'utf8');
      for (const [, name = ''] of css.matchAll(/^\.([\w-]+)/gm)) {
        places.set(name, (places.get(name) ?? new Set()).add(file));
      }
    }
    expect(places.size).toBeGreaterThan(100);
    expect([...places].filter(([, found]) => found.size > 1)).toEqual([]);
  });
});
