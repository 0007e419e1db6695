import { isStopWord, quotedIn } from '../../text/index.js';

/**
 * Sentences that belong to a page and not to its subject. Matched in lower case; in doubt a sentence is left out, for a
 * false alarm costs one of many and a miss is a fault in print.
 */
const NAVIGATION: readonly RegExp[] = [
  /\b(?:click|tap)\b(?! (?:rate|through))|\b(?:table of contents|next page|previous page|back to top|skip to content|breadcrumb)\b|\bleave a (?:comment|reply)\b/,
  /^(?:please )?(?:see|read|refer to|consult|check out|visit|follow|continue to|go to|jump to|skip to|return to|back to|browse|view|download|subscribe|sign up|sign in|log in|register|contact|email|call) (?:also|the|our|us|this|these|more|below|above|here|section|chapter|appendix|page|table|figure|your|for|full|all|now)\b/,
  /\b(?:read|learn|find out|see|show) more\b(?! than)|\b(?:share|follow|like|find) (?:this|us|it) on\b|\b(?:our|free|weekly|monthly) newsletter\b/,
  /\b(?:hier klicken|klicken sie|mehr lesen|weiterlesen|cliquez|en savoir plus|lire la suite|haga clic|leer más|clique aqui|leia mais|fare clic|leggi (?:di più|tutto)|klik hier|lees (?:meer|verder)|нажмите|читайте также|подробнее)(?!\p{L})/u,
  /©|\(c\) ?\d{4}|\ball rights reserved\b|\balle rechte vorbehalten\b|\btous droits réservés\b|\buses? cookies\b|\b(?:cookie|privacy) (?:policy|settings|notice|consent|banner)\b|\bterms (?:of (?:service|use)|and conditions)\b|\bsubject to (?:\p{L}+ )?(?:changes?|alterations?|errors)\b|\b(?:technische )?änderungen (?:und irrtümer )?vorbehalten|\bsous réserve de modifications|\bsujeto a (?:cambios|modificaciones)|\bcon riserva di modifiche|\bwijzigingen voorbehouden|\bjavascript (?:is|must be) (?:disabled|enabled|required)\b/u,
];

/** A firm, its street with a number and its town, and no verb. */
const IMPRINT =
  /^(?=[^.]{0,160} \p{Nd})(?=[^.]{0,160}(?<!\p{L})(?:gmbh|ag|kg|ltd|limited|inc|llc|plc|sarl|sas|s\.a\.|bv|b\.v\.|nv|oy|ab|spa|s\.p\.a\.|srl|s\.r\.l\.)(?!\p{L}))(?:[^\s,.]+(?:[ .][^\s,.]+){0,5}\.?, ){1,5}[^\s,.]+(?: [^\s,.]+){0,4}\.?$/u;

const PARTS =
  'sections?|chapters?|appendix|appendices|figures?|tables?|examples?|listings?|footnotes?|paragraphs?|articles?|pages?|posts?|books?|documents?|tutorials?|guides?|manuals?|handbooks?|howtos?|screenshots?|diagrams?|snippets?|sidebars?|man ?pages?|faqs?|readme';
