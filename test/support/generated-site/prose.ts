import type { Chance } from '../chaos/chance.js';

/** Languages that generated pages are written in. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ru', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Parts of short plain sentences: any subject goes with any deed, and any deed with any end. */
interface Parts {
  readonly subjects: readonly string[];
  readonly deeds: readonly string[];
  readonly ends: readonly string[];
  readonly title: (number: number) => string;
  readonly description: (number: number) => string;
  readonly heading: (number: number) => string;
  readonly join: string;
  readonly stop: string;
}

const split = (text: string) => text.split('|');

const PARTS: Readonly<Record<Language, Parts>> = {
  en: {
    subjects: split(
      'The old ferry|A young sailor|The harbour master|My neighbour|The small crane|A grey gull|The night watch|' +
        'The fish market|Every second boat|The new pilot|The last trawler|A group of children|The lighthouse keeper|' +
        'The woman from the bakery|The rope maker|The first train',
    ),
    deeds: split(
      'leaves the quay|waits for the tide|brings fresh bread|looks at the water|carries boxes of ice|turns round slowly|' +
        'sings a short song|counts the green lamps|sells a basket of crabs|writes down the weather|paints the wooden door|' +
        'asks for a warm coat|knows the way home|keeps the keys|finds a blue bottle|stays a little longer',
    ),
    ends: split(
      'before the sun is up|when the fog is gone|on a cold morning|near the red buoy|without a word|after the long winter|' +
        'because the wind is strong|until the bell rings|with both hands|as in the years before|at the end of the pier|' +
        'while the dog sleeps|for the third time today|under a clear sky',
    ),
    title: (number) => `Harbour notes ${number}: boats and tides`,
    description: (number) =>
      `Page ${number} of the harbour notes tells how the boats, the tides and the people of the quay get on all year.`,
    heading: (number) => `What happened at the quay on day ${number}`,
    join: ' ',
    stop: '. ',
  },
  de: {
    subjects: split(
      'Die alte Fähre|Ein junger Matrose|Der Hafenmeister|Meine Nachbarin|Der kleine Kran|Eine graue Möwe|' +
        'Die Nachtwache|Der Fischmarkt|Jedes zweite Boot|Der neue Lotse|Der letzte Kutter|Eine Gruppe von Kindern|' +
        'Der Leuchtturmwärter|Die Frau aus der Bäckerei|Der Seiler|Der erste Zug',
    ),
    deeds: split(
      'verlässt den Kai|wartet auf die Flut|bringt frisches Brot|schaut auf das Wasser|trägt Kisten mit Eis|' +
        'dreht sich langsam um|singt ein kurzes Lied|zählt die grünen Lampen|verkauft einen Korb Krabben|' +
        'schreibt das Wetter auf|streicht die Tür aus Holz|bittet um einen warmen Mantel|kennt den Weg nach Hause|' +
        'behält die Schlüssel|findet eine blaue Flasche|bleibt noch ein wenig',
    ),
    ends: split(
      'vor dem ersten Licht|nach dem dichten Nebel|an einem kalten Morgen|bei der roten Boje|ohne ein Wort|' +
        'nach dem langen Winter|trotz des starken Windes|bis zum Klang der Glocke|mit beiden Händen|' +
        'wie in den Jahren davor|am Ende der Mole|neben dem müden Hund|heute zum dritten Mal|unter klarem Himmel',
    ),
    title: (number) => `Hafenblatt ${number}: Boote und Gezeiten`,
    description: (number) =>
      `Seite ${number} im Hafenblatt erzählt, wie es den Booten und den Leuten am Kai das ganze Jahr über geht.`,
    heading: (number) => `Was am Tag ${number} am Kai geschah`,
    join: ' ',
    stop: '. ',
  },
  fr: {
    subjects: split(
      'Le vieux bac|Un jeune marin|Le maître du port|Ma voisine|La petite grue|Une mouette grise|La garde de nuit|' +
        'Le marché aux poissons|Un bateau sur deux|Le nouveau pilote|Le dernier chalutier|Un groupe d’enfants|' +
        'Le gardien du phare|La femme de la boulangerie|Le cordier|Le premier train',
    ),
    deeds: split(
      'quitte le quai|attend la marée|apporte du pain frais|regarde la mer|porte des caisses de glace|' +
        'se tourne avec lenteur|chante un air court|compte les lampes vertes|vend un panier de crabes|' +
        'note le temps qu’il fait|peint la porte en bois|demande un manteau chaud|connaît le chemin de la maison|' +
        'garde les clés|trouve une bouteille bleue|reste encore un peu',
    ),
    ends: split(
      'avant le lever du jour|après le brouillard|par un matin froid|près de la bouée rouge|sans dire un mot|' +
        'après le long hiver|malgré le vent fort|jusqu’au son de la cloche|avec les deux mains|' +
        'comme les années d’avant|au bout de la jetée|à côté du chien|pour la troisième fois|sous un ciel clair',
    ),
    title: (number) => `Carnet du port ${number} : bateaux et marées`,
    description: (number) =>
      `La page ${number} du carnet du port raconte la vie des bateaux, des marées et des gens du quai toute l’année.`,
    heading: (number) => `Ce qui est arrivé au quai le jour ${number}`,
    join: ' ',
    stop: '. ',
  },
  es: {
    subjects: split(
      'El viejo barco|Un joven marinero|El jefe del puerto|Mi vecina|La grúa pequeña|Una gaviota gris|' +
        'La guardia de noche|El mercado de pescado|Una de cada dos barcas|El nuevo piloto|La última barca|' +
        'Un grupo de niños|El hombre del faro|La mujer de la panadería|El cordelero|El primer tren',
    ),
    deeds: split(
      'deja el muelle|espera la marea|trae pan fresco|mira el agua|lleva cajas de hielo|gira muy despacio|' +
        'canta una canción corta|cuenta las luces verdes|vende un cesto de cangrejos|apunta el tiempo que hace|' +
        'pinta la puerta de madera|pide un abrigo|sabe el camino a casa|guarda las llaves|' +
        'halla una botella azul|se queda un poco más',
    ),
    ends: split(
      'antes de salir el sol|después de la niebla|en una mañana fría|cerca de la boya roja|sin decir nada|' +
        'tras el largo invierno|con el viento en contra|hasta que suena la campana|con las dos manos|' +
        'como en años pasados|al final del muelle|mientras duerme el perro|por tercera vez hoy|bajo un cielo claro',
    ),
    title: (number) => `Cuaderno del puerto ${number}: barcos y mareas`,
    description: (number) =>
      `La página ${number} del cuaderno del puerto cuenta la vida de los barcos y de la gente del muelle todo el año.`,
    heading: (number) => `Lo que pasó en el muelle el día ${number}`,
    join: ' ',
    stop: '. ',
  },
  ru: {
    subjects: split(
      'Старый паром|Молодой матрос|Начальник порта|Мой сосед|Малый кран|Серый кот|Ночной сторож|Рыбный рынок|' +
        'Каждый второй катер|Новый лоцман|Последний траулер|Мой старший брат|Смотритель маяка|Хозяин пекарни|' +
        'Старый мастер|Первый поезд',
    ),
    deeds: split(
      'покидает причал|ждёт прилива|везёт свежий хлеб|смотрит на воду|несёт ящик льда|тихо поёт песню|' +
        'считает лампы|продаёт рыбу и крабов|пишет письмо домой|красит дверь|просит тёплый плащ|' +
        'знает дорогу домой|хранит ключи|видит синий дом|стоит ещё немного|идёт по мосту',
    ),
    ends: split(
      'до восхода солнца|и не спешит домой|потому что утро холодное|у красного буя, но не один|и не говорит ни слова|' +
        'хотя зима ещё не прошла|против ветра, как и все|пока не звонит колокол|и это он умеет|как и в прошлые годы|' +
        'на краю пирса, где никого нет|вместе с собакой и котом|уже в третий раз за день|когда над ним ясное небо',
    ),
    title: (number) => `Портовые заметки ${number}: лодки и море`,
    description: (number) =>
      `Страница ${number} портовых заметок: как живут лодки, приливы и люди нашего причала весь долгий год.`,
    heading: (number) => `Что было на причале в день ${number}`,
    join: ' ',
    stop: '. ',
  },
  ja: {
    subjects: split(
      '古い船は|若い船員は|港の主は|隣の人は|小さな犬は|白い鳥は|夜の番人は|魚の市場は|新しい案内人は|最後の漁船は|' +
        '子どもたちは|灯台の人は|パン屋の女の人は|町の医者は',
    ),
    deeds: split(
      '朝の海を見る|潮を待っている|新しいパンを運ぶ|静かな歌を歌う|青い瓶を見つける|緑の灯を数える|木の扉を塗る|' +
        '暖かい上着を探す|家への道を知っている|鍵を持っている|手紙を書いている|もう少しここにいる',
    ),
    ends: split(
      '日が出る前に|霧が晴れたあとで|寒い朝に|赤い浮きの近くで|何も言わずに|長い冬のあとで|強い風の中で|鐘が鳴るまで|' +
        '両手を使って|桟橋の端で|去年と同じように|晴れた空の下で',
    ),
    title: (number) => `港の記録第${number}号 船と潮の話をまとめたページ`,
    description: (number) =>
      `港の記録の第${number}号です。船と潮と港で働く人々の一年の暮らしを、やさしい言葉でゆっくりと伝えます。`,
    heading: (number) => `第${number}日に港であったこと`,
    join: '',
    stop: '。',
  },
};

