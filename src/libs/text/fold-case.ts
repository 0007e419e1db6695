/**
 * Text for comparisons in which capitals, widths and composed letters make no difference: `STRASSE` and `Straße`, `Café` in
 * either spelling of its accent. JavaScript has no full case folding; upper case and then lower case has the same effect,
 * except for the dotless i, whose capital is that of the other.
 */
export function foldCase(text: string): string {
  return text
    .normalize('NFKC')
    .split('ı')
    .map((part) => part.toUpperCase().toLowerCase().replaceAll('ς', 'σ'))
    .join('ı')
    .normalize('NFKC');
}
