// Fails when code, schema or docs say in words of our own what the field has a word for: see docs/words.md.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownWordsIn } from './own-words.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDERS = ['src', 'schema', 'docs', 'test', 'bench', 'scripts'];
/** What others wrote, what is generated, and the words that are searched for. */
const LEFT_ALONE =
  /generated|node_modules|^src\/libs\/faithfulness\/orders\/|^src\/libs\/text\/language\/frame-words\.ts$|^schema\/(?:released|printed)\/|own-words/;
/** Tests of texts, which hold whole texts of others. */
const TEXTS =
  /^bench\/eval\/|^test\/(?:support\/(?:writing|generated-site|audit\/ferry-site))|^test\/unit\/(?:libs\/(?:extractive-writer|faithfulness|text)|domain\/article\/desk)\/|\/llm-(?:article|writer)\.test/;

const pages = (await readdir(ROOT)).filter((file) => file.endsWith('.md'));
const files = (
  await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(path.join(ROOT, folder), { recursive: true })).map((file) =>
        path.posix.join(folder, file),
      ),
    ),
  )
)
  .flat()
  .concat(pages)
  .filter((file) => /\.(?:m?[jt]sx?|graphql|md)$/.test(file) && !LEFT_ALONE.test(file) && !TEXTS.test(file));

let count = 0;
for (const file of files) {
  for (const { line, found, instead } of ownWordsIn(
    unquoted(file, await readFile(path.join(ROOT, file), 'utf8')),
  )) {
    count += 1;
    console.error(`${file}:${line} says “${found}”: write ${instead}.`);
  }
}
if (count > 0) process.exit(1);

/** Pages quote articles, and decisions the former names of things as code: neither is what we say. */
function unquoted(file, text) {
  if (!file.endsWith('.md')) return text;
  const own = text.replace(/^>.*$/gm, '');
  return file.startsWith('docs/adr/') ? own.replace(/`[^`\n]*`/g, '``') : own;
}