/** @returns so many sentences, of which no page repeats another's order */
export function sentences(chance: Chance, language: Language, count: number): string[] {
  const parts = PARTS[language];
  const pick = (from: readonly string[]) => from[chance.whole(0, from.length)] ?? '';
  return Array.from({ length: count }, () => {
    const [subject, deed, end] = [pick(parts.subjects), pick(parts.deeds), pick(parts.ends)];
    // Japanese has the circumstance before the deed.
    const order = language === 'ja' ? [subject, end, '、', deed] : [subject, deed, end];
    return order.join(parts.join) + parts.stop.trim();
  });
}

/** Paragraphs of five sentences. */
export function paragraphs(chance: Chance, language: Language, count: number): string[] {
  const { join } = PARTS[language];
  return Array.from({ length: count }, () => sentences(chance, language, 5).join(join));
}

/** What a page with this number is called; of every two numbers different. */
export function namesOf(
  language: Language,
  number: number,
): { title: string; description: string; h1: string } {
  const { title, description, heading } = PARTS[language];
  return { title: title(number), description: description(number), h1: heading(number) };
}

/** English prose of exactly so many words. */
export function wordsOf(chance: Chance, count: number): string {
  const words = paragraphs(chance, 'en', Math.ceil(count / 40) + 1)
    .join(' ')
    .split(' ');
  return `${words.slice(0, count).join(' ').replace(/\.$/, '')}.`;
}
