import { Command } from 'commander';
import { canonicalLanguage } from '../../libs/text/index.js';
import { refuse } from '../../domain/errors.js';
import type { Terminal } from './command.js';
import { clip } from './layout.js';

export interface DemoOptions {
  /** The web site to write from; null for Galley's own docs. */
  readonly site: string | null;
  /** BCP 47 tag of the article; null for the language of the site. */
  readonly language: string | null;
  readonly brief: string | null;
  /** Leave when the article is done. */
  readonly once: boolean;
  readonly json: boolean;
}

/** `galley demo`. @param demo runs it; resolves when it is over */
export function demoCommand(demo: (given: DemoOptions) => Promise<void>): Command {
  return new Command('demo')
    .summary('start everything, write an article while you watch, and keep running')
    .description(
      'Starts everything on the embedded database, makes a demo tenant, serves Galley’s own docs as its web site, ' +
        'posts a brief, shows the article being written, prints it, and keeps running.',
    )
    .option('--site <url>', 'write from this web site instead')
    .option('--language <tag>', 'write in this language, such as de; else in that of the site; needs --site')
    .option('--brief <text>', 'what to write about')
    .option('--once', 'exit when the article is done')
    .option('--json', 'print the finished article as JSON; needs --once')
    .action((options: { site?: string; language?: string; brief?: string; once?: true; json?: true }) =>
      demo({
        site: options.site ?? null,
        language: options.language === undefined ? null : languageOption(options.language),
        brief: options.brief ?? null,
        once: options.once ?? false,
        json: options.json ?? false,
      }),
    );
}

function languageOption(tag: string): string {
  const canonical = canonicalLanguage(tag);
  if (canonical !== null) return canonical;
  throw refuse(
    'invalid_params',
    `--language must be a BCP 47 language tag, such as "en" or "pt-BR", not "${tag}".`,
  );
}

const BAR = 30;

/** Draws the progress of a job: one line that grows on a terminal, a line a step elsewhere. */
export class ProgressLine {
  private last = '';
  private open = false;

  constructor(private readonly terminal: Pick<Terminal, 'err' | 'interactive' | 'width'>) {}

  show(stage: string, percent: number): void {
    if (!this.terminal.interactive) {
      if (stage !== this.last) this.terminal.err(`${String(percent).padStart(3)} %  ${stage}\n`);
      this.last = stage;
      return;
    }
    const full = Math.round((percent / 100) * BAR);
    const line = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${String(percent).padStart(3)} %  ${stage}`;
    this.terminal.err(`\r\x1b[2K${clip(line, this.terminal.width - 1)}`);
    this.open = true;
  }

  /** A sentence between the steps. */
  note(text: string): void {
    this.end();
    this.terminal.err(`${text}\n`);
  }

  end(): void {
    if (this.open) this.terminal.err('\n');
    this.open = false;
  }
}
