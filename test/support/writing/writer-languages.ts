import type { Source } from '../../../src/domain/research/source.js';
import { sourceOf } from './writer-sources.js';

/** A page in each of four languages that write in four ways, on the same subject. */
export interface LanguagePage {
  readonly language: string;
  readonly input: string;
  readonly slug: RegExp;
  readonly source: Source;
  /** As the page has them, one by one. */
  readonly sentences: readonly string[];
}

function pageOf(
  language: string,
  input: string,
  slug: RegExp,
  title: string,
  heading: string,
  paragraphs: readonly (readonly string[])[],
): LanguagePage {
  const space = language === 'ja' ? '' : ' ';
  const [first = [], ...rest] = paragraphs;
  const lines = [first.join(space), `## ${heading}`, ...rest.map((sentences) => sentences.join(space))];
  const source = sourceOf('S1', title, lines, { language });
  return { language, input, slug, source, sentences: paragraphs.flat() };
}

export const LANGUAGE_PAGES: readonly LanguagePage[] = [
  pageOf(
    'en',
    'How packages reach a mirror',
    /^how-packages-reach-a-mirror$/,
    'Mirrors',
    'How a mirror is fed',
    [
      [
        'A mirror is a server that holds a copy of all packages, e.g. for one country or one campus.',
        'Most mirrors are run by universities, which have fast lines and much room.',
      ],
      [
        'Each mirror fetches new packages four times a day from a server that stands above it.',
        'In 2019 about 35 percent of all mirrors were reached over IPv6 as well.',
        'Mr. Okafor of the mirror team says that version 2.4 halved the time of a run.',
        'A mirror that falls behind is taken off the list of mirrors until its packages are fresh again.',
      ],
    ],
  ),
  pageOf(
    'de',
    'Wie Pakete auf einen Spiegel kommen',
    /^wie-pakete-auf-einen-spiegel-kommen$/,
    'Spiegelserver',
    'Wie ein Spiegel gefüllt wird',
    [
      [
        'Ein Spiegel ist ein Server, der eine Kopie aller Pakete vorhält, z. B. für ein Land oder eine Hochschule.',
        'Die meisten Spiegel werden von Universitäten betrieben, die schnelle Leitungen und viel Platz haben.',
      ],
      [
        'Jeder Spiegel holt viermal am Tag neue Pakete von einem Server, der über ihm steht.',
        'Am 3. Oktober 2019 waren rund 35 Prozent aller Spiegel auch über IPv6 zu erreichen.',
        'Frau Dr. Yılmaz vom Spiegelteam sagt, dass ein Lauf seit der Version 2.4 nur noch halb so lange dauert.',
        'Ein Spiegel, der zurückbleibt, wird von der Liste genommen, bis seine Pakete wieder frisch sind.',
      ],
    ],
  ),
  pageOf('ja', 'ミラーにパッケージが届くまで', /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'ミラーサーバ', 'ミラーの更新', [
    [
      'ミラーとは、すべてのパッケージの写しを持つサーバのことです。',
      '多くのミラーは、速い回線と広い場所を持つ大学が運営しています。',
    ],
    [
      '各ミラーは一日に四回、上位のサーバから新しいパッケージを受け取ります。',
      '2019年10月3日には、ミラー全体のおよそ35%がIPv6でも利用できました。',
      '担当者は「バージョン2.4で時間が半分になった。」と話しています。',
      '更新の遅れたミラーは、パッケージが新しくなるまで一覧から外されます。',
    ],
  ]),
  pageOf('ar', 'كيف تصل الحزم إلى المرآة', /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'خوادم المرايا', 'كيف تُحدَّث المرآة', [
    [
      'المرآة خادم يحتفظ بنسخة من جميع الحزم لبلد واحد أو لجامعة واحدة.',
      'تدير الجامعات معظم المرايا لأن لديها خطوطًا سريعة ومساحة كبيرة.',
    ],
    [
      'تجلب كل مرآة الحزم الجديدة أربع مرات في اليوم من خادم يقع فوقها.',
      'في 3 أكتوبر 2019 كان نحو 35% من جميع المرايا متاحًا عبر IPv6 أيضًا.',
      'يقول مسؤول فريق المرايا إن الإصدار 2.4 خفّض مدة التحديث إلى النصف.',
      'تُرفع المرآة المتأخرة من القائمة إلى أن تصبح الحزم التي فيها حديثة من جديد.',
    ],
  ]),
];
