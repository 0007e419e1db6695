/** Markdown inside of a line: emphasis, code, links, pictures. Bounded, so that open marks cost no more than their letters. */
const MARKS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}*\\])\*{1,3}(?=[^\s*])([^*\n]{1,300}?)(?<=[^\s*\\])\*{1,3}(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_\\])_{1,3}(?=[^\s_])([^_\n]{1,300}?)(?<=[^\s_\\])_{1,3}(?![\p{L}\p{N}_])/gu,
  /(?<!`)`([^`\n]{1,300})`(?!`)/gu,
  /~~(?=\S)([^~\n]{1,300}?)~~/gu,
];
const LINK = /!?\[([^[\]\n]{0,300})\]\(<?([^\s()<>]{1,2000})>?(?:\s{1,3}"([^"\n]{0,200})")?\)/gu;

export interface PlainText {
  readonly text: string;
  /** What links and pictures point to, with their titles: no part of the sentence. */
  readonly addresses: readonly string[];
}

/** @returns a line as a reader of the formatted text sees it */
export function plainText(line: string): PlainText {
  const addresses: string[] = [];
  let text = line;
  if (text.includes('](')) {
    text = text.replace(LINK, (_whole, name: string, address: string, title: string | undefined) => {
      if (name !== address) addresses.push(title === undefined ? address : `${address} ${title}`);
      return name;
    });
  }
  for (const mark of MARKS) text = text.replace(mark, '$1');
  return { text: text.trim(), addresses };
}
