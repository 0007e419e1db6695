import { Resvg } from '@resvg/resvg-js';
import { escapeText } from '../../domain/article/markup/escape-html.js';
import { segmenterFor } from '../../libs/text/index.js';
import { CARD, LAST_SIZE, MARGIN, TITLE_SIZES, TITLE_WIDTH } from './card-design.js';
import type { ShapedFont } from './card-fonts.js';

/** Chosen by eye: marks above and below the letters need more room than Latin lines do. */
const LINE_HEIGHT = 1.4;
/** Widths are proportional to the size, so one measurement is enough. */
const MEASURED_SIZE = 100;
/** Wide enough for any line, so that the measurement does not cut it. */
const MEASURED_WIDTH = 100_000;
const RIGHT_TO_LEFT_FROM_HERE = '\u202b';

/** @returns a title as lines of SVG text, from the largest size at which it fits; resvg joins and orders its letters. */
export function shapedTitle(title: string, font: ShapedFont, language: string, ink: string): string {
  const words = wordsOf(title, language).map((word) => ({ word, width: 0 }));
  for (const { size, lines } of [...TITLE_SIZES, LAST_SIZE]) {
    const set = wrap(words, size, font);
    if (set.length <= lines && set.every((line) => widthOf(line, size, font) <= TITLE_WIDTH))
      return draw(set, size, font, ink);
  }
  return draw(clamp(wrap(words, LAST_SIZE.size, font), font), LAST_SIZE.size, font, ink);
}

/** @returns one line of SVG text at the top of the card, for an edition's name. */
export function shapedMasthead(name: string, font: ShapedFont, ink: string): string {
  const size = 32;
  const most = TITLE_WIDTH / 2;
  let shown = name;
  while (shown.includes(' ') && widthOf(shown, size, font) > most)
    shown = `${shown.replace(/…$/u, '').split(' ').slice(0, -1).join(' ')}…`;
  const beside = MARGIN + 80;
  return text(shown, font, size, font.rightToLeft ? CARD.width - beside : beside, MARGIN + 32, ink);
}

/** Thai does not separate its words by spaces; every other script here does. */
function wordsOf(title: string, language: string): string[] {
  if (!/\p{Script=Thai}/u.test(title)) return title.split(' ').map((word) => `${word} `);
  return [...segmenterFor(language, 'word').segment(title)].map(({ segment }) => segment);
}

function wrap(words: readonly { word: string }[], size: number, font: ShapedFont): string[] {
  const lines: string[] = [];
  for (const { word } of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last}${word}`.trim(), size, font) <= TITLE_WIDTH)
      lines[lines.length - 1] = `${last}${word}`;
    else lines.push(word);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function clamp(lines: readonly string[], font: ShapedFont): string[] {
  const kept = lines.slice(0, LAST_SIZE.lines);
  let last = kept.at(-1) ?? '';
  while (last !== '' && widthOf(`${last}…`, LAST_SIZE.size, font) > TITLE_WIDTH)
    last = Array.from(last).slice(0, -1).join('').trimEnd();
  return [...kept.slice(0, -1), `${last}…`];
}

function widthOf(line: string, size: number, font: ShapedFont): number {
  const middle = MEASURED_WIDTH / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${MEASURED_WIDTH}" height="300">${text(line, font, MEASURED_SIZE, middle, 150, '#000')}</svg>`;
  const width = new Resvg(svg, { font: fontOptions(font) }).getBBox()?.width ?? 0;
  return (width * size) / MEASURED_SIZE;
}

function draw(lines: readonly string[], size: number, font: ShapedFont, ink: string): string {
  const x = font.rightToLeft ? CARD.width - MARGIN : MARGIN;
  const lowest = CARD.height - MARGIN - Math.round(size * 0.16);
  return lines
    .map((line, index) =>
      text(line, font, size, x, lowest - (lines.length - 1 - index) * size * LINE_HEIGHT, ink),
    )
    .join('');
}

function text(line: string, font: ShapedFont, size: number, x: number, y: number, ink: string): string {
  const anchor = font.rightToLeft ? 'end' : 'start';
  // The direction of the whole line, whatever its first word; otherwise "Debian" at its start would reverse it.
  const directed = font.rightToLeft ? `${RIGHT_TO_LEFT_FROM_HERE}${line}` : line;
  return `<text x="${x}" y="${y}" font-family="${font.name}" font-weight="700" font-size="${size}" text-anchor="${anchor}" fill="${ink}">${escapeText(directed)}</text>`;
}

/** For resvg; with the system's own fonts the picture would differ between machines. */
export function fontOptions(font: ShapedFont) {
  return { loadSystemFonts: false, fontFiles: [font.path], defaultFontFamily: font.name };
}
