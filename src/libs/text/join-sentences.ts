/** Scripts whose full stop brings its own space with it. */
const ENDS_WITHOUT_SPACE = /[。！？｡、」』）]$/u;

/** @returns sentences as one paragraph: with a space between them, save where the script writes none. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (text, sentence) =>
      text === '' ? sentence : `${text}${ENDS_WITHOUT_SPACE.test(text) ? '' : ' '}${sentence}`,
    '',
  );
}
