/** What the beginning of a line says of it. */
export type LineKind =
  | 'blank'
  | 'text'
  | 'heading'
  | 'underline'
  | 'rule'
  | 'bullet'
  | 'numbered'
  | 'quoted'
  | 'fence'
  | 'row';

/** A line of a pasted text. */
export interface Line {
  readonly kind: LineKind;
  /** Spaces before it. */
  readonly indent: number;
  /** Without white space around it, and without the mark of its kind, but for numbered ones. */
  readonly text: string;
  /** Without white space around it. */
  readonly raw: string;
  /** Of a heading, its level; of a quoted line, how many marks it has; of an underline, the level that it gives. */
  readonly level: number;
  /** As it stands, for code. */
  readonly whole: string;
}

const HEADING = /^(#{1,6})[ \t]+(?=\S)/;
const UNDERLINE = /^(?:={3,}|-{3,})$/;
const RULE = /^(?:(?:- ?){3,}|(?:\* ?){3,}|(?:_ ?){3,}|[=~–—·•+]{3,})$/;
/** Those of word processors need no space; a dash or a star does. */
const BULLET = /^(?:[•●▪■◦‣⁃∙○□◆◇►▶➢✓✔]\s*|[·・]\s*|[-*+–—]\s+(?=\S)|o\t+)(?=\S)/u;
const NUMBERED =
  /^(?:\(?\d{1,3}[.)]\s|\(?[a-z]\)\s|\([ivx]{1,4}\)\s|\d{1,3}、|[一二三四五六七八九十]{1,3}、|[（(][\d一二三四五六七八九十]{1,3}[）)]|[①-⑳]|(?:step|schritt|étape|paso|passo|stap|шаг)\s\d{1,2}\s?[:.)–-]\s|(?:ステップ|手順|步骤|步驟|단계)\s?\d{1,2}\s?[:：.、)])/iu;
const QUOTED = /^(?:>[ \t]?)+/;
const FENCE = /^(?:`{3,}|~{3,})/;

/** Spaces of all kinds are one; line ends of all systems too. A tab inside of a line may part columns, and stays. */
export function linesOf(text: string): Line[] {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .split('\n')
    .map(lineOf);
}

function lineOf(whole: string): Line {
  const raw = whole.trim();
  const indent = whole.replaceAll('\t', '    ').search(/\S/);
  const line = (kind: LineKind, text: string, level = 0): Line => ({
    ...{ kind, text, raw, level, whole },
    indent: Math.max(indent, 0),
  });
  if (raw === '') return line('blank', '');
  const heading = HEADING.exec(raw);
  // `# # #` ends a press release.
  if (heading && /[^#\s]/.test(raw)) return line('heading', raw.slice(heading[0].length), heading[1]?.length);
  if (UNDERLINE.test(raw)) return line('underline', raw, raw.startsWith('=') ? 1 : 2);
  if (RULE.test(raw)) return line('rule', raw);
  if (FENCE.test(raw)) return line('fence', raw);
  const quoted = QUOTED.exec(raw)?.[0];
  if (quoted !== undefined) return line('quoted', raw.slice(quoted.length), quoted.replace(/\s/g, '').length);
  const bullet = BULLET.exec(raw)?.[0];
  if (bullet !== undefined) return line('bullet', raw.slice(bullet.length));
  if (NUMBERED.test(raw)) return line('numbered', raw);
  if (/^\|.*\|$/.test(raw) || /\S\t+\S/.test(raw)) return line('row', raw);
  return line('text', raw);
}
