// The set `faults`: wrong sentences of a model, and whether they are refused, flagged by the desk, or printed as supported.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { printedSentences } from './galley.mjs';
import { openStubModel } from './stub-model.mjs';

const FOLDER = path.join(import.meta.dirname, 'sets', 'faults');
/** Checks that judge an article as a whole, or its form: what they say is no word on whether a sentence is true. */
const OTHER_CHECKS = new Set(
  (
    'answers_brief length reading_level language structure own_headings duplication_domain duplication_internal ' +
    'source_overlap links_alive forbidden must_include html_valid image_alt'
  ).split(' '),
);

/**
 * A text begins with `=== id | language | title`. Its sentences follow, each behind `>`, and then those that a model writes
 * of it: `kind: sentence @n`, where n is the number of the sentence that they rest on and `@other` cites another text.
 * The kind `same` says the text over and is no fault.
 *
 * @returns `[{ id, language, title, sentences, written: [{ kind, text, near, other }] }]`
 * @throws for a line of another form
 */
export function parseFaults(file) {
  return file
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head, ...lines] = part.trim().split('\n');
      const [id, language, title] = head.split('|').map((field) => field.trim());
      const sentences = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
      const written = lines
        .filter((line) => !line.startsWith('> '))
        .map((line) => {
          const [, kind, text, at] = /^(\w+): (.+) @(other|\d+)$/.exec(line) ?? [];
          if (at === undefined || (at !== 'other' && !sentences[Number(at) - 1]))
            throw new Error(`not a written sentence: ${line}`);
          return { kind, text, other: at === 'other', near: sentences[Number(at) - 1] ?? '' };
        });
      return { id, language, title, sentences, written };
    });
}

export async function faults(context) {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort();
  const files = await Promise.all(names.map((name) => readFile(path.join(FOLDER, name), 'utf8')));
  const all = files.flatMap(parseFaults);
  const kinds = new Map();
  let script;
  const model = await openStubModel(() => script);
  try {
    for (const text of context.some(all.filter(({ written }) => written.length > 0))) {
      context.tell(`faults: ${text.id}`);
      const other = otherThan(text, all);
      script = {
        heading: text.title,
        sentences: text.written.map((each) => ({ ...each, source: each.other ? 'S2' : 'S1' })),
      };
      const result = await context.galley.write(briefOf(text, other), null, {
        WRITER: 'openai',
        WRITER_BASE_URL: model.url,
        WRITER_API_KEY: 'none',
        WRITER_MODEL: 'stub',
      });
      for (const { kind, text: sentence } of text.written) {
        const items = kinds.get(kind) ?? [];
        kinds.set(kind, items);
        items.push({ id: `${text.id}: ${sentence}`, hits: isStopped(sentence, result) ? 1 : 0, of: 1 });
      }
    }
  } finally {
    await model.close();
  }
  const same = kinds.get('same') ?? [];
  kinds.delete('same');
  const row = (measure, items, rest) => ({ set: 'faults', measure, items, ...rest });
  return [
    ...[...kinds].map(([kind, items]) => row(`${kind}: refused or flagged`, items, { least: 0.9 })),
    row('all kinds: refused or flagged', [...kinds.values()].flat(), { least: 0.9 }),
    row('faithful rewordings refused or flagged', same, { most: 2 / 24 }),
  ];
}

/** The next text in the same language: a source beside the one that is written about. */
function otherThan(text, all) {
  const alike = all.filter(({ language }) => language === text.language);
  return alike[(alike.indexOf(text) + 1) % alike.length];
}

function briefOf({ title, language, sentences }, other) {
  const given = (name, said) => ({
    title: name,
    text: `${said.slice(0, 5).join(' ')}\n\n${said.slice(5).join(' ')}`,
  });
  return {
    input: title,
    language,
    settings: {
      word_count: 600,
      sections: [{ heading: title }],
      sources: [given(title, sentences), given(other.title, other.sentences)],
      source_policy: 'only_given',
    },
  };
}

/** Whether a sentence was left out, or printed with a verdict or a check against it. */
export function isStopped(sentence, { failure, made }) {
  if (failure || !printedSentences(made.draft).some(({ text }) => bare(text).includes(bare(sentence))))
    return true;
  const { claims, checks } = made.checks;
  const claim = claims.find(({ text }) => bare(text).includes(bare(sentence)));
  if (!claim) return false;
  if (claim.checkRequired && claim.verdict !== 'supported') return true;
  return checks.some(
    ({ name, verdict, items }) =>
      !OTHER_CHECKS.has(name) &&
      (verdict === 'fail' || verdict === 'warn') &&
      items.some(
        ({ blockId, message }) => blockId === claim.blockId && message.includes(claim.text.slice(0, 20)),
      ),
  );
}

function bare(text) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
