/*
 * Closed lists, in English, German, French, Spanish, Italian, Dutch, Portuguese, Japanese, Korean, Chinese, Russian and
 * Arabic, of lines that are about the page, its publisher or its reader, and not about its subject.
 */

/** Chosen: longer ones have a subject of their own, and only mention such a thing. */
const LONGEST_NOTICE = 300;

/** Lines that begin so are notices whatever follows. */
const BEGINS_NOTICE = new RegExp(
  String.raw`^[\s\[(*©•-]{0,4}(?:` +
    // What was changed when, in which version.
    String.raw`(?:new|changed|added|deprecated|removed) (?:in|since) version \d|last (?:updated|modified|reviewed|changed|edited)\b|(?:page |article )?(?:updated|published|posted) (?:on|at):? \d|this (?:page|article|document) (?:was|has been) (?:last )?(?:updated|modified|reviewed|moved|archived|translated|machine[- ]translated)|zuletzt (?:aktualisiert|geändert|bearbeitet)|(?:stand|letzte (?:änderung|aktualisierung)):|dernière (?:mise à jour|modification)|mis à jour le|última (?:actualización|modificación|atualização)|ultimo aggiornamento|ultima modifica|laatst (?:bijgewerkt|gewijzigd)|最終更新|最后更新|最後更新|마지막 업데이트|최종 수정|последнее обновление|обновлено:|آخر تحديث|` +
    // Who edits the page.
    String.raw`edit (?:this page|on github|source)|improve this page|suggest (?:an )?edits?|report (?:a|an) (?:problem|issue|error|bug) (?:with|on) (?:this|the) (?:page|content|documentation)|view (?:page )?source|(?:seite|diese seite) bearbeiten|modifier cette page|editar esta página|modifica questa pagina|bewerk deze pagina|このページを編集|编辑此页|編輯此頁|이 페이지 편집|редактировать (?:эту )?страницу|` +
    // What becomes of the page.
    String.raw`(?:this|the) (?:page|article|document|documentation|feature|version|section) (?:is|has been) (?:deprecated|obsolete|outdated|no longer (?:maintained|supported)|out of date|a stub)|you are (?:reading|viewing|looking at) (?:the |an )?(?:documentation|old|older|outdated|archived)|this (?:article|page) (?:needs|may (?:need|require|contain))|` +
    // Cookies, rights, law.
    String.raw`(?:we|this (?:web)?site|our (?:web)?site) uses? cookies|by (?:continuing|using|browsing|visiting) (?:to (?:use|browse|visit) )?(?:this|our|the) (?:web)?site|by (?:clicking|subscribing|signing up),? you|(?:wir|diese (?:web)?seite) (?:verwenden|verwendet|nutzen|nutzt) cookies|(?:nous utilisons|ce site utilise) des cookies|(?:utilizamos|usamos|este sitio (?:web )?(?:utiliza|usa)|este site (?:utiliza|usa)) cookies|(?:utilizziamo|questo sito utilizza) (?:i )?cookie|(?:wij|deze (?:web)?site) gebruik(?:en|t) cookies|(?:мы используем|этот сайт использует) (?:файлы )?cookie|` +
    String.raw`(?:copyright\s|©|\(c\)\s)\s?(?:©\s?|\(c\)\s?)?(?:\d{4}|by\b)|all rights reserved|(?:alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|alle rechten voorbehouden|todos os direitos reservados|все права защищены|جميع الحقوق محفوظة)|(?:this|the) (?:work|text|content|document|article|page) is (?:licen[cs]ed|available|released|distributed|published) under|except where otherwise (?:noted|stated|indicated), (?:the |this |all )?(?:content|text|site|work|images|material)|permission is hereby granted|(?:legal )?disclaimer\s?:|the (?:information|views|opinions) (?:contained |provided |expressed |given )(?:in|on|here|herein)[^.]{0,60}(?:not|are those of)|` +
    // What readers are to do beside reading.
    String.raw`(?:share|tweet|pin|e-?mail|print) this (?:article|page|post|story|link)\b|share (?:on|via) (?:facebook|twitter|x|linkedin|whatsapp|reddit|e-?mail)\b|(?:share|teilen|partager|compartir|condividi|delen|compartilhar|поделиться|シェア|分享|공유|مشاركة)\s?[:：]?\s*$|(?:related|recommended|similar|more) (?:articles?|posts?|stories|links?|content|reading|pages|topics)\s?[:：]|read (?:also|next|more)\s?[:：]|(?:lesen sie auch|auch interessant|mehr zum thema|à lire aussi|lire aussi|lea también|leggi anche|lees ook|leia também|читайте также|関連記事|相关文章|相關文章|관련 기사|اقرأ أيضا|اقرأ أيضًا)|(?:follow|like|find|join) us on\b|(?:sign up|subscribe) (?:for|to) (?:our|the|my) (?:free |weekly |daily |monthly )?(?:newsletter|mailing list|e-?mails?|updates|channel|blog|feed|podcast)\b|subscribe (?:now|here|today)\b|was this (?:page|article|information|post) (?:helpful|useful)|did you find (?:this|what)|(?:leave|post|write) (?:a|your) (?:comment|reply)|\d{1,4} (?:comments?|shares?|likes?|views?|min(?:ute)?s? read)\s*$|(?:estimated )?reading time\b|lesezeit\b|temps de lecture|tiempo de lectura|tempo di lettura|leestijd|tempo de leitura|advertisement\s*$|anzeige\s*$|publicité\s*$|publicidad\s*$|pubblicità\s*$|advertentie\s*$|реклама\s*$|広告\s*$|广告\s*$|광고\s*$|إعلان\s*$` +
    String.raw`)`,
  'iu',
);

