import { NameTable } from './name-table.js';

/** Elements that a rule refers to by name. Others get numbers too: see `tagTable`. */
export const TAG = {
  html: 1,
  head: 2,
  body: 3,
  title: 4,
  meta: 5,
  link: 6,
  base: 7,
  script: 8,
  style: 9,
  noscript: 10,
  template: 11,
  a: 12,
  area: 13,
  img: 14,
  image: 15,
  p: 16,
  br: 17,
  h1: 18,
  h2: 19,
  h3: 20,
  h4: 21,
  h5: 22,
  h6: 23,
  ul: 24,
  ol: 25,
  li: 26,
  dt: 27,
  dd: 28,
  table: 29,
  caption: 30,
  colgroup: 31,
  thead: 32,
  tbody: 33,
  tfoot: 34,
  tr: 35,
  td: 36,
  th: 37,
  form: 38,
  input: 39,
  button: 40,
  select: 41,
  option: 42,
  optgroup: 43,
  iframe: 44,
  frame: 45,
  object: 46,
  embed: 47,
  video: 48,
  audio: 49,
  source: 50,
  track: 51,
  svg: 52,
  math: 53,
  nav: 54,
  header: 55,
  footer: 56,
  aside: 57,
  address: 58,
  div: 59,
  pre: 60,
  ruby: 61,
  rt: 62,
  rp: 63,
  foreignobject: 64,
  desc: 65,
  frameset: 66,
  use: 67,
  plaintext: 68,
  annotation: 69,
  'annotation-xml': 70,
  'app-root': 71,
} as const;

/** The properties of an element on which the rules depend, as a set of bits. */
export const VOID = 1;
/** Separates the text before it from the text after it. */
export const BLOCK = 2;
/** Its start ends a paragraph. */
export const ENDS_P = 4;
/** "Special" in the HTML standard: an end tag of an unknown or formatting element does not reach across it. */
export const SPECIAL = 8;
/** Only end tags of tables reach across it. */
export const SCOPE = 16;
/** Its end tag removes it from among others, and does not close those. */
export const FORMATTING = 32;
/** May be in `head`. */
export const OF_HEAD = 64;
/** Its text is not part of the page: settings, fallbacks, drawings. */
export const MUTE = 128;
/** Its end tag closes all elements that were opened in it. */
export const CLOSES = 256;
/** Its start ends the drawing or formula that contains it. */
export const ENDS_FOREIGN = 512;
export const HEADING = 1024;
/** Separates words without being a block. */
export const SPACED = 2048;
/** In formulas: its content is HTML again. */
export const MATH_TEXT = 4096;
/** Its start tag has no effect outside a table. */
export const OF_TABLE = 8192;

const BITS: readonly (readonly [number, string])[] = [
  [
    VOID,
    'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr',
  ],
  [
    BLOCK,
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
      'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option ' +
      'p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp',
  ],
  [
    ENDS_P,
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header ' +
      'hgroup main menu nav ol p search section summary ul h1 h2 h3 h4 h5 h6 pre listing form li dd dt plaintext hr ' +
      'table xmp',
  ],
  [
    SPECIAL,
    'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd ' +
      'details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header ' +
      'hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript ' +
      'object ol p param plaintext pre script search section select source style summary table tbody td template ' +
      'textarea tfoot th thead title tr track ul wbr xmp',
  ],
  [SCOPE, 'applet caption html marquee object table td template th'],
  [FORMATTING, 'a b big code em font i nobr s small strike strong tt u'],
  [OF_HEAD, 'base basefont bgsound link meta noframes noscript script style template title'],
  [
    MUTE,
    'annotation annotation-xml audio canvas datalist iframe noembed noframes rp rt script select style svg textarea title video',
  ],
  [
    CLOSES,
    'address applet article aside blockquote button caption center dd details dialog dir div dl dt fieldset ' +
      'figcaption figure footer header hgroup listing main marquee menu nav object ol pre search section select ' +
      'summary ul',
  ],
  [
    ENDS_FOREIGN,
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
      'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
  ],
  [HEADING, 'h1 h2 h3 h4 h5 h6'],
  [SPACED, 'audio br button canvas embed iframe img input object select svg textarea video'],
  [MATH_TEXT, 'mi mn mo ms mtext'],
  [OF_TABLE, 'caption col colgroup tbody td tfoot th thead tr'],
];

/** Numbers of all names above; a page's unknown elements get the next ones, page by page. */
export const tagTable = new NameTable(
  TAG,
  BITS.map(([, names]) => names)
    .join(' ')
    .split(' '),
);

const flags = new Uint16Array(tagTable.size);
for (const [bit, names] of BITS) {
  for (const name of names.split(' ')) {
    const number = tagTable.numberOf(name);
    flags[number] = (flags[number] ?? 0) | bit;
  }
}

/** @returns the bits of an element's number; none for an unknown one */
export function flagsOf(tag: number): number {
  return flags[tag] ?? 0;
}
