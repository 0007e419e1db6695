import { countCodePoints } from './code-points.js';
import { isNumberOfName } from './number-of-heading.js';
import { withoutTail } from './without-tail.js';
import { countWords } from './words.js';

/** Headings that name a part of a page and no subject. Compared in lower case, without marks. */
const EMPTY_HEADINGS = new Set(
  (
    'see also|contents|table of contents|references|reference|note|notes|tip|tips|warning|caution|important|introduction|' +
    'overview|summary|conclusion|conclusions|example|examples|description|synopsis|syntax|parameters|arguments|options|' +
    'author|authors|compatibility|outputs|output|return value|return values|bugs|history|links|external links|' +
    'further reading|more information|additional resources|resources|related|related articles|related posts|related pages|' +
    'comments|leave a reply|share this|footnotes|glossary|index|appendix|acknowledgments|acknowledgements|license|' +
    'licence|copyright|changelog|release notes|navigation|menu|search|home|about|about us|contact|contact us|next|' +
    'next steps|previous|what’s next|whats next|prerequisites|requirements|before you begin|in this article|' +
    'on this page|in this section|quick links|subscribe|newsletter|faq|faqs|frequently asked questions|details|general|' +
    'miscellaneous|misc|installing|configuring|setup|other|others|preface|foreword|abstract|background|discussion|results|usage|features|name|files|' +
    'api|api reference|help|reference manual|manual|docs|documentation|readme|guide|guides|basics|methods|properties|functions|' +
    'environment|diagnostics|exit status|title|untitled|document|page|welcome|key points|key takeaways|tl;dr|tldr|' +
    'inhalt|inhaltsverzeichnis|siehe auch|einleitung|einführung|zusammenfassung|fazit|überblick|übersicht|hinweis|hinweise|' +
    'beispiel|beispiele|literatur|quellen|weblinks|einzelnachweise|anmerkungen|sommaire|introduction|voir aussi|références|' +
    'remarque|exemple|exemples|conclusion|notes et références|índice|introducción|resumen|véase también|referencias|' +
    'ejemplo|ejemplos|notas|indice|introduzione|conclusioni|esempio|esempi|note|bibliografia|inhoud|inleiding|' +
    'samenvatting|zie ook|voorbeeld|voorbeelden|目次|概要|はじめに|関連項目|参考文献|注意|例|目录|概述|参见|参考资料'
  ).split('|'),
);

const CONTENTS_OF =
  /^(?:table of )?contents\b|\btable of contents\b|^inhaltsverzeichnis\b|^sommaire\b|目次/iu;
/** @returns whether a heading is a question: its text is an answer, and of no use under another heading. */
export function isQuestionHeading(heading: string): boolean {
  return /[?？؟]$/u.test(heading);
}

/** Labels of boxes. A box is inside a section, whose text continues after it. */
const BOX_LABEL =
  /^(?:notes?|tips?|hints?|warnings?|cautions?|important|danger|info|information|remarks?|attention|examples?|hinweise?|anmerkung|achtung|warnung|vorsicht|wichtig|tipps?|beispiele?|remarques?|astuces?|avertissement|conseil|exemples?|notas?|consejos?|advertencias?|importante|atención|ejemplos?|suggeriment[oi]|avvertiment[oi]|avvertenza|avvis[oi]|attenzione|esemp[io]|opmerking(?:en)?|let op|waarschuwing|belangrijk|voorbeeld(?:en)?|dicas?|avisos?|atenção|exemplos?|注意|注記?|備考|警告|重要|ヒント|例|提示|备注|備註|说明|說明|참고|주의|경고|중요|팁|примечани[ея]|внимание|важно|предупреждение|совет|пример|ملاحظة|تنبيه|تحذير|هام|نصيحة|مثال)(?:\s*\d+(?:\.\d+)*)?\s*[.:：!！]?$/iu;

/** @returns whether a heading is only the label of a box. */
export function isBoxLabel(heading: string): boolean {
  return BOX_LABEL.test(heading.trim());
}

