import type { Draft } from '../../../../../../src/domain/article/draft.js';

/** A brief, texts by name (`Heading | sentence. Sentence.`; `lead` has no heading), and articles made of them. */
export interface AnsweredBrief {
  readonly language: string;
  readonly input: string;
  readonly form?: Draft['form'];
  readonly texts: Readonly<Record<string, string>>;
  /** Names of texts in order. */
  readonly answers: readonly string[];
  /** Each lacks what its brief asks for: plainly, or by an editor's taste. */
  readonly fails: readonly string[];
  readonly lacks: readonly string[];
}

/** Written for this purpose in November 2026. Four articles a brief. */
export const ANSWERED_BRIEFS: readonly AnsweredBrief[] = [
  {
    language: 'en',
    input: 'What beekeepers should do before, during and after a storm',
    texts: {
      lead: 'A storm can tip hives and drown a colony. Beekeepers who plan lose fewer bees.',
      odd: 'Music plays in the square. Apples are sold there.',
      before:
        'Preparing the hives | Strap each hive to its stand. Weigh the roof down with two bricks before the storm comes.',
      during:
        'During the storm | Stay away from the hives. Beekeepers who open one lose the brood to the cold.',
      after: 'Afterwards | Set fallen hives up again. Feed the bees for a week after the storm.',
      market: 'The market | Farmers sell apples and pears. Children ride ponies on Fridays until late.',
    },
    answers: ['lead before during after'],
    fails: ['odd market', 'odd market before'],
    lacks: ['lead before during'],
  },
  {
    language: 'en',
    input: 'How much a hive costs, who inspects it, and when honey is harvested',
    texts: {
      lead: 'A hive needs money, an inspection and patience until the honey is ripe.',
      cost: 'The cost of a hive | A hive of pine costs £180. Frames cost £2 each.',
      dear: 'The cost of a hive | A hive of pine is dear. Frames are cheaper by the dozen.',
      inspects: 'Inspections | The county’s bee inspector, Ruth Vale, inspects each hive.',
      harvest: 'Harvesting honey | Honey is harvested in July, when the combs are capped.',
      taste: 'Toast | Toast tastes good with butter. Bakers bake it daily.',
    },
    answers: ['lead cost inspects harvest'],
    fails: ['taste'],
    lacks: ['lead dear inspects harvest', 'lead cost taste'],
  },
  {
    language: 'en',
    input: 'Seven tips for storing potatoes',
    form: 'listicle',
    texts: {
      lead: 'Potatoes keep for months where they are stored well.',
      seven:
        'Tips | - Store potatoes in the dark. - Keep potatoes cool. - Keep potatoes dry. - Let potatoes breathe. - Keep potatoes from apples. - Sort potatoes weekly. - Never wash potatoes before storing.',
      three: 'Tips | - Store potatoes in the dark. - Keep potatoes cool. - Keep potatoes dry.',
      six: 'Tips | - Store potatoes in the dark. - Keep potatoes cool. - Keep potatoes dry. - Let potatoes breathe. - Keep potatoes from apples. - Sort potatoes weekly.',
      prose: 'Storing | Potatoes are stored in the dark. They like it cool.',
    },
    answers: ['lead seven'],
    fails: ['lead three', 'lead prose'],
    lacks: ['lead six'],
  },
  {
    language: 'en',
    input: 'Oak or larch for a garden fence',
    form: 'comparison',
    texts: {
      lead: 'A garden fence of oak or larch stands for decades.',
      oak: 'Oak | Oak is heavy and hard. An oak fence lasts thirty years in a garden.',
      larch: 'Larch | Larch is lighter. A larch fence lasts twenty years in a garden.',
      pine: 'Pine | Pine rots soon. A fence of pine needs paint each year.',
      one: 'A fence of oak stands for decades.',
    },
    answers: ['lead oak larch'],
    fails: ['one oak', 'pine'],
    lacks: ['lead oak'],
  },
  {
    language: 'de',
    input: 'Was Imker vor, während und nach einem Sturm tun sollten',
    texts: {
      lead: 'Ein Sturm kann Bienenstöcke umwerfen. Imker verlieren weniger Völker, wenn sie planen.',
      odd: 'Auf dem Platz spielt Musik. Dort gibt es Äpfel.',
      vor: 'Vorbereitung | Imker binden jeden Stock fest, bevor der Sturm kommt.',
      im: 'Während des Sturms | Imker bleiben den Stöcken fern.',
      nach: 'Nach dem Sturm | Imker richten umgefallene Stöcke auf und füttern die Bienen.',
      markt: 'Der Markt | Bauern verkaufen Äpfel und Birnen. Kinder reiten am Freitag auf Ponys.',
    },
    answers: ['lead vor im nach'],
    fails: ['odd markt', 'odd markt vor'],
    lacks: ['lead vor nach'],
  },
  {
    language: 'de',
    input: 'Was eine Wärmepumpe kostet, wie laut sie ist und wann es Zuschüsse gibt',
    texts: {
      lead: 'Eine Wärmepumpe kostet Geld, macht Geräusche und wird durch Zuschüsse gefördert.',
      preis: 'Was sie kostet | Eine Wärmepumpe kostet 18.000 Euro.',
      laut: 'Wie laut sie ist | Die Wärmepumpe ist mit 35 Dezibel so laut wie ein Kühlschrank.',
      zuschuss: 'Zuschüsse | Zuschüsse für die Wärmepumpe gibt es bis zum 30. Juni 2027.',
      garten: 'Der Garten | Rosen brauchen Sonne. Tulpen blühen im April.',
    },
    answers: ['lead preis laut zuschuss'],
    fails: ['garten'],
    lacks: ['lead preis laut', 'lead preis garten'],
  },
  {
    language: 'fr',
    input: 'Que faire avant, pendant et après une tempête',
    texts: {
      lead: 'Une tempête peut arracher un toit. Qui se prépare perd moins.',
      odd: 'La musique joue sur la place. On y vend des pommes.',
      avant: 'Avant la tempête | Fermez les volets et rentrez les chaises avant la tempête.',
      pendant: 'Pendant la tempête | Restez chez vous pendant la tempête.',
      apres: 'Après la tempête | Photographiez les dégâts de la tempête.',
      marche: 'Le marché | Les fermiers vendent des poires. Les enfants montent des poneys.',
    },
    answers: ['lead avant pendant apres'],
    fails: ['odd marche', 'odd marche avant'],
    lacks: ['lead avant pendant'],
  },
  {
    language: 'es',
    input: 'Cuánto cuesta una colmena, quién la inspecciona y cuándo se cosecha la miel',
    texts: {
      lead: 'Una colmena cuesta dinero, se inspecciona y da miel.',
      precio: 'Cuánto cuesta | Una colmena de pino cuesta 120 euros.',
      inspector: 'Quién inspecciona | La inspectora Ana Ruiz inspecciona cada colmena.',
      miel: 'La cosecha | La miel se cosecha en julio.',
      plaza: 'La plaza | La música suena en la plaza. Los niños montan en poni.',
    },
    answers: ['lead precio inspector miel'],
    fails: ['plaza'],
    lacks: ['lead precio inspector plaza', 'plaza precio inspector miel'],
  },
  {
    language: 'ja',
    input: '台風の前、最中、後にすべきこと',
    texts: {
      lead: '台風は屋根を壊すことがある。台風に備えれば被害は少ない。',
      odd: '広場で音楽が流れる。林檎も売っている。',
      mae: '台風の前の準備 | 台風の前に雨戸を閉める。',
      naka: '台風の最中 | 台風の最中は外に出ない。',
      ato: '台風の後 | 台風の後に被害を写真に撮る。',
      ichi: '市場 | 農家が梨を売る。子供が馬に乗る。',
    },
    answers: ['lead mae naka ato'],
    fails: ['odd ichi', 'odd ichi mae'],
    lacks: ['lead mae ato'],
  },
  {
    language: 'ja',
    input: '蜂箱の設置と両面検査の方法',
    texts: {
      lead: '蜂箱の設置と検査には手順がある。両面検査は毎週行う。',
      setchi: '蜂箱の設置 | 蜂箱の設置は平らな場所で行う。',
      kensa: '両面検査 | 両面検査では巣板を裏返す。',
      ichi: '市場 | 農家が梨を売る。子供が馬に乗る。',
      odd: '広場で音楽が流れる。林檎も売っている。',
    },
    answers: ['lead setchi kensa'],
    fails: ['odd ichi', 'ichi'],
    lacks: ['lead setchi kensa ichi'],
  },
];
