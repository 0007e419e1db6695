import { Resvg } from '@resvg/resvg-js';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { ImageMaker, ImageTask, MadeImage } from '../../ports/image-maker.js';
import {
  CARD,
  drawCard,
  LAST_SIZE,
  LETTER_WIDTH,
  LINE_HEIGHT,
  TITLE_KEY,
  TITLE_SIZES,
  TITLE_WIDTH,
  type CardNode,
  type CardText,
} from './card-design.js';
import { keepDrawable, simplify, split, tidy } from './card-text.js';

/** The parts that the package cuts the typeface into. A name of its own each, or satori would take one only. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
] as const;
const WEIGHTS = [500, 700] as const;
const FONT_FAMILY = SCRIPTS.map((script) => `Inter ${script}`).join(', ');

/**
 * Sets the title of an article in type: a picture that is never wrong, needs no service, and is the same to the
 * byte for the same task. Letters that the typeface lacks are left out.
 */
export class TitleCardMaker implements ImageMaker {
  private fonts: Promise<Font[]> | null = null;

  async make(task: ImageTask, signal: AbortSignal): Promise<MadeImage> {
    signal.throwIfAborted();
    const fonts = await this.getFonts();
    const title = tidy(task.title);
    const editionName = tidy(task.editionName);
    const shown = await chooseText({ title: cut(title), editionName: cut(editionName) }, fonts);
    signal.throwIfAborted();
    const svg = await setInType(shown, editionName, fonts);
    signal.throwIfAborted();
    const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    const bytes = await picture.webp({ quality: 92, effort: 4, smartSubsample: true }).toBuffer();
    return {
      bytes,
      contentType: 'image/webp',
      width: CARD.width,
      height: CARD.height,
      alt: tidy(task.alt ?? '') || describe(title, editionName),
      // Made by a program, by nobody's hand.
      source: 'ai:generated',
    };
  }

  /** Once, and always the same array: satori keeps what it parsed by it. A failed reading is tried again. */
  private getFonts(): Promise<Font[]> {
    this.fonts ??= loadFonts().catch((error: unknown) => {
      this.fonts = null;
      throw error;
    });
    return this.fonts;
  }
}

/** No card holds more; the layout's own ellipsis shows that something is missing. */
const LONGEST = 300;

function cut(text: string): string {
  return split(text).slice(0, LONGEST).join('');
}

/** What of the text can be drawn. satori asks for the glyphs that it misses, and so names them. */
async function chooseText(text: CardText, fonts: Font[]): Promise<CardText> {
  const plain = async (line: string) => {
    const simple = simplify(line, await findDrawable(line, fonts));
    return keepDrawable(simple, await findDrawable(simple, fonts));
  };
  return { title: await plain(text.title), editionName: await plain(text.editionName) };
}

async function findDrawable(text: string, fonts: Font[]): Promise<(grapheme: string) => boolean> {
  const missing = new Set<string>();
  const line: CardNode = {
    type: 'div',
    key: null,
    props: { style: { fontFamily: FONT_FAMILY }, children: text },
  };
  await satori(line, {
    ...CARD,
    fonts,
    loadAdditionalAsset: (_script, asked) => {
      for (const grapheme of split(asked)) missing.add(grapheme);
      return Promise.resolve([]);
    },
  });
  return (grapheme) => !missing.has(grapheme);
}

/** @returns SVG whose letters are outlines: what draws it needs no fonts */
async function setInType(shown: CardText, editionName: string, fonts: Font[]): Promise<string> {
  const words = (shown.title || shown.editionName).split(' ');
  const longest = Math.max(...words.map((word) => split(word).length));
  for (const { size, lines } of TITLE_SIZES) {
    if (longest * size * LETTER_WIDTH > TITLE_WIDTH) continue;
    const { svg, titleHeight } = await layOut(drawCard(shown, editionName, FONT_FAMILY, size, null), fonts);
    if (Math.round(titleHeight / (size * LINE_HEIGHT)) <= lines) return svg;
  }
  const { size, lines } = LAST_SIZE;
  return (await layOut(drawCard(shown, editionName, FONT_FAMILY, size, lines), fonts)).svg;
}

async function layOut(card: CardNode, fonts: Font[]): Promise<{ svg: string; titleHeight: number }> {
  let titleHeight = 0;
  const svg = await satori(card, {
    ...CARD,
    fonts,
    onNodeDetected: (node) => {
      if (node.key === TITLE_KEY) titleHeight = node.height;
    },
  });
  return { svg, titleHeight };
}

async function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    SCRIPTS.flatMap((script) =>
      WEIGHTS.map(async (weight) => ({
        name: `Inter ${script}`,
        weight,
        style: 'normal' as const,
        data: await readFile(resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)),
      })),
    ),
  );
}

function describe(title: string, editionName: string): string {
  const card = editionName ? `title card of ${editionName}` : 'title card';
  return title ? `${title} — ${card}` : capitalise(card);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
