/** Scripts whose full stop includes its space. */
const ENDS_WITHOUT_SPACE = /[。！？｡、」』）]$/u;

/** @returns sentences as one paragraph, separated by spaces, except where the script writes none. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (text, sentence) =>
      text === '' ? sentence : `${text}${ENDS_WITHOUT_SPACE.test(text) ? '' : ' '}${sentence}`,
    '',
  );
}
