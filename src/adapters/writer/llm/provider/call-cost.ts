import { estimateTokens } from './tokens.js';

/** No model takes so many at once: whoever counts more counts wrongly. */
const MOST_TOKENS = 10_000_000;

/** What one call costs, known at any moment of it: a call that fails on the way has been paid up to there. */
export class CallCost {
  /** What the prompt is by estimate. */
  readonly sent: number;
  private heard = 0;
  private counted: number | undefined;
  private isFree = false;

  constructor(texts: readonly string[]) {
    this.sent = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
  }

  /** A piece of the answer, or of the thoughts before it. */
  hear(text: string): void {
    this.heard += estimateTokens(text);
  }

  /** As the provider counts; some servers count nothing, or nonsense. */
  told(tokens: number | undefined): void {
    if (tokens !== undefined && tokens > 0 && tokens <= MOST_TOKENS) this.counted = tokens;
  }

  /** An answer that refuses the call with a status costs nothing. */
  refused(): void {
    this.isFree = true;
  }

  get tokens(): number {
    return this.isFree ? 0 : (this.counted ?? this.sent + this.heard);
  }
}
