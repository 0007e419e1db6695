import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { cardAlt } from '../../../../src/adapters/image/picture-alt.js';
import { TitleCardMaker } from '../../../../src/adapters/image/title-card.js';
import type { ImageTask } from '../../../../src/ports/article/image-maker.js';
import { itOfMany } from '../../../support/sample.js';

const maker = new TitleCardMaker();

/** Has the typeface of Latin, Greek and Cyrillic letters only. */
const latinMaker = new TitleCardMaker((file) => {
  if (!file.startsWith('@fontsource/inter/')) throw new Error(`${file} is not installed`);
  return createRequire(import.meta.url).resolve(file);
});

function make(task: Partial<ImageTask> = {}, by = maker) {
  const whole = { title: 'Why rivers flood', editionName: 'The Harbour Gazette', language: 'en', alt: null };
  return by.make({ ...whole, ...task }, new AbortController().signal);
}

/** The share of pixels that are nearly black: ink, not paper, ring or bar. */
async function inkOf(
  bytes: Uint8Array,
  region = { left: 0, top: 0, width: 1200, height: 630 },
): Promise<number> {
  const { data } = await sharp(bytes).extract(region).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 70).length / data.length;
}

describe('a title card', () => {
  it('is a WebP picture of 1200 by 630', async () => {
    const image = await make();
    expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
    expect(image).toMatchObject({
      contentType: 'image/webp',
      width: 1200,
      height: 630,
      source: 'manual:',
    });
    expect(image.bytes.length).toBeLessThan(100_000);
  });

  itOfMany('is the same to the byte for the same task, on every machine', async () => {
    const again = await make({}, new TitleCardMaker());
    expect(Buffer.compare((await make()).bytes, again.bytes)).toBe(0);
  });

  itOfMany('has the colour of its edition', async () => {
    const accentOf = async (editionName: string) => {
      const { bytes } = await make({ editionName });
      return sharp(bytes).extract({ left: 100, top: 99, width: 1, height: 1 }).raw().toBuffer();
    };
    const [one, same, other] = [await accentOf('A'), await accentOf('A'), await accentOf('Nordwind Magazin')];
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  itOfMany('shows the title in ink, and keeps the margins free of it', async () => {
    const { bytes } = await make({ title: 'A long title about many things '.repeat(9) });
    expect(await inkOf(bytes)).toBeGreaterThan(0.05);
    expect(await inkOf(bytes, { left: 0, top: 0, width: 70, height: 630 })).toBe(0);
    expect(await inkOf(bytes, { left: 1140, top: 0, width: 60, height: 630 })).toBe(0);
    expect(await inkOf(bytes, { left: 0, top: 590, width: 1200, height: 40 })).toBe(0);
  });

  const titles: [string, string][] = [
    ['accents', 'Żółte łódki: naïve Ångström — Đà Nẵng, Ελλάδα, Україна'],
    ['nothing but blanks', ' \n\t '],
    ['Japanese', '東京の桜はいつ咲くのか'],
    ['right to left', 'מזג האוויר מחר والطقس'],
    ['emoji', '👩‍👩‍👧‍👦 🇩🇪 🍵'],
    ['one endless word', 'W'.repeat(200)],
    ['far too much', 'word '.repeat(2_000)],
    ['markup', '<img src=x onerror=alert(1)> &amp; "quotes" {}'],
    ['half a surrogate pair and controls', '\ud83d\u0000\u202e\ufeff'],
  ];
  itOfMany.each(titles)('takes a title of %s', async (_, title) => {
    const { bytes } = await make({ title });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  itOfMany('shows the edition alone where the typeface lacks the letters of the title', async () => {
    const [foreign, none] = await Promise.all([make({ title: '東京の桜' }, latinMaker), make({ title: '' })]);
    expect(Buffer.compare(foreign.bytes, none.bytes)).toBe(0);
    expect(await inkOf(none.bytes)).toBeGreaterThan(0.01);
  });

  itOfMany('leaves out letters that the typeface lacks instead of drawing boxes', async () => {
    const [mixed, plain] = await Promise.all([
      make({ title: 'Green tea 緑茶 today' }, latinMaker),
      make({ title: 'Green tea today' }),
    ]);
    expect(Buffer.compare(mixed.bytes, plain.bytes)).toBe(0);
  });

  itOfMany('is still a picture when neither title nor edition can be drawn', async () => {
    const { bytes } = await make({ title: '東京', editionName: '東京新聞' }, latinMaker);
    expect(await inkOf(bytes)).toBe(0);
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0.1);
  });

  itOfMany('is described by the caller, or else by its words', async () => {
    expect((await make({ alt: ' A river ' })).alt).toBe('A river');
    expect((await make()).alt).toBe('Why rivers flood — title card of The Harbour Gazette');
    for (const language of ['de', 'fr', 'es', 'it', 'nl', 'pt', 'ja', 'ko', 'zh', 'ru', 'ar'])
      expect(cardAlt({ title: 'Any', editionName: 'Any', language })).not.toContain('title card');
    expect((await make({ title: 'Warum Flüsse steigen', language: 'de-AT' })).alt).toBe(
      'Warum Flüsse steigen — Titelbild von The Harbour Gazette',
    );
    expect((await make({ title: '東京', language: 'ja' })).alt).toBe(
      '東京 — The Harbour Gazetteのタイトル画像',
    );
    expect((await make({ title: '東京', alt: ' ' })).alt).toBe('東京 — title card of The Harbour Gazette');
    expect((await make({ title: ' ' })).alt).toBe('Title card of The Harbour Gazette');
  });

  it('is given up when its caller has aborted', async () => {
    const task = { title: 'Any', editionName: 'Any', language: 'en', alt: null };
    await expect(maker.make(task, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });
});

describe('a title card in other scripts', () => {
  const TITLES = {
    ar: 'دورة حياة إصدار Debian 12',
    he: 'מחזור החיים של הפצה',
    th: 'วงจรชีวิตของรุ่น',
    ja: 'リリースの一生',
    ko: '릴리스의 수명 주기',
    zh: '软件包的生命周期',
  };

  itOfMany.each(Object.entries(TITLES))(
    '%s: is blank and says so where no typeface has its letters',
    async (language, title) => {
      const image = await make({ title, language, editionName: '' }, latinMaker);
      expect(await inkOf(image.bytes)).toBeLessThan(0.0005);
      expect(image.warnings).toEqual([
        { code: 'card_text_left_off', message: expect.stringContaining('the title') },
      ]);
      expect(image.alt).toContain(title);
    },
  );

  // The typeface of Chinese is a package of 76 MB, which operators add when they need it.
  const covered = Object.entries(TITLES).filter(([language]) => language !== 'zh');

  itOfMany(
    'draws a title of every script that a packaged typeface covers, inside the margins and with nothing left off',
    async () => {
      for (const [language, title] of covered) {
        const image = await make({ title, language });
        expect(image.warnings).toEqual([]);
        expect(await inkOf(image.bytes)).toBeGreaterThan(0.005);
        for (const left of [0, 1200 - 60])
          expect(await inkOf(image.bytes, { left, top: 100, width: 60, height: 530 })).toBe(0);
        expect(Buffer.compare(image.bytes, (await make({ title, language })).bytes)).toBe(0);
      }
    },
  );

  itOfMany('sets a title that is read from the right at the right', async () => {
    const sides = async (title: string, language: string) => {
      const { bytes } = await make({ title, language });
      const half = (left: number) => inkOf(bytes, { left, top: 300, width: 600, height: 330 });
      return { left: await half(0), right: await half(600) };
    };
    const arabic = await sides('مرآة', 'ar');
    expect(arabic.right).toBeGreaterThan(arabic.left);
    const english = await sides('Mirror', 'en');
    expect(english.left).toBeGreaterThan(english.right);
  });

  itOfMany('warns of a title that it shows in part', async () => {
    const image = await make({ title: 'Rivers of 中国 and why they flood' }, latinMaker);
    expect(image.warnings?.map(({ code }) => code)).toEqual(['card_text_left_off']);
    expect(await inkOf(image.bytes)).toBeGreaterThan(0.005);
    expect((await make()).warnings).toEqual([]);
  });
});
