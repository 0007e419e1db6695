/** Takes no column: marks on the letter before, and what only steers the writing. */
const WITHOUT_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
/** Takes two columns: letters of Chinese, Japanese and Korean, wide forms, and emoji. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u;
const ASCII = /^[ -~]*$/;

function letterWidth(letter: string): number {
  if (WITHOUT_WIDTH.test(letter)) return 0;
  return WIDE.test(letter) ? 2 : 1;
}

/** How many columns of a terminal a text takes; it is on one line and steers nothing. */
export function textWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

/** As much of the text as these columns hold. */
function fitting(text: string, columns: number): string {
  let [width, end] = [0, 0];
  for (const letter of text) {
    width += letterWidth(letter);
    if (width > columns) break;
    end += letter.length;
  }
  return text.slice(0, end);
}

/** A text on one line, cut where it is too long; then it ends with `…`. @param columns null for any length */
export function clip(text: string, columns: number | null): string {
  if (columns === null || textWidth(text) <= columns) return text;
  return `${fitting(text, columns - 1)}…`;
}

/** A text as lines, broken between words; within a word only where it is longer than a line. @param columns null for one line */
export function wrap(text: string, columns: number | null): string[] {
  if (columns === null || textWidth(text) <= columns) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= columns) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (textWidth(line) > columns) {
      // A line narrower than a letter still gets one: there must be an end.
      const start = fitting(line, columns) || (Array.from(line)[0] ?? '');
      lines.push(start);
      line = line.slice(start.length);
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/**
 * Columns of a table, each as wide as its widest cell.
 * @param columns that a line may take; a longer one is cut. null for any length
 */
export function formatTable(rows: readonly (readonly string[])[], columns: number | null = null): string {
  const widths = widthsOf(rows);
  return rows
    .map((row) =>
      clip(
        row
          .map((cell, place) => pad(cell, widths[place] ?? 0))
          .join('  ')
          .trimEnd(),
        columns,
      ),
    )
    .join('\n');
}

/** A table of names and what is to be said of each, which goes on below itself where a line is too short for it. */
export function formatFacts(
  facts: readonly (readonly [name: string, text: string])[],
  columns: number | null = null,
): string {
  const [width = 0] = widthsOf(facts);
  // On a very narrow terminal the names alone would fill the lines.
  const left = columns === null ? null : Math.max(columns - width - 2, Math.min(columns, 20));
  return facts
    .flatMap(([name, text]) =>
      wrap(text, left).map((line, place) => clip(`${pad(place === 0 ? name : '', width)}  ${line}`, columns)),
    )
    .join('\n');
}

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, place) => (widths[place] = Math.max(widths[place] ?? 0, textWidth(cell))));
  return widths;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}
