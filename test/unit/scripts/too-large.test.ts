import { describe, expect, it } from '@jest/globals';
import { tooLarge } from '../../../scripts/check/too-large.mjs';

const filesOf = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `${folder}/file-${at}.ts`, lines: 10 }));

describe('tooLarge', () => {
  it('names a file of 401 lines, and lets one of 400 pass', () => {
    expect(
      tooLarge([
        { name: 'src/a.ts', lines: 400 },
        { name: 'src/b.ts', lines: 401 },
      ]),
    ).toEqual(['src/b.ts has 401 lines, more than 400: part it by what it is about.']);
  });

  it('names a folder of 26 files, and counts those of its folders apart', () => {
    expect(tooLarge([...filesOf('src/a', 25), ...filesOf('src/a/b', 26)])).toEqual([
      'src/a/b has 26 files, more than 25: sort them into folders by meaning.',
    ]);
  });
});
