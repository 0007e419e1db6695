import { createHash } from 'node:crypto';

/** The size that Open Graph and the large card of X recommend (1.91:1), in pixels; shown uncropped. */
export const CARD = { width: 1200, height: 630 } as const;

/** The text of a card; either part may be empty. */
export interface CardText {
  readonly title: string;
  readonly editionName: string;
  /** Whether the title is drawn separately; the layout then leaves its space free. */
  readonly isSetElsewhere?: boolean;
}

/** An element in satori's format. */
export interface CardNode {
  readonly type: 'div';
  readonly key: string | null;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children?: string | readonly CardNode[];
  };
}

/** Chosen by eye, like the other measures of the design, in pixels of the card. */
export const MARGIN = 80;
const RING = { size: 470, width: 70, offset: -190 } as const;

/** A positioned element, the ring, would otherwise cover the words. */
const IN_FRONT = { position: 'relative', zIndex: 1 } as const;

/** From large to small; a title gets the first size at which it has at most `lines`. */
export const TITLE_SIZES = [
  { size: 104, lines: 2 },
  { size: 92, lines: 3 },
  { size: 80, lines: 3 },
  { size: 70, lines: 4 },
  { size: 60, lines: 4 },
] as const;
export const LAST_SIZE = { size: 60, lines: 4 } as const;
export const LINE_HEIGHT = 1.14;
export const TITLE_WIDTH = CARD.width - 2 * MARGIN;
/** Of the bold face, in parts of the type size, averaged over the words of many languages and rounded up. */
export const LETTER_WIDTH = 0.6;
/** Identifies the title among the laid-out elements. */
export const TITLE_KEY = 'title';

/**
 * The edition's name as a masthead, the title below it, and a ring in the edition's colour, so that a card without any
 * drawable letter is still a picture.
 *
 * @param editionName decides the colour, drawable or not
 * @param fontFamily names of the loaded fonts, first choice first
 * @param size of the title, in pixels
 * @param rightToLeft whether the script is read from the right: then the layout is mirrored
 * @param clamp lines after which the title is cut with an ellipsis; null: never
 */
export function drawCard(
  text: CardText,
  editionName: string,
  fontFamily: string,
  size: number,
  clamp: number | null,
  rightToLeft = false,
): CardNode {
  const { ink, soft, accent, tint, paper } = chooseColours(editionName);
  const page = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    position: 'relative',
    boxSizing: 'border-box',
    ...CARD,
    padding: MARGIN,
    // The descenders of the last line hang into the margin, as the eye expects.
    paddingBottom: MARGIN - Math.round(size * 0.16),
    overflow: 'hidden',
    backgroundColor: paper,
    color: ink,
    fontFamily,
  };
  const ring = {
    position: 'absolute',
    boxSizing: 'border-box',
    top: RING.offset,
    ...(rightToLeft ? { left: RING.offset } : { right: RING.offset }),
    width: RING.size,
    height: RING.size,
    borderRadius: RING.size / 2,
    border: `${RING.width}px solid ${tint}`,
  };
  const bar = {
    width: 56,
    height: 8,
    borderRadius: 4,
    ...(rightToLeft ? { marginLeft: 24 } : { marginRight: 24 }),
    flexShrink: 0,
    backgroundColor: accent,
  };
  const masthead = {
    display: 'block',
    maxWidth: TITLE_WIDTH - RING.size + 90,
    fontSize: 32,
    fontWeight: 500,
    lineHeight: 1.25,
    color: soft,
    lineClamp: 1,
  };
  const heading = {
    ...IN_FRONT,
    display: 'block',
    width: TITLE_WIDTH,
    fontSize: size,
    fontWeight: 700,
    lineHeight: LINE_HEIGHT,
    letterSpacing: '-0.025em',
    // Korean separates its words by spaces, and breaks lines there.
    wordBreak: /\p{Script=Hangul}/u.test(text.title) ? 'keep-all' : 'break-word',
    // Balanced lines, but only where nothing is cut: balancing would cut more.
    ...(clamp === null ? { textWrap: 'balance' } : { lineClamp: clamp }),
  };
  return box(page, [
    box(ring),
    box(
      {
        ...IN_FRONT,
        display: 'flex',
        flexDirection: rightToLeft ? 'row-reverse' : 'row',
        alignItems: 'center',
        height: 40,
      },
      [box(bar), ...(text.title || text.isSetElsewhere ? [box(masthead, text.editionName)] : [])],
    ),
    box(heading, text.isSetElsewhere ? '' : text.title || text.editionName, TITLE_KEY),
  ]);
}

function box(
  style: CardNode['props']['style'],
  children?: CardNode['props']['children'],
  key: string | null = null,
): CardNode {
  return { type: 'div', key, props: children === undefined ? { style } : { style, children } };
}

/** Each edition has a hue of its own, by which its cards are recognised. Lightness is fixed, so any hue is readable. */
export function chooseColours(editionName: string) {
  const hue = createHash('sha256').update(editionName).digest().readUInt16BE(0) % 360;
  const colour = (saturation: number, lightness: number) => `hsl(${hue}, ${saturation}%, ${lightness}%)`;
  return {
    ink: colour(28, 11),
    soft: colour(12, 34),
    accent: colour(60, 42),
    tint: colour(44, 90),
    paper: colour(36, 97),
  };
}
