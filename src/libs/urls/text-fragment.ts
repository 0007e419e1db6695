/** A longer quotation is found by its beginning and its end. */
const WHOLE_CHARACTERS = 80;
/** Words at each end: enough to stand on a page once. */
const WORDS = 6;
/** The same where words are not parted by spaces. */
const CHARACTERS = 16;

/**
 * The address of a passage on a page: browsers scroll to the text and mark it.
 *
 * @param url of the page; a fragment of its own is replaced
 * @param quote as the page has it, white space folded
 */
export function textFragment(url: string, quote: string): string {
  const text = quote.replace(/\s+/g, ' ').trim();
  const [page = url] = url.split('#', 1);
  if (text.length <= WHOLE_CHARACTERS) return `${page}#:~:text=${encoded(text)}`;
  const [start, end] = endsOf(text);
  return `${page}#:~:text=${encoded(start)},${encoded(end)}`;
}

function endsOf(text: string): readonly [string, string] {
  const words = text.split(' ');
  if (words.length > 2 * WORDS) return [words.slice(0, WORDS).join(' '), words.slice(-WORDS).join(' ')];
  const letters = Array.from(text);
  return [letters.slice(0, CHARACTERS).join(''), letters.slice(-CHARACTERS).join('')];
}

/** A hyphen and a comma part the terms of a fragment; half of a pair of surrogates can't be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(
    text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, ''),
  ).replaceAll('-', '%2D');
}
