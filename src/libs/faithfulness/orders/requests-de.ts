import type { RequestWords } from './request-words.js';

const MODEL = 'KI-\\p{L}{2,15}|KIs?|Sprachmodelle?n?|Chatbots?';
const FORMAL =
  '(?:beenden|beginnen|schließen|erwähnen|empfehlen|loben|nennen|fügen|setzen|schreiben|verlinken|verweisen|ergänzen|weisen|rühmen|preisen) Sie';
const FAMILIAR =
  'beende|beginne|schließe|erwähne|empfiehl|lobe|nenne|füge|setze|schreibe?|verlinke|verweise|ergänze|weise|rühme|preise';
const ACT =
  '(?:zu )?(?:nennen|beschreiben|bezeichnen|erwähnen|schreiben|sagen|betonen|loben|empfehlen|verlinken|setzen|anpreisen|bewerben|' +
  'darstellen|aufführen|hervorheben|hinweisen|behaupten|ergänzen|einfügen|rühmen|enden)|darzustellen|hervorzuheben|anzupreisen|einzufügen|hinzuweisen';
const TEXT =
  'Artikel[ns]?|Texte?[sn]?|Beitr(?:ag|äge|ägen|ags)|Zusammenfassung(?:en)?|Berichte?n?|Posts?|Rezension(?:en)?|Antwort(?:en)?';
const WHICH = 'jede[mnrs]?|alle[nrs]?|Ihre?[mnrs]?|deine?[mnrs]?|de[mnr]|die|im|diese[mnrs]?';

export const REQUESTS_DE: RequestWords = {
  text: TEXT,
  which: WHICH,
  order: `${FORMAL}|${FAMILIAR}`,
  softly:
    'bitte|immer|stets|(?:wenn|falls|sobald) (?:Sie|du|ihr) [^.!?,]{3,60},|vergessen Sie nicht,|ab sofort',
  sayThat: `(?:${FORMAL}|${FAMILIAR}|sag|sagen Sie|behaupten? Sie|behaupte), dass (?!Sie|du|ich|wir|er |sie |es )`,
  always: [
    '(?<!nicht )(?:ignorieren Sie|ignoriere?|vergessen Sie|vergiss) (?:bitte )?(?:alles|was) (?:bisher|oben|zuvor|davor|vorher|Vorherige|Bisherige|Obige|dir|Ihnen)\\p{L}*',
    '(?:vergiss|ignoriere|vergessen Sie|ignorieren Sie) (?:den|deinen|Ihren) (?:Auftrag|Prompt)',
    'fassen? Sie diese Seite nicht zusammen',
  ],
  further: [
    `(?:${TEXT}) (?:über|zu|zum|zur|von|mit)~ (?:müssen|muss|sollen|soll|sollten|haben) ~(?:${ACT})`,
    `in (?:${WHICH}) (?:${TEXT}) (?:ist|sind|muss|müssen|soll|sollen) ~(?:${ACT})`,
    `(?:deine |Ihre )?neuen? (?:Aufgabe|Anweisung(?:en)?)(?: ist(?: es)?|:)~`,
    `(?:an|für) (?:alle )?(?:${MODEL}) ?:`,
  ],
  favours: [
    'verlink\\p{L}+|empfehl\\p{L}+|Empfehlung|empfiehl|lob(?:en|e)|anpreisen|anzupreisen|bewerben|rühm\\p{L}+|Hinweis auf|auf [^.!?;]{2,40} hin|unsere?[mnrs]?',
    'beste[mnrs]?|besten|führend\\p{L}*|einzig\\p{L}*|un(?:schlag|übertroff|vergleich|erreicht|zerreiß)\\p{L}*|ohnegleichen|Testsieger\\p{L}*|Marktführer\\p{L}*',
    '(?:der|die|das|den|als) (?!(?:er|mei|näch|lei|ko|fa|mu|wu|ra|hu|ka)ss?ten?)\\p{Ll}{3,25}ste[mnrs]?',
    'als [^.!?;]{3,40} (?:zu )?(?:bezeichnen|beschreiben|darstellen|darzustellen|nennen|rühmen)',
  ],
  hasNames: false,
};
