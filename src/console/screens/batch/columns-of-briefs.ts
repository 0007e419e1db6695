import { briefOf, camelOf, withValue, type Brief } from '../new/brief-fields.js';

/** What a column may hold, by the field of the brief as REST names it, with how its text is read. */
interface BriefColumn {
  readonly id: string;
  readonly label: string;
  readonly path: readonly string[];
  readonly read: (text: string) => unknown;
}

const asText = (text: string) => text;
const asNumber = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text);
const asYes = (text: string) => /^(?:1|y|yes|true)$/i.test(text);
/** Entries of a cell stand on lines of their own, or between semicolons. */
const asList = (text: string) =>
  text
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
const asCode = (text: string) => text.toLowerCase().replaceAll(/[\s-]+/g, '_');

const setting = (
  id: string,
  label: string,
  read: BriefColumn['read'] = asText,
  path: readonly string[] = [camelOf(id)],
): BriefColumn => ({ id, label, path: ['settings', ...path], read });

/** All columns that a batch knows. */
export const BRIEF_COLUMNS: readonly BriefColumn[] = [
  { id: 'input', label: 'What to write about', path: ['input'], read: asText },
  { id: 'id', label: 'Id of the job', path: ['id'], read: asText },
  { id: 'language', label: 'Language', path: ['language'], read: asText },
  { id: 'country', label: 'Country', path: ['country'], read: asText },
  setting('title', 'Title'),
  setting('article_type', 'Form of the article', asCode),
  setting('word_count', 'Words', asNumber),
  setting('keywords', 'Keywords', asList),
  setting('sections', 'Headings of sections', (text) => asList(text).map((heading) => ({ heading }))),
  setting('sources', 'Addresses of sources', (text) => asList(text).map((url) => ({ url }))),
  setting('source_policy', 'What else may be read', asCode),
  setting('max_sources', 'Most sources', asNumber),
  setting('freshness', 'How old sources may be', asCode),
  setting('notes', 'Notes'),
  setting('instructions', 'Instructions'),
  setting('must_include', 'Must include', asList),
  setting('forbidden', 'Forbidden', asList),
  setting('tone', 'Tone'),
  setting('audience', 'Audience'),
  setting('point_of_view', 'Point of view', asCode),
  setting('reading_level', 'Reading level', asCode),
  setting('citations', 'Citations', asCode),
  setting('byline', 'Byline', asText, ['byline', 'name']),
  setting('image_mode', 'Picture', asCode, ['image', 'mode']),
  setting('faq', 'Questions and answers', asNumber, ['extras', 'faq']),
  setting('key_takeaways', 'Main points at the top', asYes, ['extras', 'keyTakeaways']),
  setting('seed', 'Seed', asNumber),
];

/** @param heads of a file @returns for each the id of the column that it means; an empty one where none does */
export function guessColumns(heads: readonly string[]): string[] {
  const taken = new Set<string>();
  return heads.map((head) => {
    const found = BRIEF_COLUMNS.find(
      ({ id, label }) => !taken.has(id) && [id, label].some((name) => letters(name) === letters(head)),
    );
    if (found === undefined) return '';
    taken.add(found.id);
    return found.id;
  });
}

/** @returns a name without what people write it with or without: case, spaces, hyphens */
function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** @param field of a brief, such as `settings/wordCount` @returns what its column is called; the field where none is its */
export function columnName(field: string): string {
  return BRIEF_COLUMNS.find(({ path }) => `${field}/`.startsWith(`${path.join('/')}/`))?.label ?? field;
}

/** @param columns the id of each cell's column; an empty one: it is not used @returns the brief of a row */
export function briefOfRow(row: readonly string[], columns: readonly string[]): Brief {
  let brief: Brief = {};
  for (const [place, id] of columns.entries()) {
    const column = BRIEF_COLUMNS.find((each) => each.id === id);
    const text = row[place]?.trim() ?? '';
    if (column !== undefined && text !== '') brief = withValue(brief, column.path, column.read(text));
  }
  return briefOf(brief);
}
