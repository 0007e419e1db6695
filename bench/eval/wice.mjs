// The set `wice`: whether the score that the desk gives a claim for its passages agrees with people.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const LABELS = path.join(import.meta.dirname, 'sets', 'wice', 'labels.jsonl');
const TEXTS = 'data/entailment_retrieval/claim/test.jsonl';
const TARGETS = { 'supported or not at all': 0.9, 'supported or anything less': 0.78 };

export async function wice({ galley, some, tell, wice: folder }) {
  const file = path.join(folder ?? '', TEXTS);
  if (folder === undefined || !(await stat(file).catch(() => null)))
    return Object.keys(TARGETS).map((measure) => ({ set: 'wice', measure, missing: `--wice with ${TEXTS}` }));
  tell('wice');
  const texts = new Map((await linesOf(file)).map((line) => [line.meta.id, line]));
  const items = some(await linesOf(LABELS)).map(({ id, label }) => {
    const { claim, evidence } = texts.get(id);
    return { id, label, score: galley.supportScore(claim, evidence, 'en'), positive: label === 'supported' };
  });
  const against = {
    'supported or not at all': items.filter(({ label }) => label !== 'partially_supported'),
    'supported or anything less': items,
  };
  return Object.entries(TARGETS).map(([measure, least]) => ({
    set: 'wice',
    measure: `${measure} (AUC)`,
    statistic: 'auc',
    items: against[measure],
    least,
  }));
}

async function linesOf(file) {
  return (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
