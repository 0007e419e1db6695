/** Never allowed in an article: a scheme, `www.`, and the end of a Markdown link. */
const WITH_SCHEME = /\b(?:https?|ftp|mailto|data|javascript):\S|\bwww\.\S|\]\(/iu;

/**
 * Domain suffixes that readers recognise as an address. Suffixes that are as often extensions of file names (`.md`, `.py`,
 * `.rs`, `.sh`, `.pl`) are left out.
 */
const TOP = [
  'com org net edu gov mil int info biz name pro app dev blog shop store online site website web cloud tech digital xyz',
  'top club live life news page link click space world today fun agency media email support wiki onion local example',
  'test invalid localhost eu uk de fr es it nl be at ch li lu ie dk se no fi is pt gr cz sk hu ro bg hr si ee lv lt ua',
  'by ru su tr il ae sa qa ir iq eg ma za ng ke in pk cn hk tw jp kr sg my th vn id ph au nz ca us mx br ar cl pe ve io',
  'ai co me tv to gg ly fm am im gl',
]
  .join(' ')
  .replaceAll(' ', '|');

/** Each is anchored at a character that every match must have, so that the time grows linearly with the text. */
const SIGNS: readonly RegExp[] = [
  // bob@evil.example
  /(?<=[\p{L}\p{N}])@[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}]/gu,
  // //evil.example/pay
  /(?<![:/\p{L}\p{N}])\/\/[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}]/gu,
  // evil.whatever/pay, evil.whatever:8080
  /(?<=[\p{L}\p{N}])\.\p{L}{2,24}(?::\d{1,5}\b|\/(?=[\p{L}\p{N}?#~]))/gu,
  // 192.0.2.1/pay
  /(?<=\d\.\d{1,3})\.\d{1,3}(?::\d{1,5}\b|\/(?=[\p{L}\p{N}?#~]))/gu,
  // evil.com, EVIL.COM; a word with one capital begins a sentence after a missing space
  new RegExp(`(?<=[\\p{L}\\p{N}])\\.(?:${TOP}|${TOP.toUpperCase()})(?![\\p{L}\\p{N}-])`, 'gu'),
  new RegExp(`(?<=[a-zA-Z\\d])\\.(?:${TOP})(?![a-zA-Z\\d-])`, 'gu'),
];

export function hasAddress(text: string): boolean {
  return WITH_SCHEME.test(text);
}

/** @returns texts that look like addresses without a scheme: hosts, with a path or without, and e-mail addresses. */
export function bareAddressesIn(text: string): string[] {
  const found = SIGNS.flatMap((sign) =>
    [...text.matchAll(sign)].map(({ index, 0: { length } }) => around(text, index, index + length)),
  );
  return [...new Set(found)];
}

function around(text: string, from: number, to: number): string {
  let start = from;
  // After Chinese or Japanese an address begins without a space.
  const isPart = /[a-z\d]/i.test(text.charAt(from - 1)) ? /[\w.%+@:/-]/ : /[\p{L}\p{N}\w.%+@:/-]/u;
  while (start > 0 && isPart.test(text.charAt(start - 1))) start -= 1;
  let end = to;
  while (end < text.length && /[\w.%+@:/?#&=~-]/.test(text.charAt(end))) end += 1;
  return text.slice(start, end).replace(/(?<![.:/?])[.:/?]+$/u, '');
}
