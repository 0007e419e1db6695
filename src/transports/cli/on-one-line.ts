/** Control characters, line and paragraph separators, and marks that turn the direction of writing. */
const STEERING = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text from the web as a terminal may show it: left as it is, it could clear the screen or write the user's answers. */
export function onOneLine(text: string): string {
  return text.replace(STEERING, ' ');
}