const POINTERS: readonly RegExp[] = [
  /\b(?:sections?|chapters?|appendix|figures?|fig\.|tables?|examples?|listings?|footnotes?|paragraphs?|abschnitte?|kapitel|abbildung|tabelle|chapitre|annexe|sección|capítulo|figura|tabla|sezione|capitolo|tabella|hoofdstuk|afbeelding|глава|раздел|рис\.|таблица)\s+(?:[“"„«]|\d|[a-z]\.\d|[ivx]+\b(?=[,.;:)]))/u,
  new RegExp(
    `\\b(?:this|these|next|previous|preceding|following|last|earlier|later|current|above|subsequent|corresponding|present|separate|same|rest of the|remainder of the) (?:few |two |three |short |whole )?(?:sub-?)?(?:${PARTS})\\b`,
  ),
  /\b(?:in|by|from|on|of|via|throughout) the (?:chapters?|sections?|appendix|sidebar|footnote|glossary|figure|diagram|screenshot|illustration|handbook|tutorial)\b/,
  /\b(?:described|discussed|shown|mentioned|listed|given|explained|seen|noted|outlined|detailed|covered|introduced|defined|presented|stated|demonstrated|see|example|code|output|commands?|listing|procedure|steps|image|picture|table|list|ones?) (?:above|below|here|earlier|later|previously|elsewhere|overleaf|so far)\b/,
  /\bas (?:above|below|follows|you (?:can )?see|we |shown|described|discussed|explained|mentioned|noted|seen|stated)|\b(?:above|below)(?:[.,;:)]|-mentioned| are | is )|\b(?:the|see|from|in) (?:above|below|aforementioned|foregoing)\b(?! all)|\bthe following\b(?! (?:year|day|month|week|morning))/,
  /, (?:please )?see (?!that|if|how|whether|what|why|it\b|them|him|her\b|you|us\b|to\b)[^,;:.]{3,90}\.?$/,
  /\((?:see|cf\.?|refer|for (?:more|details|further)|as (?:shown|described|explained)|described|discussed|explained|siehe|s\. |vgl\.?|voir|véase|ver|vedi|zie|см\.)/,
  /\b(?:see|refer to|consult|check|read) (?:also )?(?:the |section|chapter|appendix|table|figure|below|above|https?:|documentation|[\w.@+-]{1,60}\(\d[a-z]?\))/,
  /\b(?:more|further|additional|complete|full|detailed) (?:details?|information|explanations?|discussion|documentation|descriptions?)\b|\bfor (?:details\b|(?:more|further) (?:details|information|about|on)\b)|\bbeyond the scope\b/,
  /\bin (?:this|the present|our) (?:case study|example|tutorial|guide|article|book|chapter|section|document|post|page|manual)\b|\b(?:let us|let's)\b|\bhere (?:is|are|we|you)\b|\blooks? like(?: this)?[:.]?$/,
  /\b(?:we|i)(?:'(?:ve|ll|re|d))? (?:have |will |shall |can |are going to |already |now |just |also |would |had |then |first |briefly )*(?:see|seen|saw|look|looked|discuss(?:ed)?|describe[ds]?|explain(?:ed)?|cover(?:ed)?|mention(?:ed)?|introduced?|turn|examined?|present(?:ed)?|showed|shown|show|learn(?:ed)?|assumed?|noted?|study|review|explore|focus)\b/,
  /\b(?:readers?|authors?)\b(?=[^.]{0,200}\b(?:book|chapter|section|guide|feel|interested|invited|consult|refer|skip)\b)/,
  /\b(?:wie (?:oben|unten|bereits|im folgenden)|im folgenden|folgende[nrms]?|oben (?:genannt|erwähnt|beschrieben)\p{L}*|s\. ?[ou]\.|siehe|in (?:diesem|dieser) (?:abschnitt|kapitel|artikel|handbuch|beispiel|anleitung|seite)|auf dieser seite|weitere (?:informationen|einzelheiten|details))(?!\p{L})/u,
  /\b(?:ci-dessus|ci-dessous|ci-après|suivante?s? ?:|plus haut|plus bas|voir (?:aussi|la|le|les)|dans (?:ce|cette) (?:chapitre|section|article|page|guide|exemple)|pour (?:plus|davantage) d)/,
  /(?<!\p{L})(?:a continuación|más arriba|más abajo|anteriormente|véase|ver también|en (?:este|esta) (?:capítulo|sección|artículo|página|guía)|^para más (?:detalles|información)|(?:as|os|a|o) seguintes?|abaixo|acima|veja|neste (?:capítulo|artigo)|nesta (?:seção|página)|di seguito|seguent[ei]|sopra|sotto riportat\p{L}|vedi|in questo (?:capitolo|articolo)|in questa (?:sezione|pagina)|hieronder|hierboven|volgende:|zie (?:ook|de|het)|in dit (?:hoofdstuk|artikel)|op deze pagina|см\.|ниже|выше|следующ\p{L}+:|в (?:этой|данной) (?:главе|статье)|в этом разделе)(?!\p{L})/u,
  /以下の|次の(?:よう|図|表|例|コマンド|通り|節|章)|下記|上記|図\s?\d|表\s?\d|前述|後述|(?:この|本|次の|前の|各)(?:節|章|項|記事|文書|ページ|ガイド|書|例)(?:で|の|に|は|を)|紹介します|を参照|見て(?:い|ゆ|み)きましょう|見てみましょう|[ぁ-ん]ましょう。?$|説明します。|如下|下面|见第|見第|參見|参见|如图|如圖|本(?:章|节|節|文|页|頁)|다음과 같|아래|위에서|그림 ?\d|이 (?:장|절|글|문서|페이지)|참조|في هذا (?:الفصل|القسم|المقال)|أدناه|أعلاه|انظر|دعنا /,
  /→|⇒|»\s*$|\[(?:edit|bearbeiten|modifier|citation needed|clarification needed|when\?|who\?)\]/,
];

/** Who speaks of himself speaks of his page, his shop or his book. "I/O" is no person. */
const FIRST_PERSON: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}\p{M}/'’.-])(?:I(?![/\p{L}.-])|[Ww]e|[Oo]urs?|us(?![\p{L}$])|[Mm]y|[Mm]e)(?![\p{L}-])(?<!\bU\.?S)/u,
  de: /(?<!\p{L})(?:ich|wir|uns|unser\p{L}*|mein(?:e[nrms]?)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|nous|notre|nos|mon|mes|j['’])(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|nosotr[oa]s|nuestr[oa]s?|hemos|mis?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|noi|nostr[oaie]|abbiamo|mi[oa]|miei|mie)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|nós|noss[oa]s?|meus?|minhas?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:ik|wij|we|ons|onze|mijn)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:я|мы|нас|нам|наш\p{L}*|мой|моя|мои)(?!\p{L})/iu,
  ja: /当店|当社|弊社|当院|当園|私(?:たち|ども|は|の|が)|我々|われわれ/u,
  zh: /我们|我們|本公司|我的|我是/u,
  ko: /우리|저희|나는|저는/u,
  ar: /(?<!\p{L})(?:نحن|لدينا|متجرنا|شركتنا|أنا|إننا|إنني)(?!\p{L})/u,
};

/** @returns whether somebody speaks in a sentence, and is not quoted: the author, the shop, the firm. */
export function speaksOfItself(sentence: string, language: string): boolean {
  const spoken = FIRST_PERSON[language];
  if (!spoken?.test(sentence)) return false;
  let said = sentence;
  for (const { text, start } of quotedIn(sentence))
    said = said.slice(0, start) + ' '.repeat(text.length) + said.slice(start + text.length);
  return spoken.test(said);
}

/** @returns whether a sentence belongs to its page: a way about the site, a legal line, a pointer to another part of it. */
export function belongsToPage(sentence: string): boolean {
  const lower = sentence.toLowerCase().replaceAll('’', "'");
  return [IMPRINT, ...NAVIGATION, ...POINTERS].some((pattern) => pattern.test(lower));
}

/** As `belongsToPage`, for what leads into a list that is printed under it ("the following reasons:"), and for steps. */
export function belongsToPageOfList(sentence: string): boolean {
  const bare = withoutWayOn(sentence);
  return POINTERS.some((pattern) => pattern.test(bare));
}

/** @returns what leads into something, in lower case, without the words that point to what follows: "the following", "below" */
export function withoutWayOn(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(
      /\b(?:the |as )?follow(?:ing|s)\b|\bbelow\b|\bhere (?:is|are)\b|\b(?:like|with|in|using) this(?: \p{L}+)?[:：]$|\bfolgende[nrms]?\b|\b(?:weiter )?unten\b|\bnachfolgend\p{L}*|\bsuivante?s?\b|\bci-(?:dessous|après)\b|\ba continuación\b|\bmás abajo\b|\bseguent[ei]\b|\bqui sotto\b|\bseguintes?\b|\babaixo\b|\bvolgende\b|\bhieronder\b|以下の|次の|下記の|如下|下面|다음과 같|следующ\p{L}+/gu,
      '',
    );
}

/** Joints further in: what a sentence over a listing goes on to is the listing. */
const JOINTS =
  /(?<=\p{L} (?:\p{L}+ ){0,12})(?:then|therefore|thus|dann|daher|deshalb|somit|ensuite|donc|alors|ainsi|entonces|luego|por tanto|quindi|poi|então|portanto|dan|dus) /gu;

/** @returns a sentence that stands over a listing without such joints */
export function withoutJoints(sentence: string): string {
  return sentence.replace(JOINTS, '');
}

/** Sixty words, and sixty long ones: what has more is no prose, and would be looked through by every pattern above. */
export const LONGEST = { words: 60, letters: 1500 };
const FINAL_MARK = /[.!。！｡۔।॥።։៕។…](?:["'”’»›“)\]」』）]|\[\w{1,4}\])*$/u;
const QUESTION_MARK = /[?？؟፧](?:["'”’»›“)\]」』）])*$/u;

export function isQuestion(text: string): boolean {
  return QUESTION_MARK.test(text);
}

export function endsLikeSentence(text: string): boolean {
  return FINAL_MARK.test(text);
}

export function leadsIntoList(text: string): boolean {
  return /[:：]$/u.test(text);
}

/** @returns whether a listing may stand behind a text: "… with this command:", "The general form of the command is" */
export function mayLeadIn(text: string, language: string): boolean {
  // Stop words are short, and a search must not begin anew at each letter of an endless word.
  const last = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,20}$/u.exec(text)?.[0].toLowerCase();
  return leadsIntoList(text) || endsLikeSentence(text) || (last !== undefined && isStopWord(last, language));
}

/**
 * @param language primary subtag
 * @returns whether a text is prose in one piece: no code, no damage, no beginning or end cut away
 */
export function isSound(text: string, words: number, language: string): boolean {
  if (words > LONGEST.words || text.length > LONGEST.letters) return false;
  return startsWhole(text, language) && !looksLikeCode(text) && !hasLoosePairs(text) && !DAMAGE.test(text);
}

/** What starts small goes on from something cut away, unless the small word is a name: "dpkg unpacks the archive.", "pg_dump …". */
function startsWhole(text: string, language: string): boolean {
  const start = /^["'“‘«„「『（([¿¡]*(?:([\p{L}\p{M}\p{Nd}][\p{L}\p{M}\p{Nd}_-]*)|[/$~@#.<`€£¥-]\S*)/u.exec(
    text,
  );
  if (!start) return false;
  const word = start[1];
  return word === undefined || !/^\p{Ll}/u.test(word) || !isStopWord(word.toLowerCase(), language);
}

/** Of ten marks of true prose seven are letters (manuals: 0.76 and more), or figures that stand by themselves (news). */
const LETTERS_OF_PROSE = 0.7;
const FIGURE =
  /(?<![^\s("“„«'‘–—-])(?:[€$£¥₹]|US\$)?\p{Nd}+(?:[.,:]\p{Nd}+)*(?: ?[%€٪％])?(?![\p{L}\p{Nd}=/_*+<>|;])/gu;

/** "Debian QA Group <packages@qa.debian.org>" is a name with its address. */
const NAMED_ADDRESS = /<[^<>\s@]{1,80}@[^<>\s@]{1,80}>/g;

function looksLikeCode(said: string): boolean {
  const text = said.replace(NAMED_ADDRESS, '');
  const visible = Math.max(1, text.replace(/\s/gu, '').length);
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '').length;
  const figures = (text.match(FIGURE) ?? []).reduce((sum, { length }) => sum + length, 0);
  return (
    (letters + figures) / visible < LETTERS_OF_PROSE ||
    letters / visible < LETTERS_OF_PROSE - 0.2 ||
    /[{}]|[<>|=&]{2,}|\$ \S|^#|https?:\/\/\S{40,}|<\/?[a-z][^<>]{0,200}[>=]/i.test(text)
  );
}

/** What taking an image, a note's mark or a formula out of a page leaves behind, and two sentences grown together. */
const DAMAGE =
  /(?<![\w.])\(\s*(?:[,;]\s*)?\)|(?<!\w)\[\s*\](?!\()|^\[\w{1,3}\]\s|(?<!\.)\.\.["”’)]*$|[:;,]\.["”’)]*$|\s\[(?:nb \d+|n \d+|note \d+)\](?!\w)|^[(（].*[)）]$/u;
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\(/g, /\)/g],
  [/\[/g, /\]/g],
  [/“/g, /”/g],
  [/「/g, /」/g],
  [/（/g, /）/g],
];

function hasLoosePairs(text: string): boolean {
  if ((text.match(/(?<![\d\p{L}])"|"(?![\d\p{L}])/gu)?.length ?? 0) % 2 === 1) return true;
  // German quotations close with the mark that opens English ones.
  return PAIRS.slice(0, text.includes('„') ? 2 : PAIRS.length).some(
    ([open, close]) => (text.match(open)?.length ?? 0) !== (text.match(close)?.length ?? 0),
  );
}
