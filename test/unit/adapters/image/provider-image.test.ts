import { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ProviderImageMaker } from '../../../../src/adapters/image/provider-image.js';
import { countCodePoints } from '../../../../src/libs/text/index.js';
import { recordingLog } from '../../../support/recording-log.js';
import { TEST_KEY } from '../../../support/writing/scripted-model.js';
import { itOfMany } from '../../../support/sample.js';

let mock: LLMock;
beforeAll(async () => {
  mock = await LLMock.create({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  mock.reset();
});
afterAll(() => mock.stop());

const TASK = { title: 'Why rivers flood', editionName: 'The Harbour Gazette', language: 'en', alt: null };

async function picture(width: number, height: number): Promise<string> {
  const create = { width, height, channels: 3 as const, background: '#336699' };
  return (
    await sharp({ create })
      .withExif({ IFD0: { Artist: 'nobody' } })
      .png()
      .toBuffer()
  ).toString('base64');
}

function openMaker(model = 'gpt-image-1') {
  const log = recordingLog();
  const maker = new ProviderImageMaker({ baseUrl: `${mock.url}/v1/`, apiKey: TEST_KEY, model, log });
  return {
    log,
    make: (task = {}, signal = new AbortController().signal) => maker.make({ ...TASK, ...task }, signal),
  };
}

describe('a picture by a provider', () => {
  it('is encoded anew, within bounds, without what else was in it', async () => {
    mock.onImage(/rivers flood/, { image: { b64Json: await picture(3000, 2000) } });
    const image = await openMaker().make();
    expect(image).toMatchObject({
      contentType: 'image/webp',
      width: 1536,
      height: 1024,
      source: 'ai:generated',
    });
    const metadata = await sharp(image.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 1536, height: 1024 });
    expect(metadata.exif).toBeUndefined();
  });

  it('always has an alt text: the brief’s, or one that says what it is', async () => {
    mock.onImage(/./, { image: { b64Json: await picture(600, 400) } });
    expect((await openMaker().make({ alt: ' A river,\n high ' })).alt).toBe('A river, high');
    expect((await openMaker().make()).alt).toBe('Illustration for “Why rivers flood”, made by a program');
  });

  itOfMany('has an alt text in the language of the article, no longer than one may be', async () => {
    mock.onImage(/./, { image: { b64Json: await picture(600, 400) } });
    const alt = async (task: object) => (await openMaker().make(task)).alt;
    expect(await alt({ title: 'Warum Flüsse steigen', language: 'de-AT' })).toBe(
      'Illustration zu „Warum Flüsse steigen“, von einem Programm gemacht',
    );
    expect(await alt({ title: '川はなぜあふれるか', language: 'ja' })).toContain('「川はなぜあふれるか」');
    expect(await alt({ title: 'Γιατί', language: 'el' })).toBe('Illustration for “Γιατί”, made by a program');
    for (const language of ['en', 'fr', 'es', 'it', 'pt', 'nl', 'ar', 'ja']) {
      const long = await alt({ title: 'x$& '.repeat(50).trim(), language });
      expect(countCodePoints(long)).toBeLessThanOrEqual(200);
      expect(long).toContain('x$& x$&');
      expect(long).toContain('…');
    }
  });

  it.each([
    ['is busy', { error: { message: TEST_KEY }, status: 429 }, 'provider_rate_limited'],
    ['errs', { error: { message: 'oh' }, status: 500 }, 'provider_unavailable'],
    ['refuses', { error: { message: TEST_KEY }, status: 400 }, 'provider_rejected'],
  ] as const)(
    'is a named failure when the provider %s, and the key is not revealed',
    async (_how, response, code) => {
      mock.on({ endpoint: 'image' }, response);
      const { make, log } = openMaker();
      await expect(make()).rejects.toMatchObject({ code });
      expect(JSON.stringify(log.entries)).not.toContain(TEST_KEY);
      expect(log.entries).toHaveLength(1);
    },
  );

  it('may be a JPEG or a WebP', async () => {
    const create = { width: 600, height: 400, channels: 3 as const, background: '#336699' };
    for (const drawn of [sharp({ create }).jpeg(), sharp({ create }).webp()]) {
      mock.reset();
      mock.onImage(/./, { image: { b64Json: (await drawn.toBuffer()).toString('base64') } });
      expect((await openMaker().make()).width).toBe(600);
    }
  });

  it.each([
    ['no picture', { b64Json: Buffer.from('<svg/>').toString('base64') }],
    [
      'drawn by a program of its own',
      {
        b64Json: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><text x="9" y="90">A</text></svg>',
        ).toString('base64'),
      },
    ],
    ['an address elsewhere', { url: 'http://127.0.0.1/picture.png' }],
  ])('is refused when it is %s', async (_what, image) => {
    mock.onImage(/./, { image });
    await expect(openMaker().make()).rejects.toMatchObject({ code: 'provider_bad_output' });
  });

  it('is refused when it is hardly larger than an icon', async () => {
    mock.onImage(/./, { image: { b64Json: await picture(64, 64) } });
    await expect(openMaker().make()).rejects.toMatchObject({ code: 'provider_bad_output' });
  });

  it('is not waited for when the work is stopped', async () => {
    await expect(openMaker().make({}, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
