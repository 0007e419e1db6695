// How well the extractive engine chooses, compared with trivial choices. Each article of a folder has a lead written by a
// person, and a body. The engine's ranking picks body sentences up to the lead's length, and ROUGE-1 and ROUGE-2 (F, on
// stems, with stop words) measure how near they are to the lead; the same for the first sentences, random ones, and Debian's
// `ots` where it is installed. Then whole articles are written from the bodies: how many of their sentences have a source,
// how many citations are at the stated place, and what it costs.
//   npm run build && node bench/writing.mjs <folder> [--json] [--articles n]
//
// The folder holds one file an article, in either form:
//   x.json  { "title", "lead", "sections": [{ "heading", "sentences": ["…"] }] }; that of FreshWiki is read as well
//           ("summary" for the lead, "content" with "section_title" and "section_content": [{ "sentence" }])
//   x.txt   the title, a blank line, the lead, a blank line, then paragraphs; a line that begins with `#` is a heading
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { n as rougeN } from 'js-rouge';
import { ExtractiveWriter } from '../dist/libs/extractive-writer-old/index.js';
import { poolOf } from '../dist/libs/extractive-writer-old/pool.js';
import { LAMBDA } from '../dist/libs/extractive-writer-old/selection.js';
import { textOfBlocks } from '../dist/domain/research/source.js';
import { segmentSentences, stemOf, countWords } from '../dist/libs/text/index.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, articles: { type: 'string', default: '1000' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('usage: node bench/writing.mjs <folder of articles> [--json] [--articles n]');
  process.exit(2);
}
/** Progress without an abort and without a listener. */
const ALONE = { signal: { throwIfAborted() {} }, advance: async () => {}, warn: () => {} };
const RANDOM_DRAWS = 20;

const articles = [];
for (const name of (await readdir(folder)).sort()) {
  if (articles.length >= Number(options.articles)) break;
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => '');
  const article = name.endsWith('.json')
    ? fromJson(JSON.parse(text))
    : name.endsWith('.txt')
      ? fromText(text)
      : null;
  if (article && article.lead !== '' && article.sections.some(({ sentences }) => sentences.length > 0))
    articles.push(article);
}

const selections = {
  'random sentences': (article, words) =>
    mean(RANDOM_DRAWS, (draw) => upTo(words, shuffled(bodyOf(article), draw))),
  'first sentences': (article, words) => upTo(words, bodyOf(article)),
  ...(hasOts() ? { 'ots (Debian)': otsOf } : {}),
  'extractive engine': engineLead,
};
const quality = {};
for (const [name, select] of Object.entries(selections)) {
  const sums = { r1: 0, r2: 0, words: 0 };
  const before = process.cpuUsage();
  for (const article of articles) {
    const picked = await select(article, countWords(article.lead, 'en'));
    for (const text of [picked].flat()) {
      const share = 1 / [picked].flat().length;
      sums.r1 += share * rouge(text, article.lead, 1);
      sums.r2 += share * rouge(text, article.lead, 2);
      sums.words += share * countWords(text, 'en');
    }
  }
  const n = articles.length;
  quality[name] = {
    rouge1: round(sums.r1 / n, 3),
    rouge2: round(sums.r2 / n, 3),
    words: Math.round(sums.words / n),
    cpu_ms: round(cpuSince(before) / n, 1),
  };
}

const whole = { sentences: 0, cited: 0, citations: 0, found: 0, words: 0, written: 0 };
const before = process.cpuUsage();
for (const article of articles) await tally(taskOf([article], { word_count: 600 }));
const cpuEach = cpuSince(before) / articles.length;

const ten = [];
for (let from = 0; from + 10 <= articles.length; from += 10) {
  const task = taskOf(articles.slice(from, from + 10), { word_count: 1200 });
  const start = process.cpuUsage();
  await tally(task);
  ten.push(cpuSince(start));
}
ten.sort((a, b) => a - b);

