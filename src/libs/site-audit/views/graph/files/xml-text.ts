const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Written plainly, a parser would make spaces of them in an attribute.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** What no XML 1.0 document may hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- to find them is its purpose
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** @returns a text as it may stand in an element or in an attribute; what XML can't hold is gone */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"'\t\n\r]/g, (letter) => ESCAPES[letter] ?? '');
}
