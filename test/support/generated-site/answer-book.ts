import type { GeneratedSite, Served } from './generated-site.js';

const NOT_ALLOWED: Served = { status: 405, headers: { allow: 'GET' }, body: new Uint8Array() };

/** Knows what comes next for each URL of a generated site. */
export class AnswerBook {
  private readonly gets = new Map<string, number>();

  constructor(private readonly site: GeneratedSite) {}

  /** A GET moves on to the next of a URL's answers; HEAD looks at it only. */
  next(url: string, method: string): Served {
    const count = (this.gets.get(url) ?? 0) + 1;
    if (method === 'HEAD')
      return this.site.urls.get(url)?.head === 'refused' ? NOT_ALLOWED : this.at(url, count);
    this.gets.set(url, count);
    return this.at(url, count);
  }

  private at(url: string, count: number): Served {
    const other = this.site.others.get(new URL(url).origin);
    const known = this.site.urls.get(url) ?? (other === 'to_https' ? undefined : other);
    if (known) return known.answers[Math.min(count, known.answers.length) - 1] ?? known.answers[0];
    if (other === undefined) return { failure: 'dns' };
    const location = url.replace(/^http:/, 'https:');
    return { status: 301, headers: { location }, body: new Uint8Array() };
  }
}
