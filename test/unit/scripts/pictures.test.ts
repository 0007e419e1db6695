import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DOCS_PICTURES } from '../../../scripts/pictures/screens.mjs';

const FOLDER = 'docs/pictures';
const MOST_BYTES = 1.5 * 1024 * 1024;

const pages = ['README.md', ...readdirSync('docs').map((file) => path.join('docs', file))].filter((file) =>
  file.endsWith('.md'),
);
const stored = readdirSync(FOLDER).filter((file) => file.endsWith('.webp'));

describe('the pictures of the console', () => {
  it('are those that the script takes, light and dark', () => {
    const taken = DOCS_PICTURES.flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`]);
    expect(stored.sort()).toEqual(taken.sort());
  });

  it('are there wherever README and docs show one, and each is shown', () => {
    const shown = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/(?:src|srcset)="([^"]+\.webp)"/g)].map(([, address = '']) =>
        path.relative(FOLDER, path.join(path.dirname(page), address)),
      ),
    );
    expect([...new Set(shown)].sort()).toEqual(stored.sort());
  });

  it('are small together', () => {
    const bytes = stored.reduce((sum, file) => sum + statSync(path.join(FOLDER, file)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});
