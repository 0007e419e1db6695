export interface LabelledText {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly input: string;
  readonly headings: readonly string[];
  readonly paragraphs: readonly (readonly { readonly text: string; readonly heading: string | null }[])[];
}
export function parseTexts(file: string): LabelledText[];
export const LAYOUTS: Readonly<
  Record<'markdown' | 'wrapped' | 'lines' | 'one', (text: LabelledText) => string>
>;
export function place(
  text: Pick<LabelledText, 'paragraphs'>,
  printed: readonly { readonly text: string; readonly heading: string | null }[],
): { readonly labelled: number; readonly right: number; readonly wrong: number };
