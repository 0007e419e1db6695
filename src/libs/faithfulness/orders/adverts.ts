/** Of one language: a call to act, and what presses or praises beside it. */
interface CallsOf {
  readonly calls: RegExp;
  readonly presses: RegExp;
}

const START = String.raw`(?:^|[.!?:;,–—-]\s|["“«¡])\P{L}{0,3}`;

/** Whether a sentence calls on its readers to buy, order or book, and presses or praises: what nobody reports as a fact. */
export function callsToAct(sentence: string): boolean {
  return CALLS.some(({ calls, presses }) => calls.test(sentence) && presses.test(sentence));
}

function calls(call: string, press: string): CallsOf {
  return {
    calls: new RegExp(`${START}(?:${call})(?!\\p{L})`, 'iu'),
    presses: new RegExp(press, 'iu'),
  };
}

function whole(source: string): string {
  return String.raw`(?<!\p{L})(?:${source})(?!\p{L})`;
}

const NOW_EN = '(?:so |now |simply |just )?';

/** Verbs of buying call to act with any word that presses; verbs of looking and trying only with one that sells. */
const CALLS: readonly CallsOf[] = [
  calls(
    `${NOW_EN}(?:buy|order|shop|subscribe|upgrade|book|reserve|hurry|do not miss|don[’']t miss)`,
    whole(
      'now|today|tonight|miss out|offers?|discounts?|bargains?|gifts?|save (?:up to )?[\\p{N}£$€]|only (?:a few|\\p{N}+) (?:\\p{L}+ ){0,3}left|free delivery',
    ),
  ),
  calls(
    `${NOW_EN}(?:buy|order|shop|subscribe|upgrade|book|reserve|switch to|sign up|visit|try|get|grab|call|discover|choose|join|click|contact us|come to|save|use the code|follow us)`,
    whole(
      "while stocks last|before (?:it is too late|they are gone)|limited offer|special offer|unbeatable|half (?:the )?price|money back|number one|ultimate|never (?:want|need|miss) an(?:other| offer)|world[’']s (?:best|finest|leading)|best \\p{L}+ (?:in the|of the) (?:world|market|country|town|region)|today and save|our (?:shop|store|newsletter)|(?:click )?here to (?:buy|order|book)|daily deals|now for (?:a|your) free|on social media",
    ),
  ),
  calls('(?:sponsored|advertisement|anzeige|werbung|publicité|publicidad|patrocinado) ?:', ''),
  calls(
    '(?:(?:jetzt|heute|nur heute) )?(?:kaufen|bestellen|buchen|reservieren|abonnieren|zugreifen|sparen|sichern Sie sich|sicher dir|holen Sie sich|hol dir|kauf|bestell|buche?|profitieren|besuchen Sie unseren|klicken Sie hier)',
    whole(
      'jetzt|noch heute|nur heute|nur für kurze Zeit|Angebote?|Rabatte?|geschenkt|gratis|unschlagbar\\p{L}*|beste[nrs]? \\p{L}+ (?:der Welt|aller|im Land|der Stadt)|solange der Vorrat reicht|sparen Sie|und bestellen Sie',
    ),
  ),
  calls(
    'nur heute:|mit dem code [A-Z0-9]{4,} sparen|avec le code [A-Z0-9]{4,},? économisez|con el código [A-Z0-9]{4,},? ahorr[ea]',
    '',
  ),
  calls(
    "(?:achetez|commandez|réservez|abonnez-vous|inscrivez-vous|offrez-vous|ne manquez pas|n[’']attendez|profitez|rendez-vous sur|cliquez ici)",
    whole(
      "maintenant|dès aujourd[’']hui|vite|sans attendre|tout de suite|offres?|promotions?|remises?|réductions?|cadeaux?|imbattables?|pour (?:acheter|commander|réserver)",
    ),
  ),
  calls(
    '(?:compr[ea]|reserv[ea]|llév[ea]se|aprovech[ea]|suscríb[ae]se|encargu?[ea]|no se (?:lo |la )?pierda|visit[ea]|haga clic aquí)',
    whole('ya|ahora|hoy|ofertas?|regalos?|descuentos?|imbatibles?|para (?:comprar|reservar|pedir)'),
  ),
  { calls: /今すぐ|お早めに|今なら/u, presses: /予約|購入|注文|申し込み|お得|割引/u },
];
