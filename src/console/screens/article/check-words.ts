/** What each check of the desk makes sure of. */
const CHECKS: Readonly<Record<string, string>> = {
  answers_brief: 'Answers the brief',
  grounding: 'Sentences rest on sources',
  quotes_verbatim: 'Quotations are word for word',
  numbers: 'Figures are in the sources',
  citation_ids_known: 'Citations lead to sources',
  source_overlap: 'Copies no source',
  duplication_domain: 'Repeats no published article',
  duplication_internal: 'Does not repeat itself',
  must_include: 'Has what it must include',
  forbidden: 'Has nothing that is forbidden',
  html_valid: 'HTML is valid',
  image_alt: 'Image has a text',
  links_alive: 'Links work',
  house_style: 'House style',
  reading_level: 'Reading level',
};

/** @param name of a check @returns what people call it */
export function checkWord(name: string): string {
  return CHECKS[name.toLowerCase()] ?? inWords(name);
}

/** @returns a message of the engine, with the check that it names as people call it */
export function withCheckWords(message: string): string {
  return message.replace(/(?<=desk check )"(\w+)"/, (_all, name: string) => `“${checkWord(name)}”`);
}

/** @returns such as `Links alive` for `links_alive` */
export function inWords(code: string): string {
  const words = code.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
