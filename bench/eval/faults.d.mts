export interface WrittenText {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly written: readonly {
    readonly kind: string;
    readonly text: string;
    readonly other: boolean;
    readonly near: string;
  }[];
}
export function parseFaults(file: string): WrittenText[];
export function isStopped(sentence: string, result: object): boolean;
