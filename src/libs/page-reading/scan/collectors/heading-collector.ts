import type { HeadingFacts } from '../../facts/page-facts.js';
import { foldLine } from '../fold-line.js';
import type { TextCollector } from './text-collector.js';

/** Letters of one heading, and headings of one page. */
const LONGEST = 500;
const MOST = 10_000;

/** What generators put behind each heading, as a link to it. */
const SIGNS = new Set(['¶', '#', '§', '🔗']);

interface OpenHeading {
  readonly facts: { level: number; text: string; line: number };
  readonly tag: number;
  readonly textAt: number;
  /** What the images in it are called. */
  alts: string;
}

/** The headings of a page, in the order of their start tags. */
export class HeadingCollector {
  readonly headings: HeadingFacts[] = [];
  private readonly open: OpenHeading[] = [];
  /** Where the text had got to when the last such sign was read. */
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

  /** A link has ended that says so much. */
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
