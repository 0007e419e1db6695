/** A picture ready to be stored and served. */
export interface MadeImage {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A category of contract §2.1, `ai:generated` or `manual:` among them. */
  readonly source: string;
  /** For the caller: missing letters of the typefaces, for example. */
  readonly warnings?: readonly { readonly code: string; readonly message: string }[];
}

export interface ImageTask {
  readonly title: string;
  readonly editionName: string;
  readonly language: string;
  /** The caller's own alt text, if any. */
  readonly alt: string | null;
}

export interface ImageMaker {
  /** @returns null when this maker has no picture for the task (images are off). */
  make(task: ImageTask, signal: AbortSignal): Promise<MadeImage | null>;
}
