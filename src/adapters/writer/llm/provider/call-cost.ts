import { estimateTokens } from './tokens.js';

/** Chosen: no model accepts so many at once, so a server that reports more counts wrongly. */
const MOST_TOKENS = 10_000_000;

/** The cost of one call, known at any moment of it: a call that fails on the way has been paid up to there. */
export class CallCost {
  /** Tokens of the prompt, by estimate. */
  readonly sent: number;
  private received = 0;
  private counted: number | undefined;
  private isFree = false;

  constructor(texts: readonly string[]) {
    this.sent = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
  }

  /** A piece of the answer, or of the thoughts before it. */
  addReceived(text: string): void {
    this.received += estimateTokens(text);
  }

  /** The provider's own count; some servers send none, or nonsense. */
  setCounted(tokens: number | undefined): void {
    if (tokens !== undefined && tokens > 0 && tokens <= MOST_TOKENS) this.counted = tokens;
  }

  /** A call that was refused with a status costs nothing. */
  refused(): void {
    this.isFree = true;
  }

  get tokens(): number {
    return this.isFree ? 0 : (this.counted ?? this.sent + this.received);
  }
}
