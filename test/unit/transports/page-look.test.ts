import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { PAGE_ICON, PAGE_TOKENS } from '../../../src/transports/page-look.js';

const FOLDER = new URL('../../../src/console/ui/', import.meta.url);

/** The values of tokens, by their names, before the rules for dark and in them. */
function tokensOf(css: string): readonly Readonly<Record<string, string>>[] {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  return [light, dark.split('\n}')[0] ?? ''].map((part) =>
    Object.fromEntries([...part.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
  );
}

describe('the look of pages', () => {
  it("has the values of the console's tokens, light and dark", async () => {
    const [light, dark] = tokensOf(await readFile(new URL('tokens.css', FOLDER), 'utf8'));
    const [pageLight, pageDark] = tokensOf(PAGE_TOKENS);
    expect(Object.keys(pageLight!)).toContain('--accent');
    expect(Object.keys(pageDark!)).toContain('--accent');
    expect(light).toMatchObject(pageLight!);
    expect(dark).toMatchObject(pageDark!);
  });

  it("has the console's sign", async () => {
    const icon = await readFile(new URL('icon.svg', FOLDER), 'utf8');
    expect(Buffer.from(PAGE_ICON.split(',')[1]!, 'base64').toString()).toBe(icon.trim());
  });
});
