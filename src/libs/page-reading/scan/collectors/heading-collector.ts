import type { HeadingFacts } from '../../facts/page-facts.js';
import { foldLine } from '../fold-line.js';
import type { TextCollector } from './text-collector.js';

/** Chosen: characters of one heading, and headings of one page. */
const LONGEST = 500;
const MOST = 10_000;

/** The signs that generators add after each heading, as a link to it. */
const SIGNS = new Set(['¶', '#', '§', '🔗']);

interface OpenHeading {
  readonly facts: { level: number; text: string; line: number };
  readonly tag: number;
  readonly textAt: number;
  /** The alts of the images in it. */
  alts: string;
}

/** The headings of a page, in the order of their start tags. */
export class HeadingCollector {
  readonly headings: HeadingFacts[] = [];
  private readonly open: OpenHeading[] = [];
  /** Where in the text the last such sign ended. */
  private signAt = -1;

  constructor(private readonly text: TextCollector) {}

  start(tag: number, level: number, line: number): void {
    if (this.headings.length >= MOST) return;
    const facts = { level, text: '', line };
    this.headings.push(facts);
    this.open.push({ facts, tag, textAt: this.text.end, alts: '' });
  }

  addAlt(alt: string): void {
    const innermost = this.open.at(-1);
    if (innermost && alt !== '' && innermost.alts.length < LONGEST) innermost.alts += ` ${alt}`;
  }

  /** A link with this text has ended. */
  endOfLink(anchor: string): void {
    if (SIGNS.has(anchor)) this.signAt = this.text.end;
  }

  end(tag: number): void {
    const heading = this.open.at(-1);
    if (heading?.tag !== tag) return;
    this.open.pop();
    const whole = this.text.textFrom(heading.textAt, LONGEST);
    const text = this.signAt === this.text.end ? whole.replace(/.$/u, '').trimEnd() : whole;
    heading.facts.text = text === '' ? foldLine(heading.alts, LONGEST) : text;
  }
}
