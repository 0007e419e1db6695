import { useMemo, useState } from 'react';
import { Select } from '../../ui/controls/select.js';
import { counted } from '../../ui/show/number.js';
import type { Texts } from './edit-article.js';
import { diffTexts, isUnchanged, type DiffParagraph, type DiffPart } from './text-diff.js';

/** An article as it was, or as it is. */
export interface RevisionTexts extends Texts {
  readonly revision: number;
}

export interface CompareRevisionsProps {
  /** The oldest first; the last is what stands now. */
  readonly revisions: readonly RevisionTexts[];
  /** Which of them is compared with the next at first. */
  readonly from: number;
  readonly languageCode: string;
}

const FIELDS = [
  ['title', 'Title'],
  ['metaTitle', 'Meta title'],
  ['metaDescription', 'Meta description'],
  ['byline', 'Byline'],
  ['slug', 'Slug'],
] as const;

/** What changed between two revisions, word by word. */
export function CompareRevisions({ revisions, from, languageCode }: CompareRevisionsProps) {
  const last = revisions.length - 1;
  const [before, setBefore] = useState(from);
  const [after, setAfter] = useState(Math.min(from + 1, last));
  const choices = revisions.map(({ revision }, place) => ({
    id: String(place),
    label: place === last ? `Revision ${revision}, as it is now` : `Revision ${revision}`,
  }));
  const [older, newer] = [revisions[before], revisions[after]];
  const parts = useMemo(
    () => (older === undefined || newer === undefined ? [] : differences(older, newer, languageCode)),
    [older, newer, languageCode],
  );
  return (
    <div className="stack">
      <div className="compare-choice">
        <Select label="From" choices={choices} value={String(before)} onChange={(id) => setBefore(+id)} />
        <Select label="To" choices={choices} value={String(after)} onChange={(id) => setAfter(+id)} />
      </div>
      <div className="stack" aria-live="polite">
        {parts.length === 0 && <p>Their texts are the same.</p>}
        {parts.map(({ label, paragraphs }) => (
          <section key={`${before} ${after} ${label}`} className="compare-part">
            <h3>{label}</h3>
            <div lang={languageCode}>
              <Folded paragraphs={paragraphs} />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** @returns the fields that differ */
function differences(before: Texts, after: Texts, language: string) {
  const all = [
    ...FIELDS.map(([name, label]) => [label, before[name], after[name]] as const),
    ['Body', textOf(before.body), textOf(after.body)] as const,
  ];
  return all.flatMap(([label, was, is]) =>
    was === is ? [] : [{ label, paragraphs: diffTexts(was, is, language) }],
  );
}

/** Paragraphs beside a change that are shown with it. */
const AROUND = 1;

/** The paragraphs, with those that are far from any change folded together. */
function Folded({ paragraphs }: { readonly paragraphs: readonly DiffParagraph[] }) {
  const isNear = paragraphs.map((_, place) =>
    paragraphs.slice(Math.max(0, place - AROUND), place + AROUND + 1).some((each) => !isUnchanged(each)),
  );
  const runs: { readonly isShown: boolean; readonly from: number; to: number }[] = [];
  for (const [place, isShown] of isNear.entries()) {
    const run = runs.at(-1);
    if (run?.isShown === isShown) run.to = place + 1;
    else runs.push({ isShown, from: place, to: place + 1 });
  }
  return runs.map(({ isShown, from, to }) => {
    const shown = paragraphs
      .slice(from, to)
      .map((paragraph, place) => <Paragraph key={from + place} paragraph={paragraph} />);
    if (isShown) return shown;
    return (
      <details key={from} className="compare-fold">
        <summary>{counted(to - from, 'unchanged paragraph')}</summary>
        {shown}
      </details>
    );
  });
}

function Paragraph({ paragraph }: { readonly paragraph: DiffParagraph }) {
  return (
    <p>
      {paragraph.map((part, place) => (
        <Part key={place} part={part} />
      ))}
    </p>
  );
}

/** Screen readers say of `ins` and `del` nothing, or not everywhere, so words stand around them. */
function Part({ part: { kind, text } }: { readonly part: DiffPart }) {
  if (kind === 'same') return text;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element>
      <span className="visually-hidden">{kind === 'added' ? ' [added: ' : ' [removed: '}</span>
      {text}
      <span className="visually-hidden">{'] '}</span>
    </Element>
  );
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, tr, figcaption, dt, dd';

/** @returns the text of HTML, a paragraph, heading, item or row a line. What is parsed so is shown nowhere and runs nothing. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const each of body.querySelectorAll('br')) each.replaceWith(' ');
  for (const each of body.querySelectorAll('td, th')) each.append(' ');
  // Only by tags, and no text of the article has line breaks of its own that say anything.
  for (const node of textNodes(body)) node.data = node.data.replaceAll(/\s+/g, ' ');
  for (const each of body.querySelectorAll(BLOCKS)) {
    if (each.matches('li')) each.prepend('• ');
    each.before('\n');
    each.after('\n');
  }
  return body.textContent
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function textNodes(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}
