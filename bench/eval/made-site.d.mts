export interface MadePage {
  readonly file: string;
  readonly title: string;
  readonly sections: readonly {
    readonly heading: string | null;
    readonly subject: string | null;
    readonly paragraphs: readonly string[];
  }[];
}
export function parseSite(text: string): MadePage[];
