import type { RequestWords } from './request-words.js';

const MODEL = 'IA|modelos? de lenguaje|chatbots?|asistentes? (?:de IA|virtual(?:es)?)';
const TEXT = 'artículos?|textos?|resumen|resúmenes|entradas?|reseñas?|crónicas?';
const WHICH = 'cada|todo|todos los|todas las|su|sus|tu|tus|el mismo|la misma';
const ORDER =
  'termin[ea]|acab[ea]|empiec[ea]|comienc[ea]|concluy[ea]|mencion[ea]|recomiend[ea]|elogi[ea]|cit[ea]|añad[ea]|incluy[ea]|pong[ae]|pon|enlac[ea]|enlaza|present[ea]';

export const REQUESTS_ES: RequestWords = {
  text: TEXT,
  which: WHICH,
  order: ORDER,
  softly: 'por favor,?|siempre|no olvid[ea] mencionar|(?:si|cuando) [^.!?,]{3,60},',
  sayThat:
    '(?:escrib[ae]|dig[ae]|di|mencion[ea]|afirm[ea]|indi[cq]u?[ea]) que (?!usted|tú|yo|nosotros|él |ella )',
  always: ['(?:olvid[ea]|ignor[ea]) (?:todo )?lo (?:anterior|dicho|de arriba)'],
  further: [
    '(?:nuevas? (?:instrucci(?:ón|ones)|tareas?|consignas?)) ?:',
    `(?:atención|para|a las|a los),? (?:${MODEL}) ?:`,
    'no olvid[ea] (?:mencionar|citar|recomendar) ~(?:' + TEXT + ')',
  ],
  favours: [
    'recom(?:end|iend)\\p{L}+|elogi\\p{L}+|alab\\p{L}+|mejor(?:es)?|(?:el|la|los|las) ~más \\p{L}+|únic[oa]s?|líder(?:es)?|nuestr[oa]s?|sin (?:igual|rival)|incomparables?',
    'el nombre del?',
    'olvid[ea] (?:mencionar|citar)',
  ],
  hasNames: true,
};
