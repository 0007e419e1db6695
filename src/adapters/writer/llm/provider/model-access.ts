/** The model that writes, and how to reach it. */
export interface ModelAccess {
  readonly kind: 'openai' | 'anthropic';
  /** Up to and with the version: `https://api.example/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
}
