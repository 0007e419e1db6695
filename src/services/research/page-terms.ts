import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TermCounts } from '../../libs/text/index.js';
import type { NewSource } from '../../domain/research/source.js';
import type { Topic } from './topic.js';

/** What a page is about, by its parts. */
interface Terms {
  readonly title: TermCounts;
  readonly headings: TermCounts;
  readonly text: TermCounts;
}

/** The terms of pages, each page looked at once and in a turn of the event loop of its own. */
export class PageTerms {
  private readonly known = new WeakMap<NewSource, Terms>();

  constructor(private readonly topic: Topic) {}

  async of(pages: readonly NewSource[]): Promise<Terms[]> {
    const all: Terms[] = [];
    for (const page of pages) {
      const terms = this.known.get(page) ?? (await this.look(page));
      this.known.set(page, terms);
      all.push(terms);
    }
    return all;
  }

  private async look(page: NewSource): Promise<Terms> {
    await yieldToEventLoop();
    const { topic } = this;
    const headings = page.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    return {
      title: topic.termsOf(page.title),
      headings: topic.termsOf(headings.join(' ')),
      text: topic.termsOf(page.text),
    };
  }
}
