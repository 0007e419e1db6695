import type { ReportWord } from '../report-words.js';

/** Names that any site may mention without having a page on them. Folded. */
const COMMON = new Set(
  (
    'internet|web|world wide web|english|french|german|spanish|italian|japanese|chinese|russian|latin|greek|arabic|american|' +
    'british|european|europe|america|united states|usa|us|eu|uk|united kingdom|germany|france|god|christmas|monday|tuesday|' +
    'wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|' +
    'november|december|mr|mrs|ms|dr|ok|faq|pdf|html|http|https|url|uri|www|css|xml|json|ascii|utf|id|ip|tcp|udp|cd|dvd|usb|' +
    'ram|cpu|pc|gb|mb|kb|api|os|am|pm|utc|gmt|iso|copyright|license|north|south|east|west|google|facebook|twitter|youtube|' +
    // Keys of a keyboard.
    'alt|backspace|ctrl|control|delete|end|enter|esc|escape|home|insert|page down|page up|return|shift|space|super|tab'
  ).split('|'),
);

/** Whether readers would not miss a page on it. */
export function isCommon(form: string): boolean {
  const lower = form.toLowerCase();
  return COMMON.has(lower) || COMMON.has(lower.replace(/s$/u, ''));
}

/** "University of California": the part after the joint is no name of its own. */
export function continuesName(words: readonly ReportWord[], at: number): boolean {
  const [before, joint] = [words[at - 2], words[at - 1]];
  return joint !== undefined && before !== undefined && OF.test(joint.text) && isCapital(before.text);
}

const OF = /^(?:of|de|du|des|del|della|do|da|van|von|und|and|for|&)$/u;

export function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** Whether a name continues from one word to the next. */
export function nameGoesOn(word: ReportWord | undefined, next: ReportWord | undefined): boolean {
  return (
    word !== undefined &&
    next !== undefined &&
    next.joins &&
    !next.isLight &&
    !next.isStop &&
    isCapital(next.text)
  );
}

/** Identifiers of programs: `PGDATA`, `MAX_SIZE`, `getName`, `foo.bar`, `README`. */
export function isCode(form: string): boolean {
  return (
    hasHumps(form) ||
    /^[^\p{Ll}][^\p{Ll} ]* [^\p{Ll}]+$|[_/\\$@<>{}=|`]|\(\)|\.\p{L}|^\p{Lu}{6,}$|^(?=\p{Lu}{5}$).*[AEIOU].*[AEIOU]|^\p{L}$|^SIG\p{Lu}+$|\p{Lu}-\p{Ll}|\p{Ll}-\p{Ll}|^\p{Lu}[\p{Lu}\p{N}]*\p{N}$/u.test(
      form,
    )
  );
}

/** `getNameOf`. One expression for all three would search for the second from each place of the first. */
function hasHumps(form: string): boolean {
  let from = 0;
  for (const part of [/\p{Ll}\p{Lu}/gu, /\p{Lu}\p{Ll}/gu, /\p{Lu}/gu]) {
    part.lastIndex = from;
    if (!part.test(form)) return false;
    from = part.lastIndex;
  }
  return true;
}
