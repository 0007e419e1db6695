/** A crawler that feeds answers of language models, by the name that robots.txt calls it. */
export interface AiCrawler {
  readonly agent: string;
  readonly owner: string;
  /** Answers with links to their sources, a page that a reader asked about, or text to learn from. */
  readonly purpose: 'search' | 'reader' | 'training';
}

/** Names that their owners give in their own documentation. */
export const AI_CRAWLERS: readonly AiCrawler[] = [
  { agent: 'OAI-SearchBot', owner: 'OpenAI', purpose: 'search' },
  { agent: 'ChatGPT-User', owner: 'OpenAI', purpose: 'reader' },
  { agent: 'GPTBot', owner: 'OpenAI', purpose: 'training' },
  { agent: 'Claude-SearchBot', owner: 'Anthropic', purpose: 'search' },
  { agent: 'Claude-User', owner: 'Anthropic', purpose: 'reader' },
  { agent: 'ClaudeBot', owner: 'Anthropic', purpose: 'training' },
  { agent: 'anthropic-ai', owner: 'Anthropic', purpose: 'training' },
  { agent: 'PerplexityBot', owner: 'Perplexity', purpose: 'search' },
  { agent: 'Perplexity-User', owner: 'Perplexity', purpose: 'reader' },
  { agent: 'Google-Extended', owner: 'Google', purpose: 'training' },
  { agent: 'Applebot-Extended', owner: 'Apple', purpose: 'training' },
  { agent: 'Amazonbot', owner: 'Amazon', purpose: 'search' },
  { agent: 'DuckAssistBot', owner: 'DuckDuckGo', purpose: 'search' },
  { agent: 'YouBot', owner: 'You.com', purpose: 'search' },
  { agent: 'MistralAI-User', owner: 'Mistral AI', purpose: 'reader' },
  { agent: 'Meta-ExternalFetcher', owner: 'Meta', purpose: 'reader' },
  { agent: 'Meta-ExternalAgent', owner: 'Meta', purpose: 'training' },
  { agent: 'cohere-ai', owner: 'Cohere', purpose: 'reader' },
  { agent: 'CCBot', owner: 'Common Crawl', purpose: 'training' },
  { agent: 'Bytespider', owner: 'ByteDance', purpose: 'training' },
];
