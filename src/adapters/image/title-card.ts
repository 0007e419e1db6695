import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { ImageMaker, ImageTask, MadeImage } from '../../ports/article/image-maker.js';
import {
  CARD,
  chooseColours,
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
import { CardFonts, type LetterFonts, type ResolveFile, type ShapedFont } from './card-fonts.js';
import { cardAlt } from './picture-alt.js';
import { countLetters, keepDrawable, simplify, split, tidy } from './card-text.js';
import { fontOptions, shapedMasthead, shapedTitle } from './shaped-title.js';

/**
 * Draws the title of an article as a picture: it is never wrong, needs no service, and is identical to the byte for the
 * same task. Letters that the typeface lacks are left out.
 */
export class TitleCardMaker implements ImageMaker {
  private readonly fonts: CardFonts;

  /** @param resolve finds the files of the packages of typefaces */
  constructor(resolve?: ResolveFile) {
    this.fonts = new CardFonts(resolve);
  }

  /** @returns names of the typefaces of cards. */
  typefaces(): string[] {
    return ['Inter', ...this.fonts.others()];
  }

  async make(task: ImageTask, signal: AbortSignal): Promise<MadeImage> {
    signal.throwIfAborted();
    const title = tidy(task.title);
    const editionName = tidy(task.editionName);
    const wanted = { title: cut(title), editionName: cut(editionName) };
    const { svg, shown, font } = await this.draw(wanted, editionName, task.language, signal);
    signal.throwIfAborted();
    const options = font ? fontOptions(font) : { loadSystemFonts: false };
    const { pixels, width, height } = new Resvg(svg, { font: options }).render();
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    const bytes = await picture.webp({ lossless: true, effort: 4 }).toBuffer();
    return {
      bytes,
      contentType: 'image/webp',
      width: CARD.width,
      height: CARD.height,
      alt: tidy(task.alt ?? '') || cardAlt({ editionName, language: task.language, title }),
      // A program made it, not a person.
      // Drawn from the title by rules: no model had a hand in it (contract §2.1).
      source: 'manual:',
      warnings: leftOff(wanted, shown),
    };
  }

  private async draw(
    wanted: CardText,
    editionName: string,
    language: string,
    signal: AbortSignal,
  ): Promise<Drawn> {
    const shaped = this.fonts.shapedFor(wanted.title);
    if (shaped) {
      const title = keepDrawable(wanted.title, (grapheme) => shaped.drawable.test(grapheme));
      if (title !== '') return this.drawShaped({ ...wanted, title }, editionName, language, shaped);
    }
    const fonts = await this.fonts.forLetters(`${wanted.title} ${wanted.editionName}`, language);
    const shown = await chooseText(wanted, fonts);
    signal.throwIfAborted();
    return { svg: await setInType(shown, editionName, fonts), shown, font: null };
  }

  /** The card by satori, its letters by resvg. */
  private async drawShaped(
    text: CardText,
    editionName: string,
    language: string,
    font: ShapedFont,
  ): Promise<Drawn> {
    const fonts = await this.fonts.forLetters(text.editionName, language);
    const { editionName: plain } = await chooseText({ title: '', editionName: text.editionName }, fonts);
    const isShaped =
      plain === '' && split(text.editionName).every((grapheme) => font.drawable.test(grapheme));
    const card = { title: '', editionName: plain, isSetElsewhere: true };
    const node = drawCard(card, editionName, fonts.family, LAST_SIZE.size, null, font.rightToLeft);
    const { svg } = await layOut(node, fonts);
    const { ink, soft } = chooseColours(editionName);
    const letters =
      shapedTitle(text.title, font, language, ink) +
      (isShaped ? shapedMasthead(text.editionName, font, soft) : '');
    const shown = { title: text.title, editionName: isShaped ? text.editionName : plain };
    return { svg: svg.replace(/<\/svg>\s*$/, `${letters}</svg>`), shown, font };
  }
}

interface Drawn {
  readonly svg: string;
  readonly shown: CardText;
  /** For text that is still text in the SVG. */
  readonly font: ShapedFont | null;
}

/** @returns a warning when a card lacks letters that it should show. */
function leftOff(wanted: CardText, shown: CardText): { code: string; message: string }[] {
  const lacks = (name: 'title' | 'editionName') =>
    countLetters(split(shown[name])) < countLetters(split(wanted[name]));
  const names = [
    ...(lacks('title') ? ['the title'] : []),
    ...(lacks('editionName') ? ['the edition’s name'] : []),
  ];
  if (names.length === 0) return [];
  const message = `No installed typeface has all letters of ${names.join(' and of ')}, so the card leaves out the missing ones.`;
  return [{ code: 'card_text_left_off', message }];
}

/** Loaded with the first card, because its megabyte would slow every start. */
const loadSatori = async () => (await import('satori')).default;

/** Chosen: no card holds more; the layout’s own ellipsis shows that something is missing. */
const LONGEST = 300;

function cut(text: string): string {
  return split(text).slice(0, LONGEST).join('');
}

/** The drawable part of the text. satori requests the glyphs that it misses, and so names them. */
async function chooseText(text: CardText, fonts: LetterFonts): Promise<CardText> {
  const plain = async (line: string) => {
    const simple = simplify(line, await findDrawable(line, fonts));
    return keepDrawable(simple, await findDrawable(simple, fonts));
  };
  return { title: await plain(text.title), editionName: await plain(text.editionName) };
}

async function findDrawable(text: string, fonts: LetterFonts): Promise<(grapheme: string) => boolean> {
  const missing = new Set<string>();
  const line: CardNode = {
    type: 'div',
    key: null,
    props: { style: { fontFamily: fonts.family }, children: text },
  };
  const satori = await loadSatori();
  await satori(line, {
    ...CARD,
    fonts: fonts.fonts,
    loadAdditionalAsset: (_script, asked) => {
      for (const grapheme of split(asked)) missing.add(grapheme);
      return Promise.resolve([]);
    },
  });
  return (grapheme) => !missing.has(grapheme);
}

/** @returns SVG whose letters are outlines: renderers need no fonts for it */
async function setInType(shown: CardText, editionName: string, fonts: LetterFonts): Promise<string> {
  // Between Chinese and Japanese letters a line may break anywhere.
  const words = (shown.title || shown.editionName).split(
    / |(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
  );
  const longest = Math.max(...words.map((word) => split(word).length));
  for (const { size, lines } of TITLE_SIZES) {
    if (longest * size * LETTER_WIDTH > TITLE_WIDTH) continue;
    const { svg, titleHeight } = await layOut(drawCard(shown, editionName, fonts.family, size, null), fonts);
    if (Math.round(titleHeight / (size * LINE_HEIGHT)) <= lines) return svg;
  }
  const { size, lines } = LAST_SIZE;
  return (await layOut(drawCard(shown, editionName, fonts.family, size, lines), fonts)).svg;
}

async function layOut(card: CardNode, fonts: LetterFonts): Promise<{ svg: string; titleHeight: number }> {
  let titleHeight = 0;
  const satori = await loadSatori();
  const svg = await satori(card, {
    ...CARD,
    fonts: fonts.fonts,
    onNodeDetected: (node) => {
      if (node.key === TITLE_KEY) titleHeight = node.height;
    },
  });
  return { svg, titleHeight };
}
