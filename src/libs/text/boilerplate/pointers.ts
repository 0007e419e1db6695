/*
 * Closed lists, in English, German, French, Spanish, Italian, Dutch, Portuguese, Japanese, Korean, Chinese, Russian and
 * Arabic, of the words by which a text speaks of its own parts. One expression has all languages: the language of a short
 * line can't be detected, and hardly any of these words means something else in another language.
 */

/** `3`, `3.2`, `14-1`, `B.2`. */
const NUMBER = String.raw`(?:\d{1,4}(?:[.\-–]\d{1,4}){0,4}|[A-Z](?:\.\d{1,3}){1,4})(?![\p{L}\p{N}])`;

/** Parts that have a caption. */
const SHOWN =
  'figures?|figs?\\.?|tables?|listings?|exhibits?|illustrations?|plates?|charts?|' +
  'abbildung(?:en)?|abb\\.|tabellen?|tab\\.|schaubild|diagramm|' +
  'tableaux?|schéma|graphique|encadré|' +
  'figuras?|tablas?|cuadros?|gráficos?|ilustración|' +
  'figura|figure|tabell[ae]|grafico|illustrazione|' +
  'afbeelding(?:en)?|afb\\.|figuur|tabel(?:len)?|' +
  'tabelas?|quadros?|ilustração|' +
  'рис(?:унок|унке|унка|\\.)|табл(?:ица|ице|ицы|\\.)|схема|диаграмма|' +
  'الشكل|شكل|الجدول|جدول|الصورة';

/** Other parts of a text. */
const PARTS =
  'sections?|sect\\.|chapters?|chap\\.|appendi(?:x|ces)|annex(?:es)?|pages?|pp?\\.|footnotes?|examples?|equations?|' +
  'abschnitte?[ns]?|abschn\\.|kapiteln?|kap\\.|anhang|anhängen|seiten?|fußnoten?|beispiele?|' +
  'chapitres?|annexes?|exemples?|' +
  'secci(?:ón|ones)|apartados?|capítulos?|anexos?|apéndices?|páginas?|ejemplos?|' +
  'sezion[ei]|paragraf[oi]|capitol[oi]|appendic[ei]|allegat[oi]|pagin[ae]|esemp(?:io|i)|' +
  'paragra(?:af|fen)|hoofdstuk(?:ken)?|bijlagen?|pagina|voorbeeld(?:en)?|' +
  'seç(?:ão|ões)|apêndices?|exemplos?|' +
  'раздел(?:е|а|ы|ах)?|глав[аеуы]|приложени[еияю]|страниц[аеуы]|пример[аеу]?|' +
  'القسم|الفصل|الملحق|الصفحة|الباب';

/** `図 4`, `第 3.2 節`, `표 1`: these numbers stand beside the word, or between two. */
const EAST_ASIAN_SHOWN = String.raw`(?:図表?|表|圖|图|写真|그림|표|도표)\s?\d{1,4}(?:[.\-–]\d{1,4}){0,4}(?!\d)`;
const EAST_ASIAN_PART = String.raw`第\s?[\d.\-〇一二三四五六七八九十百]{1,8}\s?[章節节部項项図表图圖]|(?:付録|附录|附錄|부록)\s?[A-Z\d](?![A-Z\d])|(?<!\d)\d{1,4}(?:\.\d{1,3}){0,4}\s?(?:節|项|項|절|장)`;

/** Letters number these only: "page A" and "section I" are hardly ever meant. */
const LETTERED = String.raw`(?:appendix|annex|anhang|annexe|anexo|apéndice|appendice|allegato|bijlage|apêndice|приложение|الملحق)\s{1,3}[A-Z](?![\p{L}\p{N}])`;

const NUMBERED = String.raw`(?<![\p{L}\p{N}])(?:${LETTERED}|(?:${SHOWN}|${PARTS})\s{1,3}(?:n[°ºo]\.?\s?)?${NUMBER})|${EAST_ASIAN_SHOWN}|${EAST_ASIAN_PART}`;

const NUMBERED_PART = new RegExp(NUMBERED, 'iu');

