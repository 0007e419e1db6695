import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';

describe('the image', () => {
  it('copies all that the build reads', async () => {
    const build = await readFile('scripts/build.mjs', 'utf8');
    const inputs = [...(/const INPUTS = \[(.*?)\];/s.exec(build)?.[1] ?? '').matchAll(/'([^']+)'/g)];
    const [stage = ''] = (await readFile('Dockerfile', 'utf8')).split('RUN npm run build');
    const copied = [...stage.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, files]) => files!.split(' '));
    expect(copied).toContain('src');
    for (const [, input] of inputs) {
      expect(copied.some((from) => input === from || input!.startsWith(`${from}/`)) ? 'copied' : input).toBe(
        'copied',
      );
    }
  });

  it('is built and run on one Node, which a digest names', async () => {
    const from = [...(await readFile('Dockerfile', 'utf8')).matchAll(/^FROM (\S+)/gm)].map(
      ([, image]) => image,
    );
    expect(from).toHaveLength(2);
    expect(new Set(from).size).toBe(1);
    expect(from[0]).toMatch(/^node:24\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/);
  });
});