const NUMBER_PREFIX =
  /^(?:(?:chapter|section|appendix|part|kapitel|abschnitt|chapitre|annexe|capítulo|capitolo|hoofdstuk|kapittel|kapitola|rozdział|глава|раздел|فصل|الفصل)\s+(?:\d+(?:\.\d+)*|[A-Z]|[IVX]+)\s*[.:)–—-]\s*|(?:\d+|[A-Z])(?:\.\d+)*[.)]\s+|\d+(?:\.\d+)+\s+|§\s*\d+\s+|第\s?\d+\s?[章节節部]\s*)/iu;

/** The edit link that wikis put after a heading. */
const EDIT_LINK =
  /(?<!\s)\s*\[(?:edit|edit source|Bearbeiten|modifier|editar|modifica|bewerken|編集|编辑|編輯|править|عدل)\]$/iu;

/** @returns a heading fit for print: without number, permalink mark and closing marks. */
export function cleanHeading(heading: string): string {
  const folded = heading.replace(/\s+/gu, ' ').trim().replace(EDIT_LINK, '');
  const number = NUMBER_PREFIX.exec(folded)?.[0] ?? '';
  const rest = folded.slice(number.length);
  const bare = isNumberOfName(number, rest) ? folded : rest;
  return withoutFinalMark(withoutTail(bare, (letter) => ' #¶🔗'.includes(letter))).trim();
}

function withoutFinalMark(heading: string): string {
  const bare = withoutTail(heading, (letter) => ':;,–—-'.includes(letter));
  if (bare !== heading || !heading.endsWith('.')) return bare;
  return /\b(?:al|etc|inc|ltd|co)\.$/iu.test(heading.slice(-6)) ? heading : heading.slice(0, -1);
}

/** @returns whether a cleaned heading names its subject. */
export function isTellingHeading(heading: string): boolean {
  const folded = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N};'’ ]/gu, '')
    .trim();
  if (folded.length < 2 || EMPTY_HEADINGS.has(folded) || !/\p{L}{2}/u.test(heading)) return false;
  if (countWords(heading) > 14 || countCodePoints(heading) > 110) return false;
  // `systemd.timer(5)` is a page of a manual, and `Contents - cacheable` its table of contents.
  if (/^[\w.@+-]{1,60}\(\d[a-z]?\)$/u.test(heading) || CONTENTS_OF.test(heading)) return false;
  if (/[.!。！]$/u.test(heading) || /→|https?:|[{}<>=|\\]/.test(heading)) return false;
  // `tbl_name`, `work_mem (integer)`: an entry of a reference, not a heading of an article.
  return (
    !/^[a-z0-9./-]*_[a-z0-9_./-]*(?: \(.*\))?$|\(\)/u.test(heading) &&
    !/^(?:note|tip|warning|caution)\b/i.test(heading)
  );
}

/**
 * A page's title without the name of the site, which many sites append: `Routine vacuuming | Example docs`.
 * @param site the host or the name of the site; it is removed with everything after the last separator.
 */
export function cleanTitle(title: string, site: string | null, otherTitles: readonly string[]): string {
  // Each run of white space becomes one space, otherwise the time would grow with the cube of its length.
  const line = title.replace(/\s+/gu, ' ').trim();
  const match = /^(.*\S) [|·•–—-] (\S.*)$|^(.*\S) ?[|•] ?(\S.*)$/su.exec(line);
  const head = match?.[1] ?? match?.[3];
  const tail = match?.[2] ?? match?.[4];
  if (head === undefined || tail === undefined) return cleanHeading(title);
  const siteName = (site ?? '').toLowerCase().replace(/^www\./, '');
  const isSite =
    siteName !== '' &&
    (siteName === tail.toLowerCase() || siteName.startsWith(tail.toLowerCase().replaceAll(' ', '')));
  const isShared = otherTitles.some((other) => other !== title && other.endsWith(tail));
  return cleanHeading(isSite || isShared ? head : title);
}
