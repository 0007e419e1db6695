interface Paragraph {
  readonly heading: string | null;
  readonly paragraph: string;
}
type Kind = 'whole' | 'half' | 'off';
export function kindsOf(
  own: readonly Paragraph[],
  other: readonly Paragraph[],
): Readonly<Record<Kind, readonly Paragraph[]>>;
export function rowsOf(
  set: string,
  judged: readonly { readonly id: string; readonly kind: Kind; readonly verdict: string }[],
): readonly {
  readonly set: string;
  readonly measure: string;
  readonly items: readonly { readonly id: string; readonly hits: number; readonly of: number }[];
}[];