const result = {
  articles: articles.length,
  lead: quality,
  citations: {
    recall: round(whole.cited / whole.sentences, 4),
    precision: round(whole.found / whole.citations, 4),
    sentences: whole.sentences,
    written: whole.written,
  },
  cpu_ms: {
    one_source_600_words: round(cpuEach, 0),
    ten_sources_1200_words:
      ten.length === 0
        ? null
        : { median: round(ten[Math.floor(ten.length / 2)], 0), most: round(ten.at(-1), 0) },
  },
};
if (options.json) console.log(JSON.stringify(result, null, 2));
else print(result);

/** The engine's own ranking (query, centrality, place) and its MMR, on single sentences: what it would print first. */
async function engineLead(article, words) {
  const pool = await poolOf(taskOf([article]), async () => {});
  const runs = pool.runs.flatMap((run) =>
    run.sentences.map((sentence, index) => ({ run, sentence, index, score: pool.scores.get(run.id) ?? 0 })),
  );
  const chosen = [];
  let left = words;
  const open = new Set(runs);
  while (open.size > 0 && left > 0) {
    let best = null;
    let most = -Infinity;
    for (const candidate of open) {
      const own = candidate.score + 0.25 * pool.statistics.coverage(pool.query, candidate.sentence.terms);
      const likest = Math.max(
        0,
        ...chosen.map(({ sentence }) => pool.statistics.likeness(sentence.terms, candidate.sentence.terms)),
      );
      const value = LAMBDA * own - (1 - LAMBDA) * likest;
      if (value > most) [best, most] = [candidate, value];
    }
    open.delete(best);
    if (best.sentence.words > left * 1.5) continue;
    chosen.push(best);
    left -= best.sentence.words;
  }
  const inOrder = chosen.sort((a, b) => a.sentence.start - b.sentence.start);
  return cutWords(inOrder.map(({ sentence }) => sentence.text).join(' '), words);
}

async function tally(task) {
  const writer = new ExtractiveWriter();
  const outline = await writer.outline(task, ALONE);
  const draft = await writer.draft(task, outline, ALONE);
  const texts = new Map(task.sources.map((source) => [source.id, source.text]));
  whole.written += 1;
  for (const block of [...draft.lead, ...draft.sections.flatMap(({ blocks }) => blocks)]) {
    for (const { text, evidence, framing } of block.sentences) {
      if (framing) continue;
      whole.sentences += 1;
      whole.words += countWords(text, 'en');
      if (evidence.some(({ sourceId }) => texts.has(sourceId))) whole.cited += 1;
      for (const { sourceId, quote, start, end } of evidence) {
        whole.citations += 1;
        // Found at the stated place, and equal to the sentence that cites it.
        if (texts.get(sourceId)?.slice(start, end) === quote && quote === text) whole.found += 1;
      }
    }
  }
}

function taskOf(from, settings = {}) {
  const sources = from.map(sourceOf);
  return {
    input: from.map(({ title }) => title).join(', '),
    language: 'en',
    settings,
    editionName: 'Bench',
    sources,
    seed: 1,
  };
}

function sourceOf({ title, sections }, index) {
  const blocks = sections.flatMap(({ heading, sentences }) => [
    ...(heading ? [{ kind: 'heading', level: 2, text: heading }] : []),
    ...paragraphs(sentences).map((text) => ({ kind: 'paragraph', text })),
  ]);
  const text = textOfBlocks(blocks);
  const id = `S${index + 1}`;
  return {
    id,
    kind: 'domain_page',
    rights: 'own',
    title,
    url: `https://bench.example/${id}`,
    finalUrl: null,
    site: null,
    author: null,
    publishedAt: null,
    fetchedAt: null,
    httpStatus: null,
    contentType: null,
    language: 'en',
    blocks,
    text,
    words: countWords(text, 'en'),
    textSha256: '',
  };
}

/** FreshWiki does not record paragraphs. */
function paragraphs(sentences) {
  const out = [];
  for (let from = 0; from < sentences.length; from += 4) out.push(sentences.slice(from, from + 4).join(' '));
  return out;
}

function fromJson({ title, lead, sections, summary, content }) {
  const own = sections ?? flatten(content ?? []);
  return { title: title.replaceAll('_', ' '), lead: (lead ?? summary ?? '').trim(), sections: own };
}