/** Parts of the page that a sentence may point to without a number: only with these words before or after. */
const PLACED_PART = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:the )?(?:following|preceding|previous|next|above|below) (?:figures?|tables?|diagrams?|screenshots?|images?|pictures?|charts?|listings?|sections?|chapters?|examples?|photos?)|(?:figures?|tables?|diagrams?|screenshots?|images?|pictures?|charts?|listings?|sections?|chapters?|examples?|photos?) (?:above|below|opposite|overleaf)|(?:as|are|is) (?:shown|listed|described|explained|discussed|mentioned|noted|seen) (?:above|below|here)|(?:see|described|discussed|listed) (?:above|below|overleaf)|earlier in this (?:chapter|section|page|article|book)|later in this (?:chapter|section|page|article|book)|` +
    String.raw`(?:die|der|den|im) (?:folgenden?|obigen?|nächsten?|vorigen?|vorherigen?) (?:abbildung|tabelle|abschnitt|kapitel|beispiel|bild)|(?:siehe|s\.) (?:oben|unten)|wie oben|` +
    String.raw`(?:la|le|les) (?:figure|tableau|section|chapitre|image)s? (?:ci-dessus|ci-dessous|suivante?s?|précédente?s?)|(?:voir|cf\.?) (?:ci-dessus|ci-dessous|plus (?:haut|loin))|` +
    String.raw`(?:la|el) (?:siguiente|anterior) (?:figura|tabla|sección|imagen|capítulo)|(?:la|el) (?:figura|tabla|sección|imagen|capítulo) (?:siguiente|anterior)|(?:véase|ver) (?:más )?(?:arriba|abajo)|` +
    String.raw`(?:la|il) (?:seguente|precedente) (?:figura|tabella|sezione|immagine|capitolo)|(?:la|il) (?:figura|tabella|sezione|immagine|capitolo) (?:seguente|precedente|sopra|sotto)|vedi (?:sopra|sotto)|` +
    String.raw`(?:de|het) (?:volgende|vorige|onderstaande|bovenstaande) (?:afbeelding|figuur|tabel|paragraaf|hoofdstuk)|zie (?:boven|onder|hierboven|hieronder)|` +
    String.raw`(?:a|o) (?:seguinte|próxima?|anterior) (?:figura|tabela|seção|imagem|capítulo)|(?:a|o) (?:figura|tabela|seção|imagem|capítulo) (?:seguinte|abaixo|acima|anterior)|(?:veja|ver) (?:acima|abaixo)|` +
    String.raw`(?:следующ|предыдущ|приведённ|приведенн)\p{L}{2,4} (?:рисунк|таблиц|раздел|глав)\p{L}{0,3}|см\. (?:выше|ниже))(?![\p{L}\p{N}])|` +
    String.raw`(?:下|上|次|以下|左|右)の?(?:図|表|例|写真)|(?:如|见|見)(?:下|上|左|右)?(?:图|圖|表)|(?:아래|위|다음)의?\s?(?:그림|표)|(?:الشكل|الجدول|القسم) (?:التالي|السابق|أدناه|أعلاه)`,
  'iu',
);

/** @returns whether a text names a figure, a table or a section of its own page or book, by number or by place. */
export function namesPartOfPage(text: string): boolean {
  return NUMBERED_PART.test(text) || PLACED_PART.test(text);
}

/** A caption begins with the name of what it stands under: `Figure 4. Boot screen`, `Abb. 2:`, `表 3：`. */
const CAPTION = new RegExp(
  String.raw`^(?:(?:${SHOWN}|examples?|beispiel|exemple|ejemplo|esempio|voorbeeld|exemplo|пример|مثال)\s{1,3}(?:n[°ºo]\.?\s?)?${NUMBER}|(?:図表?|表|圖|图|例|그림|표|예)\s?${NUMBER})(?:\s?[.:：—–|)-]|$|(?=\s))`,
  'iu',
);
/** Of all captions of the pages that were read, 99 in 100 are shorter. */
const LONGEST_CAPTION = 200;

/** @returns whether a line is the caption of a figure, table or listing. */
export function isCaption(line: string): boolean {
  const caption = line.length <= LONGEST_CAPTION ? CAPTION.exec(line) : null;
  if (!caption) return false;
  // "Figure 4 shows the harbour." and "図4は港を示す。" are sentences about it.
  const isMarked = /[.:：—–|)-]$/u.test(caption[0]);
  return isMarked || /^(?:$|\s+[^\p{Ll}\s])/u.test(line.slice(caption[0].length));
}

/** Who made a picture or a table, and how it is to be read: `Photo: Jane Roe`, `Source: Eurostat`, `Legend: …`. */
const CREDIT =
  /^(?:photos?|photographs?|image|picture|illustration|graphic|map|video|credits?|sources?|legend|key|foto|fotos|bild(?:quelle|nachweis)?|grafik|quellen?|legende|crédit(?:s|o|os)?(?: photo)?|photo|fuente|leyenda|fonte|legenda|didascalia|beeld|bron|imagem|写真|出典|資料|凡例|사진|출처|자료|图片来源|资料来源|来源|图源|摄影|фото|источник|المصدر|الصورة)(?: (?:by|credit|courtesy of|de|von|di|van|d[eo]))?\s{0,2}[:：©]\s{0,2}\S/iu;
/** Chosen: a name and an address; longer lines that begin so are sentences. */
const LONGEST_CREDIT = 120;

/** @returns whether a line tells only where a picture or a table comes from, or how to read it. */
export function isCredit(line: string): boolean {
  return line.length <= LONGEST_CREDIT && CREDIT.test(line) && !/[.!?]["”]?\s+\p{Lu}/u.test(line);
}

/** What a sentence begins with that only sends the reader elsewhere, wherever that is. */
const SENDS = new RegExp(
  String.raw`^[\s(→»>*–-]{0,6}(?:(?:please )?(?:see|see also|refer to|cf\.|compare with) |` +
    String.raw`(?:for|to (?:find out|learn|read|see)) (?:(?:much |even |yet )?more|further|full|additional|complete|the full|other|detailed) (?:information|details?|about|on|examples?|help|reading|documentation|list|ways|options)(?![\p{L}])|` +
    String.raw`(?:find out|learn|read) more(?![\p{L}])|more (?:information|details?|on (?:this|that)|about (?:this|that))(?![\p{L}])|` +
    String.raw`(?:further|additional|detailed) (?:information|details?|reading)(?![\p{L}])|click here|source code: |` +
    String.raw`(?:siehe|vgl\.|mehr (?:dazu|informationen|details)|weitere (?:informationen|details|hinweise|angaben)|näheres) |` +
    String.raw`(?:voir aussi|cf\.|reportez-vous|référez-vous|pour en savoir (?:plus|davantage)|pour (?:plus|davantage) (?:d[’']|de)\s?(?:informations?|détails|renseignements)|(?:plus|davantage) d[’']informations?)(?![\p{L}])|` +
    String.raw`(?:véase|véanse|para (?:obtener |saber )?más (?:información|detalles|sobre)|más (?:información|detalles))(?![\p{L}])|` +
    String.raw`(?:vedi|si veda|vedere anche|fare riferimento|per saperne|(?:per )?(?:maggiori|ulteriori) (?:informazioni|dettagli))(?![\p{L}])|` +
    String.raw`(?:zie|zie ook|(?:voor )?meer (?:informatie|details)|verdere informatie)(?![\p{L}])|` +
    String.raw`(?:veja também|para (?:obter |saber )?mais (?:informações|detalhes|sobre)|mais (?:informações|detalhes))(?![\p{L}])|` +
    String.raw`(?:см\.|смотрите также|подробнее|подробности|дополнительн(?:ые сведения|ая информация)|более подробн)|(?:انظر|للمزيد|لمزيد))`,
  'iu',
);
/** The same of verbs that order something too: only before something that is read ("Consult the manual.", "Visit https://…"). */
const MAY_SEND =
  /^[\s(→»>*–-]{0,6}(?:please )?(?:consult|read|visit|check|have a look at|take a look at|compare|lesen sie|vergleiche|schauen sie|besuchen sie|voir|consultez|lisez|visitez|ver|vea|consulte|lea|visite|consultare|consultate?|leggi|visita|visitate|raadpleeg|lees|bezoek|bekijk|veja|leia|acesse|смотрите|читайте|посетите|راجع|اقرأ)\s/iu;
/** In Japanese, Korean and Chinese the verb ends the sentence, or stands before the name. */
const SENDS_LAST =
  /(?:を(?:参照|ご覧|お読み|確認)(?:して|し|に)?(?:ください|下さい|のこと)?|をご参照ください|を参照|参照)[。.]?$|(?:참조|참고)(?:하십시오|하세요|바랍니다|)[.。]?$|(?:을|를) (?:보십시오|보세요)[.。]?$|^(?:请?(?:参见|參見|参阅|參閱|参考|查看|见)|更多(?:信息|內容|内容|资讯)|詳しくは|詳細は|関連(?:項目|記事)[:：])/u;
/** Chosen: what is longer says something beside where to go. */
const LONGEST_POINTER = 240;

/** What may be read, looked at or clicked: where a sentence sends the reader. */
const TARGET = new RegExp(
  String.raw`${NUMBERED}|https?:|www\.|\(\d[a-z]?\)|[“"«„‘'][^“”"«»„‘’']{2,120}[”"»“’']|(?<![\p{L}\p{N}])(?:sections?|chapters?|documentation|docs|manual|guides?|page|website|web site|article|book|faq|readme|reference|here|below|above|links?|abschnitt|kapitel|handbuch|dokumentation|webseite|website|hier|unten|oben|section|chapitre|manuel|site|ici|sección|capítulo|manual|página|sitio|aquí|sezione|capitolo|manuale|pagina|sito|qui|paragraaf|hoofdstuk|handleiding|hier|seção|documentação|aqui|раздел\p{L}{0,2}|глав\p{L}|руководств\p{L}|документаци\p{L}|здесь)(?![\p{L}\p{N}])`,
  'iu',
);

/** "See that the lid is closed.", "See you there.": no pointers. */
const NO_POINTER =
  /^(?:please )?(?:see|zie|siehe)\s+(?:to|out|off|if|whether|how|what|why|who|when|where|that|your|you|ob|wie|of|hoe|dat)\b/iu;

/**
 * @returns whether a sentence does nothing but send the reader elsewhere: "See Section 3.2.", "Weitere Informationen finden
 * Sie im Handbuch.", "詳細は第3章を参照。" One that says something itself, and points ("…, see Section 3"), is none.
 */
export function isPointer(sentence: string): boolean {
  const line = sentence.trim();
  if (line.length > LONGEST_POINTER || NO_POINTER.test(line)) return false;
  return SENDS.test(line) || SENDS_LAST.test(line) || (MAY_SEND.test(line) && TARGET.test(line));
}
