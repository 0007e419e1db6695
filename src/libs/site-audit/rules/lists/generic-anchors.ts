import { primaryLanguage } from '../../../text/index.js';

/** From the first letter or number to the last. */
const SPOKEN = /[\p{L}\p{M}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su;

/** Link texts that would fit any link, by language, as `foldAnchor` writes them. */
const GENERIC: Readonly<Record<string, ReadonlySet<string>>> = {
  // Words that say something alone, as view and start do in a manual, are left out.
  en: listOf(
    'here|right here|click|click here|click this|click me|click to view|click for more|tap here|see here|go|' +
      'go here|this|this link|this page|this site|this website|this article|this post|link|more|more here|' +
      'more info|more information|more details|read|read on|read here|read more|read more here|read it|' +
      'read this|read article|read the article|read full article|read the full article|read post|' +
      'read full post|full article|full story|read full story|learn more|learn more here|find out|' +
      'find out more|discover more|see more|show more|view more|view page|view here|view details|see details|' +
      'details|continue reading|keep reading',
  ),
  de: listOf(
    'hier|hier klicken|klicken sie hier|klick hier|klicke hier|bitte hier klicken|hier entlang|hier lesen|' +
      'hier weiterlesen|hier geht es weiter|hier mehr|mehr|mehr lesen|mehr erfahren|mehr dazu|mehr infos|mehr info|' +
      'mehr informationen|mehr anzeigen|mehr details|weiterlesen|weiter lesen|jetzt lesen|artikel lesen|' +
      'zum artikel|zum beitrag|zur seite|zur website|lesen|lesen sie mehr|erfahren sie mehr|erfahre mehr|' +
      'weitere infos|weitere informationen|weitere details|infos|details|link|dieser link|diese seite|anzeigen|' +
      'ansehen|klick|los',
  ),
  fr: listOf(
    'ici|cliquez ici|cliquer ici|clique ici|cliquez|par ici|voir ici|lire ici|plus|plus d’infos|plus d’info|' +
      'plus d’informations|plus de détails|en savoir plus|savoir plus|en savoir davantage|lire|lire plus|' +
      'lire la suite|la suite|suite|lire l’article|voir l’article|voir|voir plus|voir la suite|voir les détails|' +
      'afficher plus|détails|infos|découvrir|découvrir plus|continuer|continuer la lecture|lien|ce lien|cette page|' +
      'le site|aller',
  ),
  es: listOf(
    'aquí|aqui|haz clic aquí|haga clic aquí|haz click aquí|haga click aquí|clic aquí|click aquí|pincha aquí|' +
      'pinche aquí|pulsa aquí|pulse aquí|ver aquí|más|mas|más info|más información|más detalles|leer|leer más|' +
      'leer mas|lee más|lea más|seguir leyendo|sigue leyendo|continuar leyendo|leer artículo|leer el artículo|' +
      'saber más|conoce más|conozca más|descubre más|ver|ver más|ver mas|ver detalles|mostrar más|detalles|' +
      'continuar|ir|enlace|este enlace|esta página|link',
  ),
  it: listOf(
    'qui|clicca qui|cliccare qui|clicca|fai clic qui|premi qui|vedi qui|leggi qui|più|di più|più info|' +
      'più informazioni|maggiori informazioni|maggiori info|maggiori dettagli|leggi|leggi tutto|leggi di più|' +
      'leggi ancora|leggi articolo|leggi l’articolo|continua|continua a leggere|scopri|scopri di più|scopri di piu|' +
      'per saperne di più|saperne di più|vedi|vedi tutto|vedi di più|vedi dettagli|mostra di più|dettagli|info|' +
      'vai|link|questo link|questa pagina',
  ),
  nl: listOf(
    'hier|klik hier|klik|hier klikken|kijk hier|zie hier|lees hier|meer|meer info|meer informatie|meer details|' +
      'meer weten|meer lezen|lees|lees meer|lees verder|verder lezen|lees artikel|lees het artikel|' +
      'lees het hele artikel|ontdek meer|bekijk|bekijk meer|bekijk details|bekijk hier|toon meer|details|info|ga|' +
      'doorgaan|link|deze link|deze pagina',
  ),
  pt: listOf(
    'aqui|clique aqui|clica aqui|clicar aqui|clique|carregue aqui|veja aqui|leia aqui|mais|mais info|' +
      'mais informação|mais informações|mais detalhes|ler|ler mais|leia|leia mais|continuar lendo|continue lendo|' +
      'continuar a ler|continuar|ler artigo|leia o artigo|saber mais|saiba mais|descubra mais|conheça mais|ver|' +
      'ver mais|veja mais|ver detalhes|mostrar mais|detalhes|ir|link|este link|esta página|esta ligação',
  ),
  pl: listOf(
    'tutaj|tu|kliknij|kliknij tutaj|kliknij tu|zobacz tutaj|przeczytaj tutaj|więcej|więcej info|więcej informacji|' +
      'więcej szczegółów|czytaj|czytaj więcej|czytaj dalej|przeczytaj|przeczytaj więcej|czytaj artykuł|' +
      'czytaj całość|dowiedz się więcej|sprawdź|zobacz|zobacz więcej|pokaż więcej|zobacz szczegóły|szczegóły|' +
      'przejdź|link|ten link|ta strona',
  ),
  ru: listOf(
    'здесь|тут|сюда|нажмите здесь|нажмите сюда|нажмите|нажми здесь|кликните здесь|кликни здесь|клик|вот здесь|' +
      'смотрите здесь|читать здесь|ещё|еще|больше|подробнее|подробней|подробности|подробная информация|' +
      'больше информации|дополнительная информация|узнать больше|узнать подробнее|узнайте больше|читать|' +
      'читать далее|читать дальше|читать подробнее|читать полностью|читать статью|читать ещё|читать еще|далее|' +
      'дальше|показать ещё|показать еще|показать больше|смотреть|смотреть все|посмотреть|перейти|продолжить|' +
      'детали|ссылка|ссылке|по ссылке|эта ссылка|эта страница',
  ),
  ja: listOf(
    'こちら|ここ|こちらへ|こちらから|こちらをクリック|ここをクリック|クリック|クリックしてください|詳細|詳細はこちら|' +
      '詳細を見る|詳細を表示|詳しく|詳しくは|詳しくはこちら|詳しく見る|もっと|もっと見る|もっと読む|もっと詳しく|' +
      '続き|続きを読む|続きはこちら|続きを見る|さらに表示|さらに読む|さらに詳しく|さらに詳しく見る|記事を読む|' +
      '全文を読む|読む|見る|表示|リンク|このリンク|このページ',
  ),
  zh: listOf(
    '这里|這裡|這裏|此处|此處|点击|點擊|点击这里|點擊這裡|點擊這裏|点击此处|點擊此處|点这里|點這裡|点此|點此|按此|' +
      '按這裡|更多|更多内容|更多內容|更多信息|更多資訊|更多资讯|更多详情|更多詳情|查看|查看更多|查看详情|查看詳情|' +
      '查看全部|点击查看|點擊查看|了解更多|了解详情|了解詳情|瞭解更多|阅读|閱讀|阅读更多|閱讀更多|阅读全文|閱讀全文|' +
      '继续阅读|繼續閱讀|全文|详情|詳情|详细|詳細|详细信息|詳細資訊|显示更多|顯示更多|链接|鏈接|連結|此链接|此連結|' +
      '本页|本頁|进入|進入',
  ),
  ko: listOf(
    '여기|여기를 클릭|여기 클릭|여기를 클릭하세요|여기를 누르세요|여기서|여기에서|이곳|클릭|클릭하세요|더|더보기|더 보기|' +
      '더 읽기|더 알아보기|더 자세히|더 많은 정보|자세히|자세히 보기|자세히보기|자세한 내용|자세한 정보|자세히 알아보기|' +
      '상세보기|상세 보기|계속|계속 읽기|계속읽기|이어서 읽기|전체 보기|전체보기|보기|읽기|바로가기|바로 가기|이동|링크|' +
      '이 링크|이 페이지',
  ),
};

function listOf(texts: string): ReadonlySet<string> {
  return new Set(texts.split('|').map(foldAnchor));
}

/** The longest text of the lists is half as long; the rest is for arrows and dots around it. */
const LONGEST = 60;

/**
 * @param text of a link
 * @param language BCP 47 tag of the page; null is read as English
 * @returns whether it is one of those that say nothing of the target; false for every text of a language without a list
 */
export function isGenericAnchor(text: string, language: string | null): boolean {
  // `read()` is the name of a function.
  if (text.length > LONGEST || text.includes('()')) return false;
  return GENERIC[primaryLanguage(language)]?.has(foldAnchor(text)) ?? false;
}

/** Arrows, dots and quotation marks around a text say no more than it does; what is empty then had no text. */
function foldAnchor(text: string): string {
  const joined = text.normalize('NFKC').toLowerCase().replaceAll("'", '’').replace(/\s+/gu, ' ');
  return SPOKEN.exec(joined)?.[0] ?? '';
}
