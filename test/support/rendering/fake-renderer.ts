import type { PageRenderer, RenderOptions, Rendering } from '../../../src/ports/audit/page-renderer.js';

const MOST_BYTES = 5 * 1024 * 1024;

/** A script that changes texts of the page's own HTML: `FakeRenderer` knows this one, and browsers run it. */
export function changedByScript(...changes: readonly (readonly [from: string, to: string])[]): string {
  const data = JSON.stringify(changes).replaceAll('<', '\\u003c');
  return `<script id="changes" type="application/json">${data}</script>
<script>addEventListener('DOMContentLoaded', () => {
  const root = document.documentElement;
  const changes = JSON.parse(document.getElementById('changes').textContent);
  root.innerHTML = changes.reduce((html, [from, to]) => html.replace(from, () => to), root.innerHTML);
});</script>`;
}

/** Runs the script of `changedByScript`, and no other. */
export class FakeRenderer implements PageRenderer {
  readonly atOnce = 2;
  /** Addresses, in order. */
  readonly rendered: string[] = [];

  /** @param isForChangedOnly whether pages without that script fail, which saves their reading */
  constructor(private readonly isForChangedOnly = false) {}

  async render(url: string, { fetch, signal }: RenderOptions): Promise<Rendering> {
    signal.throwIfAborted();
    this.rendered.push(url);
    const file = await fetch(url, 'document', MOST_BYTES, signal);
    signal.throwIfAborted();
    if (file === null) return { failure: 'not_answered', detail: 'it was not answered when it was rendered' };
    if (file.status !== 200)
      return { failure: 'not_answered', detail: `it answered ${file.status} when it was rendered` };
    const html = Buffer.from(file.body).toString('utf8');
    const [, data] = /<script id="changes" type="application\/json">(.*)<\/script>/.exec(html) ?? [];
    if (data === undefined && this.isForChangedOnly)
      return { failure: 'timeout', detail: 'tests leave it out' };
    const changes = JSON.parse(data ?? '[]') as readonly (readonly [string, string])[];
    const changed = changes.reduce((text, [from, to]) => text.replace(from, () => to), html);
    return { html: changed, leadsTo: null, requests: 1, refused: 0 };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
