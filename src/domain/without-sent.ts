/** Characters of a foreign sentence that are read, and that are output at most. */
const [MOST_READ, MOST_OUTPUT] = [4000, 200];

/** A word, or one letter of a script other than Latin. */
const WORD = /[\p{Script=Latin}\p{N}_]+|\p{L}\p{M}*/gu;

/** What providers say about requests in general; these words disclose nothing. */
const PLAIN = new Set(
  (
    'a access account allowed an and api are authentication bad be been billing by can cannot capacity check code ' +
    'complete completion connection content context could current currently deadline denied details does down ' +
    'error exceed exceeded exceeds exist expired failed filter filtered for found found from gateway has have in ' +
    'incorrect input insufficient internal invalid is it json key later length limit limited limits long maximum ' +
    'message messages method missing model must no not of on or organization output overloaded parameter per ' +
    'permission plan please policy prompt provided provider quota rate reached reason refused rejected request ' +
    'requested requests required resource response retry safety schema server service status support supported ' +
    'than that the this timed timeout to token tokens too try type unauthorized unavailable unexpected unknown ' +
    'unprocessable unsupported usage value was wait were with would you your'
  ).split(' '),
);

/**
 * A service's message about a request, fit for a log: without any word of the request, and cut. Services quote what they
 * refuse, and the request to a language model holds the brief and the texts of its sources.
 *
 * @param said by the service; JSON escapes in it are decoded
 * @param sent every text of the request
 * @returns at most 200 characters, with "…" for what was left out
 */
export function withoutSent(said: string, sent: readonly string[]): string {
  const haystack = sent.join('\n').toLowerCase();
  const wasSent = (word: string) => {
    const lower = word.toLowerCase();
    return !PLAIN.has(lower) && haystack.includes(lower);
  };
  const read = cut(said, MOST_READ)
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\[nrtbf"/\\]/g, ' ');
  const kept = read
    .replace(WORD, (word) => (wasSent(word) ? '…' : word))
    .replace(/…[^\p{L}\p{N}]*(?=…)/gu, '');
  return cut(kept, MOST_OUTPUT);
}

/** Without its last word: half a word could not be recognised as one of the request. */
function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/\S{0,200}$/, '')}…` : text;
}
