/** Converts positions of a page to lines, from 1; positions must be given in ascending order. */
export class LineCounter {
  private line = 1;
  private nextNewline: number;

  constructor(private readonly source: string) {
    this.nextNewline = source.indexOf('\n');
  }

  at(place: number): number {
    while (this.nextNewline >= 0 && this.nextNewline < place) {
      this.line += 1;
      this.nextNewline = this.source.indexOf('\n', this.nextNewline + 1);
    }
    return this.line;
  }
}
