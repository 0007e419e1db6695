/**
 * Placeholder texts of templates and editors, in lower case, white space joined. The first is enough by itself; the others
 * also occur in texts about templates, so only several of them count.
 */
export const PLACEHOLDER_PHRASES = [
  'lorem ipsum',
  'dolor sit amet',
  'consectetur adipiscing',
  'consectetuer adipiscing',
  'your text here',
  'insert text here',
  'text goes here',
  'title goes here',
  'content goes here',
  'description goes here',
  'placeholder text',
  'dummy text',
  'sample text',
  'click here to edit',
  'add your content',
  'just another wordpress site',
  'this is your first post',
  'platzhaltertext',
  'blindtext',
  'texto de ejemplo',
] as const;

export type PlaceholderPhrase = (typeof PLACEHOLDER_PHRASES)[number];
