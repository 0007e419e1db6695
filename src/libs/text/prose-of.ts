/**
 * The blocks of a text that end like sentences: headings, menus and code are no prose.
 * @param text blocks separated by newlines
 * @param most requested letters; the result may have a few more
 * @returns the first of those blocks, separated by newlines
 */
export function proseOf(text: string, most: number): string {
  const blocks: string[] = [];
  let letters = 0;
  for (let from = 0; from < text.length && letters < most;) {
    const newline = text.indexOf('\n', from);
    const until = newline < 0 ? text.length : newline;
    if (endsSentence(text, from, until)) {
      blocks.push(text.slice(from, Math.min(until, from + most)));
      letters += until - from;
    }
    from = until + 1;
  }
  return blocks.join('\n');
}

function endsSentence(text: string, from: number, until: number): boolean {
  let at = until - 1;
  while (at > from && (isCloser(text.charCodeAt(at)) || text.charCodeAt(at) === SPACE)) at -= 1;
  return at > from && isTerminator(text.charCodeAt(at));
}

const SPACE = 0x20;
const TERMINATOR = 1;
const CLOSER = 2;
const MARKS = new Uint8Array(0x10000);
for (const mark of '.!?…。！？｡؟۔।॥።។။') MARKS[mark.charCodeAt(0)] = TERMINATOR;
for (const mark of ')]"\'«»‘’‚‛“”„‟」』）】') MARKS[mark.charCodeAt(0)] = CLOSER;

/** Full stops, question and exclamation marks of all scripts that have them. */
export function isTerminator(code: number): boolean {
  return MARKS[code] === TERMINATOR;
}

/** What may come between a full stop and the space after it. */
export function isCloser(code: number): boolean {
  return MARKS[code] === CLOSER;
}