/** @returns whether a line is about the page or its publisher: a version note, an edit link, cookies, rights, sharing. */
export function isNotice(line: string): boolean {
  return line.length <= LONGEST_NOTICE && BEGINS_NOTICE.test(line);
}

/** `By Jane Roe`, `By JANE ROE, Staff Writer | 5 May 2026`: names, a role, a date. */
const BYLINE =
  /^(?:(?:(?:Written|Posted|Published|Reported|Words|Text|Story) )?[Bb]y|BY|Von|Par|Por|Di|Door|Автор:?|作者[:：]|著者[:：]|文[:：/]|글[:：])\s{0,3}(?:\p{Lu}[\p{L}.'’-]{0,30}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{1,10})(?:[\s,&·]{1,3}(?:and|und|et|y|e|en|de|van|von|di|da|del|\p{Lu}[\p{L}.'’-]{0,30})){0,6}(?:\s{0,2}[,|·•–—-]\s{0,2}[^.!?]{0,60})?$/u;
const LONGEST_BYLINE = 120;

/** @returns whether a line names who wrote the text, and says nothing else. */
export function isByline(line: string): boolean {
  return line.length <= LONGEST_BYLINE && BYLINE.test(line);
}

/** Where a press release ends. */
const PRESS_END = /^[\s*_–—-]{0,6}(?:#{2,5}|(?:# ){2,4}#|-?30-|ends?|fin|ende|fine|конец)[\s*_–—.-]{0,6}$/iu;

/** @returns whether a line ends a press release: `###`, `-ENDS-`. */
export function isPressEnd(line: string): boolean {
  return line.length <= 20 && PRESS_END.test(line);
}

/** How a press release may be used. */
const PRESS_MARK =
  /^[\s*_–—-]{0,6}(?:for immediate (?:release|use|distribution)|(?:under |strictly )?embargo(?:ed)?(?: until|:| for)\b.{0,80}|(?:under |strict )?embargo|not for (?:publication|release|distribution)\b.{0,80}|(?:news|press|media) (?:release|statement|notice)|press(?:e)?mitteilung|zur sofortigen veröffentlichung|sperrfrist\b.{0,80}|communiqué de presse|(?:pour )?diffusion immédiate|sous embargo\b.{0,80}|(?:nota|comunicado) de prensa|para (?:publicación|divulgación|difusión) inmediata|comunicato stampa|per diffusione immediata|persbericht|voor onmiddellijke (?:publicatie|verspreiding)|(?:comunicado|nota) (?:de|à) imprensa|para divulgação imediata|пресс-релиз|для немедленной публикации|プレスリリース|報道発表(?:資料)?|即時リリース|보도자료|즉시 (?:배포|보도)(?:용)?|新闻稿|新聞稿|立即发布|即時發布|بيان صحفي|للنشر الفوري)(?:\s?[:：–—|-].{0,60})?[\s*_–—-]{0,6}$/iu;

/** @returns whether a line is a mark of a press release: `FOR IMMEDIATE RELEASE`, `###`, an embargo. */
export function isPressMark(line: string): boolean {
  return isPressEnd(line) || (line.length <= 160 && PRESS_MARK.test(line));
}

/** Whom to ask about a press release. */
const PRESS_CONTACT =
  /^(?:(?:for )?(?:media|press|news(?: media)?|public relations|pr) (?:contacts?|enquir(?:y|ies)|inquir(?:y|ies)|relations|office)|(?:contacts?|enquiries|inquiries) for (?:the )?(?:media|press|journalists|editors)|for (?:further|more) (?:information|details),? (?:please )?contact|contacts?|presse-?kontakt|pressestelle|ansprechpartner(?:in)?(?: für (?:die )?(?:presse|medien))?|kontakt|contacts? presse|relations presse|service de presse|contacto (?:de|para) (?:la )?prensa|contacto|contatti(?: stampa)?|ufficio stampa|perscontact|contato (?:de|para) (?:a )?imprensa|contato|assessoria de imprensa|контакты?(?: для (?:сми|прессы|журналистов))?|пресс-служба|報道関係者|(?:本件に関する)?お問い合わせ先?|언론 ?문의|문의처?|媒体联系|媒體聯絡|新闻联系人|للتواصل|للاستفسارات الإعلامية)\s?(?:[:：].{0,160})?$/iu;

/** @returns whether a line stands over, or is, a contact for the media. */
export function isPressContact(line: string): boolean {
  return line.length <= 220 && PRESS_CONTACT.test(line);
}

/** What is for editors alone. */
const PRESS_NOTES =
  /^(?:notes? (?:to|for) (?:the )?editors?|editors?['’]? notes?|hinweise? (?:für|an) (?:die )?redaktion(?:en)?|note aux rédactions|notas? (?:para|a) (?:los )?(?:editores|redactores)|nota (?:per|alla) redazione|note per (?:gli editori|la redazione)|noot voor de redactie|nota (?:à|aos) (?:redação|editores)|(?:примечани[ея]|к сведению) (?:для )?редактор\p{L}{1,3}|編集者(?:の方へ|への注記)|编者注|편집자 주|ملاحظة للمحررين)\s?[:：]?$/iu;

/** @returns whether a line stands over notes for editors. */
export function isPressNotes(line: string): boolean {
  return line.length <= 60 && PRESS_NOTES.test(line);
}

/** `About Acme Ltd`, `ABOUT ACME`, `Über die Acme GmbH`: what a publisher says of itself in every release. */
const ABOUT_PUBLISHER =
  /^(?:(?:About|ABOUT) (?:us|the (?:company|author|publisher|organi[sz]ation)|\p{Lu}|the \p{Lu})|(?:Über|ÜBER) |(?:À propos|À PROPOS)|(?:Acerca de|Sobre|SOBRE) |(?:Informazioni su|Chi (?:siamo|è)|A proposito di)|Over (?:ons|\p{Lu})|О (?:компании|нас|проекте)|会社概要|회사 ?소개|关于|關於|(?:نبذة عن|حول|عن) )|(?:について|에 대하여| 소개)$/u;

/** @returns whether the heading of a press release stands over what the publisher says of itself. */
export function isAboutPublisher(heading: string): boolean {
  return heading.length <= 100 && ABOUT_PUBLISHER.test(heading);
}

/** Labels over the names of the people at a meeting, or absent from it. */
const ATTENDANCE =
  /^(?:(?:also |those |members |councillors |directors |staff |others )?(?:present|in attendance|attending)|attendees?|attendance|participants|apologies(?: for absence| received)?|apologies from|absent(?:ees)?|regrets|excused|quorum|(?:in the )?chair(?:man|woman|person)?|(?:minutes|minute taker|notes|recorded|minuted) by|minute[- ]?taker|clerk|secretary|anwesende?(?: mitglieder)?|abwesende?|entschuldigt|teilnehmer(?:innen)?(?: und teilnehmer)?|teilnehmende|(?:sitzungs)?leitung|vorsitz(?:ende[rn]?)?|protokoll(?:führung|ant(?:in)?)?|schriftführer(?:in)?|présent(?:e?s)?|étaient présents|absent(?:e?s)?(?: excusée?s)?|excusée?s|secrétaire(?: de séance)?|président(?:e)?(?: de séance)?|asistentes|presentes|ausentes|disculpan su asistencia|presidente|secretari[oa]|presenti|assenti(?: giustificati)?|segretari[oa]|aanwezig(?:en)?|afwezig(?:en)?|verhinderd|voorzitter|notulist|ausências|participantes|присутствовали|присутствующие|отсутствовали|председатель|секретарь|出席者?|欠席者?|議長|書記|参加者|참석자?|불참자?|서기|出席人员|出席人員|缺席(?:人员|人員)?|列席|主持人?|记录人?|記錄人?|الحاضرون|الحضور|الغائبون|المعتذرون)\s?(?:\([^)]{0,60}\))?\s?[:：]?$/iu;

/** @returns whether a label stands before the people at a meeting: `Present`, `Apologies for absence:`. */
export function isAttendanceLabel(label: string): boolean {
  return label.length <= 80 && ATTENDANCE.test(label.trim());
}

/** The title of a page that explains words or lists where they are: no page to write an article from. */
const WORD_LIST =
  /^(?:(?:the )?(?:glossary|general index|index|subject index|index of \S.{0,40}|list of (?:figures|tables|examples|abbreviations|acronyms|symbols)|bibliography|references|table of contents|site ?map|search results)(?: of (?:terms|words|symbols|names))?|glossar|stichwortverzeichnis|sachregister|register|index|abkürzungsverzeichnis|abbildungsverzeichnis|tabellenverzeichnis|literaturverzeichnis|inhaltsverzeichnis|glossaire|index général|liste des (?:figures|tableaux|abréviations)|bibliographie|table des matières|glosario|índice(?: (?:alfabético|general|de materias|remissivo))?|bibliografía|glossario|indice(?: analitico| generale)?|bibliografia|verklarende woordenlijst|woordenlijst|trefwoordenregister|inhoudsopgave|глоссарий|(?:предметный |алфавитный )?указатель|содержание|библиография|用語集|用語解説|索引|目次|参考文献|용어집|용어 ?사전|색인|찾아보기|차례|术语表|術語表|词汇表|詞彙表|目录|目錄|مسرد(?: المصطلحات)?|فهرس|المراجع)$/iu;

/** @returns whether a page's title says that it is a glossary, an index or a bibliography. */
export function isWordList(title: string): boolean {
  return title.length <= 80 && WORD_LIST.test(title.trim());
}

/** Sections that list other texts. */
const REFERENCES =
  /^(?:see also|(?:external |related |useful )?links|(?:further|additional|recommended|suggested) (?:reading|resources|information)|references|bibliography|works cited|sources|footnotes|endnotes|notes and references|citations|related (?:articles?|posts?|pages?|topics|content|stories|links|information)|you (?:may|might) also like|(?:more|read) (?:from|in) (?:this|the) .{1,30}|siehe auch|weblinks|(?:weiterführende )?(?:literatur|links)|einzelnachweise|fußnoten|quellen(?:angaben)?|verwandte (?:artikel|themen|beiträge)|voir aussi|liens externes|notes et références|références|bibliographie|articles? connexes?|véase también|enlaces externos|referencias|bibliografía|artículos relacionados|vedi anche|voci correlate|collegamenti esterni|riferimenti|bibliografia|articoli correlati|zie ook|externe links|referenties|bronnen|literatuur|gerelateerde artikelen|ver também|veja também|ligações externas|referências|artigos relacionados|см\. также|ссылки|примечания|литература|источники|関連項目|外部リンク|脚注|参考文献|出典|関連記事|参见|參見|外部链接|外部連結|参考资料|參考資料|参考文献|相关文章|같이 보기|외부 링크|각주|참고 문헌|관련 기사|انظر أيضا|انظر أيضًا|وصلات خارجية|مراجع|المراجع)[:：]?$/iu;

/** @returns whether a heading stands over pointers to other texts. */
export function isReferenceHeading(heading: string): boolean {
  return heading.length <= 60 && REFERENCES.test(heading);
}