function flatten(content) {
  return content.flatMap(({ section_title: heading, section_content: sentences = [], subsections = [] }) => [
    { heading, sentences: sentences.map(({ sentence }) => closed(sentence)) },
    ...flatten(subsections),
  ]);
}

/** FreshWiki omits the final full stop. */
function closed(sentence) {
  const text = sentence
    .replace(/\[\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[.!?]["”’)]*$/.test(text) ? text : `${text}.`;
}

function fromText(text) {
  const [title = '', lead = '', ...rest] = text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim());
  const sections = [{ heading: null, sentences: [] }];
  for (const part of rest) {
    if (part.startsWith('#')) sections.push({ heading: part.replace(/^#+\s*/, ''), sentences: [] });
    else sections.at(-1).sentences.push(...segmentSentences(part, 'en').map((sentence) => sentence.text));
  }
  return { title, lead, sections };
}

function bodyOf({ sections }) {
  return sections.flatMap(({ sentences }) => sentences);
}

function upTo(words, sentences) {
  const chosen = [];
  let count = 0;
  for (const sentence of sentences) {
    if (count >= words) break;
    chosen.push(sentence);
    count += countWords(sentence, 'en');
  }
  return cutWords(chosen.join(' '), words);
}

/** All are cut to the same length, because ROUGE-F favours texts of the lead's length. */
function cutWords(text, words) {
  return text.split(/\s+/).slice(0, words).join(' ');
}

function mean(times, select) {
  return Array.from({ length: times }, (_, draw) => select(draw));
}

function shuffled(sentences, seed) {
  let state = seed * 2654435761 + 12345;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return sentences
    .map((sentence) => [next(), sentence])
    .sort(([a], [b]) => a - b)
    .map(([, sentence]) => sentence);
}

function hasOts() {
  return spawnSync('ots', ['--version']).error === undefined;
}

/** `ots` accepts a ratio of the text, so this searches for the smallest one that gives the lead's length. */
function otsOf(article, words) {
  const body = bodyOf(article).join(' ');
  for (let ratio = 1; ratio <= 60; ratio += 1) {
    const { stdout } = spawnSync('ots', ['--ratio', String(ratio)], { input: body, encoding: 'utf8' });
    if (countWords(stdout ?? '', 'en') >= words || ratio === 60)
      return cutWords((stdout ?? '').trim(), words);
  }
  return '';
}

function rouge(text, reference, size) {
  return rougeN(text, reference, { n: size, tokenizer: stems });
}

function stems(text) {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => stemOf(word, 'en'));
}

function cpuSince(start) {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}

function print({ articles: count, lead, citations, cpu_ms: cpu }) {
  console.log(`${count} articles; body sentences up to the length of the lead, compared with the lead`);
  console.log(
    `${'selection'.padEnd(22)}${'ROUGE-1'.padStart(9)}${'ROUGE-2'.padStart(9)}${'words'.padStart(7)}${'CPU ms'.padStart(9)}`,
  );
  for (const [name, { rouge1, rouge2, words, cpu_ms: ms }] of Object.entries(lead)) {
    console.log(
      `${name.padEnd(22)}${rouge1.toFixed(3).padStart(9)}${rouge2.toFixed(3).padStart(9)}${String(words).padStart(7)}${String(ms).padStart(9)}`,
    );
  }
  if (!hasOts())
    console.log('ots is not installed: .388 and .103 were measured for it on the 100 articles of FreshWiki');
  console.log(
    `citation recall ${citations.recall.toFixed(2)}, precision ${citations.precision.toFixed(2)} (${citations.sentences} sentences of ${citations.written} articles)`,
  );
  console.log(`CPU: ${cpu.one_source_600_words} ms an article of 600 words from one source`);
  if (cpu.ten_sources_1200_words)
    console.log(
      `CPU: ${cpu.ten_sources_1200_words.median} ms (median), ${cpu.ten_sources_1200_words.most} ms (most) an article of 1,200 words from ten sources`,
    );
}
