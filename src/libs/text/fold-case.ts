/**
 * Text as it is compared where capitals, widths and composed letters make no difference: `STRASSE` and `Straße`, `Café`
 * however its accent is written. JavaScript has no full case folding; upper case and then lower case comes to the same,
 * save for the dotless i, whose capital is that of the other.
 */
export function foldCase(text: string): string {
  return text
    .normalize('NFKC')
    .split('ı')
    .map((part) => part.toUpperCase().toLowerCase().replaceAll('ς', 'σ'))
    .join('ı')
    .normalize('NFKC');
}
