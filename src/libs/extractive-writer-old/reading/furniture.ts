import { anyOf } from '../any-of.js';

/**
 * Sentences that belong to a page and not to its subject: ways about the site, legal lines, pointers to figures and
 * chapters that the article won't have. Each is matched against the sentence in lower case. False alarms cost one
 * sentence of many; a miss is a blunder in print, so the lists are broad.
 */
const NAVIGATION: readonly RegExp[] = [
  /\b(?:click|tap)\b(?! (?:rate|through))/,
  new RegExp(
    '^(?:please )?' +
      anyOf(
        'see, read, refer to, consult, check out, visit, follow, continue to, go to, jump to',
        'skip to, return to, back to, browse, view, download, subscribe, sign up, sign in, log in',
        'register, contact, email, call',
      ) +
      ' ' +
      anyOf(
        'also, the, our, us, this, these, more, below, above, here, section, chapter, appendix',
        'page, table, figure, your, for, full, all, now, \\W',
      ),
  ),
  /^(?:please )?subscribe (?:to|up)\b|^(?:join|get) (?:our|the) (?:newsletter|mailing list)\b|\b(?:our|free|weekly|monthly) newsletter\b|\bnever miss (?:an?|our|the) /,
  /\b(?:read|learn|find out|see|show) more\b(?! than)/,
  /\b(?:table of contents|next page|previous page|back to top|skip to content|scroll down|sidebar|breadcrumb)\b/,
  /\b(?:share|follow|like|find) (?:this|us|it) on\b/,
  /\bleave a (?:comment|reply)\b/,
  /\b(?:hier klicken|klicken sie|mehr lesen|weiterlesen|siehe (?:auch|abschnitt|kapitel|abbildung))\b/,
  /\b(?:cliquez|en savoir plus|lire la suite|voir (?:aussi|la section|le chapitre|la figure))\b/,
  /\b(?:haga clic|leer más|véase|ver también|clique aqui|leia mais|fare clic|leggi (?:di più|tutto)|klik hier|lees (?:meer|verder))\b/,
];

const LEGAL: readonly RegExp[] = [
  /©|\(c\) ?\d{4}|\bcopyright\b.{0,40}\d{4}|\ball rights reserved\b|\balle rechte vorbehalten\b|\btous droits réservés\b/,
  /\b(?:we|site|website) uses? cookies\b|\bcookie (?:policy|settings|notice|consent|banner)\b|\baccept (?:all )?cookies\b/,
  /\b(?:privacy policy|terms of (?:service|use)|legal notice|terms and conditions)\b/,
  /\b(?:alle|unsere) cookies\b|\bdatenschutzerklärung\b|\bpolitique de confidentialité\b/,
  /\bregistered (?:company|office|charity)\b.{0,120}\b(?:directors?|number|court|vat)\b/,
  /\bjavascript (?:is|must be) (?:disabled|enabled|required)\b|\bplease enable javascript\b/,
];

