// Speed and memory of writing: articles of 1,200 words, each from ten given texts, from the brief to what is printed. Beside it a
// peer that only chooses sentences, LexRank with MMR, from the same texts. What is printed is measured by `npm run eval`.
//   npm run build && node bench/writing.mjs [--json]
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lexRank } from './eval/baselines.mjs';
import { pasted, readArticles } from './eval/freshwiki.mjs';
import { openGalley } from './eval/galley.mjs';
import { median, print } from './support/figures.mjs';

const SOURCES = 10;
const WORDS = 1200;
const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const MEASURED = { galley, peer };

if (options.only) console.log(JSON.stringify(await measure(MEASURED[options.only])));
else {
  // Each in a process of its own: the peak of memory is a process's.
  const result = Object.fromEntries(
    Object.keys(MEASURED).map((name) => {
      const own = [fileURLToPath(import.meta.url), '--only', name];
      return [name, JSON.parse(execFileSync(process.execPath, own, { encoding: 'utf8' }))];
    }),
  );
  const figures = Object.entries(result).flatMap(([name, each]) =>
    Object.entries(each).map(([figure, value]) => [`${name}: ${figure}`, value]),
  );
  print(Object.fromEntries(figures), options.json);
}

async function measure(run) {
  const product = await openGalley(fileURLToPath(new URL('..', import.meta.url)));
  const articles = await readArticles();
  const cpu = [];
  const writing = [];
  const words = [];
  for (let from = 0; from + SOURCES <= articles.length; from += SOURCES) {
    const before = process.cpuUsage();
    const written = await run(articles.slice(from, from + SOURCES), product);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
    writing.push(written.writing);
    words.push(written.words);
  }
  return {
    articles: cpu.length,
    'words (median)': median(words),
    'CPU ms of an article (median)': Math.round(median(cpu)),
    'CPU ms of an article (most)': Math.round(Math.max(...cpu)),
    'CPU ms of writing alone (median)': Math.round(median(writing)),
    'peak RSS of the process, MB': Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

async function galley(articles, { write }) {
  const sources = articles.map((article) => ({ title: article.title, text: pasted(article) }));
  const input = articles.map(({ title }) => title).join(', ');
  const settings = { word_count: WORDS, sources, source_policy: 'only_given' };
  const { article, took } = await write({ input, language: 'en', settings });
  return { words: article?.wordCount ?? 0, writing: took.outline + took.draft };
}

function peer(articles, { text }) {
  const from = process.cpuUsage();
  const sentences = articles
    .flatMap((article) => text.segmentSentences(pasted(article), 'en'))
    .map(({ text: said }) => ({
      text: said,
      terms: text.termsOf(said, 'en'),
      words: text.countWords(said, 'en'),
    }));
  const chosen = lexRank(sentences, WORDS);
  const { user, system } = process.cpuUsage(from);
  return { words: text.countWords(chosen, 'en'), writing: (user + system) / 1000 };
}
