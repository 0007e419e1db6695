import { ExtractiveWriter } from '../../../../src/adapters/writer/extractive/extractive-writer.js';
import type { Draft, DraftBlock } from '../../../../src/domain/article/draft.js';
import { sourceText, type Source } from '../../../../src/domain/research/source.js';
import type { TextBlock } from '../../../../src/libs/page-reading/index.js';
import { countTerms, subjectOf, TermStatistics, termsOf } from '../../../../src/libs/text/index.js';
import type { WritingTask } from '../../../../src/ports/article/writer.js';
import { listen } from '../../../contract/writer-suite.js';
import { blockOf, sourceOf } from '../writer-sources.js';

/**
 * A page written short, a block a line, as `blockOf` reads it; besides `1. …` is a step, two spaces before a line put it
 * inside of the step before, and `= Term: meaning` is a definition.
 */
export function page(
  id: string,
  title: string,
  lines: readonly string[],
  more: Partial<Source> = {},
): Source {
  return { ...sourceOf(id, title, [], more), ...sourceText(lines.map(block)) };
}

function block(line: string): TextBlock {
  if (line.startsWith('  ')) return { ...block(line.slice(2)), within: 'step' };
  const [, order, text = ''] = /^(\d+)\. (.*)$/su.exec(line) ?? [];
  if (order !== undefined) return { kind: 'item', order: Number(order), text };
  if (line.startsWith('= '))
    return { kind: 'definition', term: line.slice(2).split(':')[0] ?? '', text: line.slice(2) };
  return blockOf(line);
}

export interface WrittenForm {
  readonly draft: Draft;
  readonly codes: readonly string[];
  readonly messages: readonly string[];
  readonly headings: readonly string[];
  /** Heads of lines show what a block is: `1` a step, `-` an item, `$` a listing, `#` a subheading, `|` a row; two spaces stand before what is within. */
  readonly lines: readonly string[];
}

/** Writes an article as a job does, and asserts that every sentence stands in its source where its evidence says. */
export async function writeForm(
  form: NonNullable<WritingTask['settings']['article_type']>,
  input: string,
  sources: readonly Source[],
  { language = 'en', ...settings }: WritingTask['settings'] & { readonly language?: string } = {},
): Promise<WrittenForm> {
  const spoken = sources.map((source) => ({ ...source, language }));
  const passages = spoken.flatMap(({ blocks }) =>
    blocks.map(({ text }) => countTerms(termsOf(text, language))),
  );
  const asked = { input, keywords: settings.keywords };
  const task: WritingTask = {
    input,
    language,
    settings: { word_count: 400, ...settings, article_type: form },
    subject: subjectOf(asked, language, undefined, new TermStatistics(passages)),
    houseStyle: null,
    editionName: 'The Harbour Times',
    sources: spoken,
    seed: 7,
  };
  const writer = new ExtractiveWriter();
  const progress = listen();
  const draft = await writer.draft(task, await writer.outline(task, progress), progress);
  const blocks = [...draft.lead, ...draft.sections.flatMap((section) => section.blocks)];
  for (const { sentences } of blocks) {
    for (const { sourceId, start, end, quote } of sentences.flatMap(({ evidence }) => evidence)) {
      const source = spoken.find(({ id }) => id === sourceId);
      if (source?.text.slice(start, end) !== quote) throw new Error(`not at its place: ${quote}`);
    }
  }
  return {
    draft,
    codes: progress.warnings.map(({ code }) => code),
    messages: progress.warnings.map(({ message }) => message),
    headings: draft.sections.map(({ heading }) => heading),
    lines: [
      ...draft.lead.map(lineOf),
      ...draft.sections.flatMap((section) => [`## ${section.heading}`, ...section.blocks.map(lineOf)]),
    ],
  };
}

const HEADS: Readonly<Record<DraftBlock['kind'], string>> = {
  paragraph: '',
  item: '- ',
  step: '1 ',
  row: '| ',
  quote: '> ',
  subheading: '# ',
  code: '$ ',
};

function lineOf({ kind, within, label, sentences }: DraftBlock): string {
  const head = `${within ? '  ' : ''}${HEADS[kind]}${label === undefined ? '' : `${label} | `}`;
  return head + sentences.map(({ text }) => text).join(' ');
}
