// The set `headings`: texts whose obvious sentences are labelled with the heading of the brief under which they belong.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { printedSentences } from './galley.mjs';

const FOLDER = path.join(import.meta.dirname, 'sets', 'headings');

/**
 * A text begins with `=== id | language | title`, `brief: …` and `headings: A | B`; paragraphs are separated by blank lines,
 * and each line is a sentence behind the number of its heading, or behind `-` where it belongs to none.
 *
 * @returns `[{ id, language, title, input, headings, paragraphs: [[{ text, heading }]] }]`
 * @throws for a line of another form, or a number that no heading has
 */
export function parseTexts(file) {
  return file
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head, ...lines] = part.trimEnd().split('\n');
      const [id, language, title] = head.split('|').map((field) => field.trim());
      const field = (name) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const headings = field('headings')
        .split('|')
        .map((heading) => heading.trim());
      const paragraphs = lines
        .filter((line) => !/^(brief|headings): /.test(line))
        .join('\n')
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.split('\n').map((line) => sentenceOf(line, headings)));
      return { id, language, title, input: field('brief'), headings, paragraphs };
    });
}

function sentenceOf(line, headings) {
  const found = /^(-|\d+) (.+)$/.exec(line);
  if (!found) throw new Error(`not a labelled sentence: ${line}`);
  const heading = found[1] === '-' ? null : headings[Number(found[1]) - 1];
  if (heading === undefined) throw new Error(`no heading has the number ${found[1]}: ${line}`);
  return { text: found[2], heading };
}

/** The same text as people paste it. */
export const LAYOUTS = {
  markdown: ({ title, paragraphs, language }) =>
    [`# ${title}`, ...paragraphs.map((paragraph) => joined(paragraph, language))].join('\n\n'),
  wrapped: ({ paragraphs, language }) =>
    paragraphs.map((paragraph) => wrapped(joined(paragraph, language), language)).join('\n\n'),
  lines: ({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.map(({ text }) => text)).join('\n'),
  one: ({ paragraphs, language }) => joined(paragraphs.flat(), language),
};

function joined(sentences, language) {
  return sentences.map(({ text }) => text).join(language === 'ja' ? '' : ' ');
}

/** At 72 characters, as e-mail programs do; Japanese has no spaces to wrap at, and is not wrapped. */
function wrapped(text, language) {
  return language === 'ja' ? text : text.replace(/(.{1,72})(?: |$)/g, '$1\n').trim();
}

/** @returns the texts of the set, as `parseTexts` gives them */
export async function headingTexts() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort();
  const files = await Promise.all(names.map((name) => readFile(path.join(FOLDER, name), 'utf8')));
  return files.flatMap(parseTexts);
}

export async function headings(context) {
  const rows = { right: [], wrong: [], kept: [], failed: [], same: [] };
  for (const text of context.some(await headingTexts())) {
    const sums = { right: 0, wrong: 0, labelled: 0, kept: 0, failed: 0 };
    const printed = [];
    for (const [layout, lay] of Object.entries(LAYOUTS)) {
      context.tell(`headings: ${text.id}, ${layout}`);
      const result = await context.galley.write(briefOf(text, lay(text), context));
      const sentences = result.failure ? [] : printedSentences(result.made.draft);
      const { right, wrong, labelled } = place(text, sentences);
      const under = new Set(sentences.map(({ heading }) => heading));
      sums.right += right;
      sums.wrong += wrong;
      sums.labelled += labelled;
      sums.kept += text.headings.filter((heading) => under.has(heading)).length;
      sums.failed += result.failure ? 1 : 0;
      printed.push(JSON.stringify(sentences.map(({ text: said, heading }) => [heading, said])));
    }
    // One item for all layouts of a text: they are no texts of their own.
    const layouts = printed.length;
    const same = printed.filter((each) => each === printed[0]).length - 1;
    rows.right.push({ id: text.id, hits: sums.right, of: sums.labelled });
    rows.wrong.push({ id: text.id, hits: sums.wrong, of: sums.labelled });
    rows.kept.push({ id: text.id, hits: sums.kept, of: text.headings.length * layouts });
    rows.failed.push({ id: text.id, hits: sums.failed, of: layouts });
    rows.same.push({ id: text.id, hits: same, of: layouts - 1 });
  }
  const row = (name, measure, rest) => ({ set: 'headings', measure, items: rows[name], ...rest });
  return [
    row('right', 'obvious sentences under the right heading', { least: 0.85 }),
    row('wrong', 'obvious sentences under a wrong heading', { most: 0.03 }),
    row('kept', 'headings of the brief kept', {}),
    row('failed', 'jobs failed', { most: 0 }),
    row('same', 'layouts that print the same as the first', { least: 1 }),
  ];
}

function briefOf({ input, language, title, headings: asked, paragraphs }, text, { galley }) {
  const words = galley.text.countWords(joined(paragraphs.flat(), language), language);
  return {
    input,
    language,
    settings: {
      // All of the text may be printed: what is missing was not left out for its length.
      word_count: Math.max(150, words),
      sections: asked.map((heading) => ({ heading })),
      sources: [{ title, text }],
      source_policy: 'only_given',
    },
  };
}

/** Where the labelled sentences of a text were printed. */
export function place({ paragraphs }, printed) {
  const where = new Map();
  for (const { text, heading } of printed) where.set(bare(text), heading);
  const labelled = paragraphs.flat().filter(({ heading }) => heading !== null);
  const under = labelled.map(({ text, heading }) => [where.get(bare(text)) ?? null, heading]);
  return {
    labelled: labelled.length,
    right: under.filter(([found, heading]) => found === heading).length,
    wrong: under.filter(([found, heading]) => found !== null && found !== heading).length,
  };
}

function bare(text) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
