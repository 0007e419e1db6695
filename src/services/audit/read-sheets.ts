/** Chosen: of one crawl, style sheets and manifests, and as many scripts that import others; few sites have more. */
const MOST_SHEETS = 2000;
/** Chosen: a sheet that another imports, and so on; a server could make up such a chain without an end. */
const DEEPEST_IMPORT = 8;

/** Which files of one kind a crawl has read for what they load: so many, and style sheets so deep, in each process. */
export class ReadSheets {
  private readonly read = new Set<string>();
  /** How many sheets import one another down to this one; those that pages name are at 0 and not in it. */
  private readonly levels = new Map<string, number>();

  /** Whether one more may be read; counts it. */
  mayRead(url: string): boolean {
    if (this.read.has(url)) return true;
    if (this.read.size >= MOST_SHEETS || (this.levels.get(url) ?? 0) > DEEPEST_IMPORT) return false;
    this.read.add(url);
    return true;
  }

  /** Notes that one sheet imports another. */
  noteImport(url: string, from: string): void {
    if (!this.levels.has(url) && !this.read.has(url)) this.levels.set(url, (this.levels.get(from) ?? 0) + 1);
  }
}
