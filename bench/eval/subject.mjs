// The set `subject`: a subject of a site asked in a sentence and in keywords, and how many printed words are on it.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printedSentences } from './galley.mjs';
import { readSite, writeSite } from './made-site.mjs';
import { withSite } from './site.mjs';

const FOLDER = path.join(import.meta.dirname, 'sets', 'subject');
const ASKED = ['natural', 'keywords'];

export async function subject(context) {
  const rows = [];
  for (const asked of ASKED) {
    const name = asked === 'natural' ? 'brief as a sentence' : 'brief as keywords';
    for (const { set, missing, labels, written } of await writtenSubjects(context, asked)) {
      const row = (measure, rest) => rows.push({ set, measure: `${measure}, ${name}`, ...rest });
      if (missing !== undefined) {
        row('words on the subject', { missing });
        continue;
      }
      const on = written.map(({ id, result }) => ({ id, ...wordsOn(id, result, labels, context) }));
      row('words on the subject', { items: on, least: 0.8 });
      row('words printed of those asked for', { items: written.map(lengthOf) });
      row('belonging pages read', { items: written.map(({ id, result }) => pagesRead(id, result, labels)) });
    }
  }
  return rows.toSorted((a, b) => SETS.indexOf(a.set) - SETS.indexOf(b.set));
}

const SETS = ['subject', 'subject, handbook'];

/**
 * The articles on every subject of the made-up site and of the Debian handbook, whose labels are here and whose pages are not;
 * each written once for all sets that ask for them.
 *
 * @param asked `natural` or `keywords`
 * @returns `[{ set, labels, written: [{ id, result }] }]`, with `missing` in place of `written` where a site is not there
 */
export async function writtenSubjects(context, asked) {
  const made = await readSite(FOLDER);
  const folder = await mkdtemp(path.join(tmpdir(), 'galley-eval-'));
  try {
    await writeSite(made, folder);
    const town = await writeAll(SETS[0], await read('briefs.json'), folder, asked, context);
    const handbook = await read('handbook.json');
    const pages = path.join(context.sites ?? '', handbook.site);
    const isThere = context.sites !== undefined && (await stat(pages).catch(() => null)) !== null;
    return [
      { set: SETS[0], labels: labelsOfPages(made), written: town },
      isThere
        ? {
            set: SETS[1],
            labels: labelsOfHandbook(handbook),
            written: await writeAll(SETS[1], handbook, pages, asked, context),
          }
        : { set: SETS[1], missing: `--sites with ${handbook.site}` },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Serves the made-up town while something is asked of it.
 *
 * @param ask is given `{ subjects, words, textOn }` and the site's address; `textOn(id)` gives the paragraphs of all that is
 *   labelled with a subject, `[{ heading, paragraph }]`: the first has no heading
 */
export async function withTown(ask) {
  const pages = await readSite(FOLDER);
  const { subjects, words } = await read('briefs.json');
  const folder = await mkdtemp(path.join(tmpdir(), 'galley-eval-'));
  const textOn = (id) =>
    pages
      .flatMap(({ title, sections }) =>
        sections
          .filter(({ subject: on }) => on === id)
          .flatMap(({ heading, paragraphs }) =>
            paragraphs.map((paragraph) => ({ heading: heading ?? title, paragraph })),
          ),
      )
      .map((each, at) => (at === 0 ? { ...each, heading: null } : each));
  try {
    await writeSite(pages, folder);
    return await withSite(folder, (address) => ask({ subjects, words, textOn }, address));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function read(name) {
  return JSON.parse(await readFile(path.join(FOLDER, name), 'utf8'));
}

async function writeAll(set, { subjects, words }, folder, asked, { galley, once, some, tell }) {
  const written = [];
  for (const entry of some(subjects)) {
    const brief = { input: entry[asked], language: 'en', settings: { word_count: words } };
    const result = await once(`${set}/${entry.id}/${asked}`, () => {
      tell(`${set}: ${entry.id}, ${asked}`);
      return withSite(folder, (address) => galley.write(brief, address));
    });
    written.push({ id: entry.id, asked: words, result });
  }
  return written;
}

function lengthOf({ id, asked, result }) {
  return { id, hits: Math.min(asked, result.article?.wordCount ?? 0), of: asked };
}

function pagesRead(id, { made }, labels) {
  const files = new Set((made.research?.sources ?? []).map(fileOf));
  const pages = labels.pagesOf(id);
  return { id, hits: pages.filter((file) => files.has(file)).length, of: pages.length };
}

/** A failed job printed nothing on the subject: it counts as one word of one. */
function wordsOn(id, { failure, made }, labels, { galley }) {
  if (failure) return { hits: 0, of: 1 };
  const byId = new Map(made.research.sources.map((source) => [source.id, source]));
  let [hits, of] = [0, 0];
  for (const { text, evidence, framing } of printedSentences(made.draft)) {
    if (framing || evidence.length === 0) continue;
    const words = galley.text.countWords(text, 'en');
    const { sourceId, start } = evidence[0];
    const source = byId.get(sourceId);
    of += words;
    if (labels.isOn(id, fileOf(source), headingAt(source, start))) hits += words;
  }
  // Shares are compared, not lengths: a long article counts no more than a short one.
  return { hits: of === 0 ? 0 : hits / of, of: 1 };
}

function headingAt({ blocks }, start) {
  let heading = null;
  let at = 0;
  for (const block of blocks) {
    if (at > start) break;
    if (block.kind === 'heading') heading = block.text;
    at += block.text.length + 2;
  }
  return heading;
}

function fileOf({ finalUrl, url }) {
  return url === null ? '' : decodeURIComponent(new URL(finalUrl ?? url).pathname).slice(1) || 'index.html';
}

function labelsOfPages(pages) {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return {
    isOn: (id, file, heading) => {
      const [first, ...rest] = byFile.get(file)?.sections ?? [];
      return (rest.find((section) => section.heading === heading) ?? first)?.subject === id;
    },
    pagesOf: (id) => pages.filter(({ sections }) => sections[0].subject === id).map(({ file }) => file),
  };
}

/** `pages` of a subject are files, or `file#words of a heading` where only that section of the page is about it. */
function labelsOfHandbook({ subjects }) {
  const labels = new Map(subjects.map(({ id, pages }) => [id, pages.map((page) => page.split('#'))]));
  return {
    isOn: (id, file, heading) =>
      labels.get(id).some(([page, part]) => page === file && (part === undefined || heading?.includes(part))),
    pagesOf: (id) => [...new Set(labels.get(id).map(([file]) => file))],
  };
}
