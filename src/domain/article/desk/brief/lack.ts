/** What a brief asks for and an article has not. */
export interface Lack {
  readonly message: string;
  /** Whether the brief is plainly not answered for it; else an editor may see it otherwise. */
  readonly fails?: boolean;
}