const POINTERS: readonly RegExp[] = [
  new RegExp(
    '\\b' +
      anyOf(
        'sections?, chapters?, appendix, appendices, figures?, tables?, examples?, listings?',
        'steps?, parts?, pages?, footnotes?, fig\\., sec\\., ch\\., p\\., abschnitte?, kapitel',
        'abbildung, tabelle, chapitre, annexe, sección, capítulo, figura, tabla, sezione',
        'capitolo, hoofdstuk',
      ) +
      '\\s+(?:[“"(]|\\d|[a-z]\\.\\d|[ivx]+\\b(?=[,.;:)]))',
  ),
  /\bparagraph \d/,
  new RegExp(
    '\\b' +
      anyOf(
        'this, that, these, next, previous, preceding, following, last, other, earlier, later',
        'same, first, current, above, subsequent, corresponding, few, present, dedicated',
        'separate',
      ) +
      ' (?:few |two |three |couple of |short |whole )?(?:sub-?)?' +
      anyOf(
        'sections?, chapters?, appendix, appendices, books?, documents?, articles?, pages?',
        'posts?, tutorials?, guides?, manuals?, figures?, tables?, paragraphs?, examples?',
        'listings?, screenshots?, diagrams?, snippets?, sidebars?, handbooks?, howtos?',
      ) +
      '\\b',
  ),
  /\b(?:in|by|from|on|of|via) the (?:chapters?|sections?|appendix|sidebar|footnote|glossary|figure|diagram|screenshot|illustration)\b/,
  new RegExp(
    '\\b' +
      anyOf(
        'described, discussed, shown, mentioned, listed, given, explained, seen, noted, outlined',
        'detailed, covered, introduced, defined, presented, stated, demonstrated, used, see',
        'example, code, output, command, commands, listing, procedure, steps, image, picture',
        'table, figure, list, described in detail, one, ones',
      ) +
      ' ' +
      anyOf('above, below, here, there, earlier, later, previously, elsewhere, before, so far', 'overleaf') +
      '\\b(?! (?:zero|\\d|average))',
  ),
  /\bas (?:above|below)\b|\b(?:above|below)(?:[.,;)]|-mentioned|-described| are | is (?:an?|the) )/,
  /\b(?:the|as|see|from|in) (?:above|below|aforementioned|foregoing)\b(?! all)/,
  /\bas follows\b|\bthe following\b(?! (?:year|day|month|week|morning))/,
  /\((?:see|cf\.?|refer|for (?:more|details|further)|more on|as (?:shown|described|explained|seen|discussed)|described|discussed|explained|mentioned|siehe|voir|véase|ver|vedi|zie)\b/,
  /\bsee (?:also )?(?:the |section|chapter|appendix|table|figure|below|above|[\w.@+-]{1,60}\(\d[a-z]?\)|https?:)/,
  /\b(?:for|more) (?:more|further|additional|complete|full|detailed|the) (?:details?|information|explanations?|discussion|documentation|description)\b|\bfor (?:details|more|further|a (?:complete|full|detailed|description|discussion|list))\b/,
  /\b(?:more|further|additional) (?:details?|information|about (?:this|it)) (?:is|are|can|may|on|about|regarding)\b/,
  /\b(?:earlier|later) (?:in|on) (?:this|the) (?:section|chapter|page|document|book|article|guide|post)\b/,
  /\bin (?:this|the present) (?:case study|example|tutorial|guide|article|book|chapter|section|document|post)\b/,
  new RegExp(
    "\\b(?:let us|let's|let’s)\\b|\\b(?:we|i)(?:['’](?:ve|ll|re|d))? " +
      '(?:' +
      anyOf(
        'have, will, shall, can, are going to, already, now, just, also, would, had, then, first, briefly',
      ) +
      ' )*' +
      anyOf(
        'seen?, saw, looked?, discuss(?:ed)?, describe[ds]?, explain(?:ed)?, covere?d?',
        'mention(?:ed)?, introduced?, turn, examine[ds]?, present(?:ed)?, showed, shown, show',
        'learn(?:ed)?, assume[ds]?, recommend, suggest, advise, say, said, note[ds]?, study',
        'review, explore[ds]?, walk, talk, focus',
      ) +
      '\\b',
  ),
  /見て(?:い|ゆ|み)きましょう|見てみましょう|説明します。|دعنا |لنلق |سنرى|\b(?:sehen wir uns|schauen wir uns|für (?:weitere|weitergehende|nähere|mehr) informationen|pour (?:plus|davantage) d[’']informations|para (?:más|mais) informa(?:ción|ções)|per (?:maggiori|ulteriori) informazioni)\b/,
  /\b(?:we|i) (?:will|shall|can(?:not| not)?|can['’]t) (?:only |never )?(?:claim|delineate|limit ourselves|restrict ourselves|confine ourselves|content ourselves)\b|\b(?:a|one) (?:single|whole) (?:chapter|section|article|page)\b/,
  /\b(?:below you(?:'ll|’ll| will| can)? find|you(?:'ll|’ll| will| can) find below)\b/,
  /→|⇒|»\s*$|\[(?:edit|bearbeiten|modifier|\d+|[a-z]|citation needed|clarification needed|when\?|who\?|(?:note|nb|n|anm\.|lower-alpha) ?\d+)\]/,
  /\bthis (?:figure|screenshot|image|diagram|table|listing|excerpt|output|example|snippet|command line)\b|\bhere (?:is|are|we|you)\b|\b(?:looks?|look) like(?: this)?[:.]?$/,
  /\b(?:the )?(?:author|reader|readers)s?\b(?! of (?:the )?(?:package|file|program))(?=.{0,300}\b(?:book|chapter|section|guide|feel|interested|invited|should (?:note|consult|refer)|can skip|may wish)\b)/,
  /\b(?:deserves?|worth|merits?) (?:some |a |more |special |further |being |a closer )*(?:mention(?:ing)?|details?|attention|look|explanation|explaining|discussion|noting)\b/,
  /\bthis (?:man(?:ual)? ?page|manpage|readme|wiki|reference)\b|^(?:again|note|nota bene|n\.b\.|p\.s\.)\b ?:/,
  /\bthe (?:schedule|list|section|example|diagram|chart|map|code|output|snippet|photo|picture) (?:below|above|overleaf|opposite)\b/,
  /\b(?:shown|pictured|seen|illustrated|listed|depicted) (?:on|to|at) the (?:left|right|top|bottom)\b|\b(?:pictured|left|right|above|below)\)/,
  /\b(?:explained|described|covered|discussed|mentioned|shown|listed|documented|introduced|detailed|defined|seen|see|read|examples?|details|more|information) (?:[\w.,-]+ ){0,4}(?:in|under|from) the (?:[\w.-]+ ){1,3}section\b|\b(?:we|i) \w{2,}ed\b[^.]{0,90} in the (?:[\w.-]+ ){1,3}section\b|\bthe (?:scenario|example|story|question|case) (?:that |which )?(?:we|i) (?:opened|started|began|closed)\b|\b(?:opened|started|began) (?:the|this) (?:chapter|section|book|article) with\b/,
  /\(\d[a-z]?\) (?:manual|man) ?page|\b(?:manual|man) ?pages? (?:of|for)\b/,
  /\bmay (?:still )?wish to skim\b|\bbeyond the scope\b/,
  /\bas (?:you can see|we|shown|described|discussed|explained|mentioned|noted|seen|stated|in the (?:example|previous))\b/,
  /\bin (?:diesem|den nächsten|den folgenden|den vorherigen) (?:beispiele?n?|abschnitte?n?|kapiteln?|artikel|handbuch)\b|\bbeispiele[n]? in diesem\b/,
  /\b(?:wie (?:oben|unten|bereits|im folgenden)|im folgenden|folgende[nrms]?|oben genannte[nr]?|s\. ?[ou]\.)\b/,
  /\b(?:ci-dessus|ci-dessous|ci-après|suivante?s? ?:|mentionnée? plus haut)\b|\b(?:a continuación|más arriba|más abajo|anteriormente|seguinte|abaixo|acima|di seguito|seguente|sopra|hieronder|hierboven|volgende)\b/,
  /以下の|次の(?:よう|図|表|例|コマンド|通り)|下記|上記の|図\s?\d|表\s?\d|前述|後述|上で(?:説明|述べ|紹介|示し|挙げ)|(?:この|本|次の|前の|各)(?:節|章|項|記事|文書|ページ|ガイド|書)(?:で|の|に|は|を)|ここで挙げた|紹介します。|参照して|を参照|如下|下面|见第|參見|参见|如图|如圖|다음과 같|아래|위에서|그림 ?\d|см\. |рис\. ?\d|следующ|انظر|فيما يلي|التالي/,
];

/** @returns whether a sentence is furniture of its page. */
export function isFurniture(sentence: string): boolean {
  const lower = sentence.toLowerCase();
  return [NAVIGATION, LEGAL, POINTERS].some((list) => list.some((pattern) => pattern.test(lower)));
}

/** As `isFurniture`, for what introduces a list that will stand under it: "for the following reasons:" is right there. */
export function isFurnitureOfListLead(sentence: string): boolean {
  const lower = sentence.toLowerCase().replace(/\b(?:the |as )?follow(?:ing|s)\b/g, '');
  return [NAVIGATION, LEGAL, POINTERS].some((list) => list.some((pattern) => pattern.test(lower)));
}

/** As `isFurniture`, for the steps of a procedure, whose reader is told what to click. */
export function isFurnitureOfStep(step: string): boolean {
  // "Click Color in the sidebar" points into the program and not to a part of the page.
  const lower = step.toLowerCase().replace(/\bsidebar\b/g, 'panel');
  return [LEGAL, POINTERS].some((list) => list.some((pattern) => pattern.test(lower)));
}
