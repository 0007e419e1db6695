import type { Route } from '../server/test-website.js';

const NAV =
  '<nav><a href="/">Home</a> <a href="/timetable">Timetable</a> <a href="/tickets">Tickets</a> <a href="/harbours">Harbours</a> <a href="/history">History</a></nav>';
const FOOTER =
  '<footer><p>Sound Ferries is a company of the island council. Was this page helpful?</p></footer>';

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Sound Ferries</title></head>
    <body>${NAV}<main><h1>${title}</h1>${body}</main>${FOOTER}</body></html>`;
}

const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');

/** What the site says of its two piers, on two pages that differ in one number. */
export const PIER = {
  tickets: 'Langholm Pier has room for 40 cars at any time of the year.',
  harbours: 'Langholm Pier has room for 60 cars at any time of the year.',
} as const;

/** A small company's site, in English; Dolphin Rock is named on three pages and has none. @param more pages beside it */
export function ferryRoutes(more: Readonly<Record<string, Route>> = {}): Readonly<Record<string, Route>> {
  return {
    '/': page(
      'Island ferry',
      paragraphs(
        'The island ferry carries people, cars and bicycles across the sound between Langholm and the outer islands.',
        'Every ferry of the company has a heated cabin, a small kitchen and a deck for those who like the wind.',
        'In summer the ferry also passes Dolphin Rock, where seals lie in the sun on the flat stones.',
        'The company employs 34 people, and most of them live on the islands that the ferry serves.',
      ),
    ),
    '/timetable': page(
      'Ferry timetable',
      paragraphs(
        'The timetable has nine departures a day in summer and five departures a day in winter.',
        'The first ferry of the timetable leaves Langholm at six in the morning and reaches the islands before seven.',
        'A timetable for trips to Dolphin Rock is printed every spring by the harbour office.',
        'When fog closes the sound, the timetable is suspended until the harbour lights can be seen again.',
      ) +
        '<h2>How long does the ferry take to the islands?</h2>' +
        paragraphs('The ferry takes 45 minutes to the islands, and an hour when the tide runs against it.'),
    ),
    '/tickets': page(
      'Ferry tickets',
      paragraphs(
        'Tickets are sold at the harbour office, on board of each ferry and by telephone.',
        'A ticket is a paper card that the crew stamps once on each crossing of the sound.',
        'Children under six need no tickets, and bicycles travel with the ticket of their owner.',
        'Tickets to Dolphin Rock cost more because the pilot of the harbour has to come along.',
        PIER.tickets,
      ),
    ),
    '/harbours': page(
      'Harbours of the sound',
      paragraphs(
        'The harbours of the sound were built of granite that came by barge from the mainland.',
        'Each of the harbours has a small light, a waiting room and a place for bicycles.',
        'Ferry crews know the harbours by the sound of their bells when the fog is thick.',
        PIER.harbours,
      ),
    ),
    '/history': page(
      'History of the ferry',
      paragraphs(
        'The history of the ferry begins in 1921, when two brothers bought a wooden boat with a steam engine.',
        'In 1954 the island council took over the company and ordered the first steel ferry from a yard in Norway.',
        'Tickets from those early years hang on the wall of the waiting room in Langholm.',
        'The oldest ferry of the company was sold in 1987 and now serves as a restaurant.',
      ),
    ),
    ...more,
  };
}

/** The same kind of site in Japanese. */
export function japaneseRoutes(): Readonly<Record<string, Route>> {
  const one = (title: string, ...texts: readonly string[]) =>
    `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${title}</title></head><body>
     <nav><a href="/">連絡船</a> <a href="/jikoku">時刻表</a> <a href="/kippu">乗船券</a></nav>
     <main><h1>${title}</h1>${paragraphs(...texts)}</main></body></html>`;
  return {
    '/': one(
      '連絡船の案内',
      '連絡船は本土の港と三つの島を毎日結んでいる船です。',
      '連絡船には暖房のある客室と小さな売店があり、冬でも快適に過ごすことができます。',
      '連絡船の会社では三十四人の社員が働いており、その多くは島に住んでいます。',
      '夏の間、連絡船は灯台の前を通り、乗客は岩の上で休むアザラシを見ることができます。',
    ),
    '/jikoku': one(
      '連絡船の時刻表',
      '時刻表によれば、夏は一日に9便、冬は一日に5便の連絡船が出ています。',
      '時刻表の最初の便は午前6時に本土の港を出て、7時前に島へ到着します。',
      '霧が深い日には時刻表の便が止まり、港の灯が見えるまで再開されません。',
      '連絡船は島まで45分で到着しますが、潮の流れが強い日は1時間かかります。',
    ),
    '/kippu': one(
      '乗船券の買い方',
      '乗船券は港の事務所と船内の売店で買うことができます。',
      '六歳未満の子どもは乗船券を買う必要がなく、自転車も無料で運ばれます。',
      '乗船券は紙の券であり、乗るたびに船員が日付の印を押します。',
      '団体の乗船券は出発の三日前までに電話で申し込む必要があります。',
    ),
  };
}
