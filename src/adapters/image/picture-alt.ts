import { capitalised, cutAtWord } from '../../domain/article/title.js';
import { countCodePoints, cutCodePoints, primaryLanguage } from '../../libs/text/index.js';
import type { ImageTask } from '../../ports/article/image-maker.js';

/** The longest alternative text that the desk check accepts. */
const LONGEST = 200;

interface AltWords {
  /** `*` is replaced by the title. */
  readonly picture: string;
  /** `*` is replaced by the name of the edition. */
  readonly card: string;
}

const WORDS: Readonly<Record<string, AltWords>> = {
  en: { picture: 'Illustration for “*”, made by a program', card: 'title card of *' },
  de: { picture: 'Illustration zu „*“, von einem Programm gemacht', card: 'Titelbild von *' },
  fr: { picture: 'Illustration pour « * », faite par un programme', card: 'image de titre de *' },
  es: { picture: 'Ilustración para «*», hecha por un programa', card: 'imagen de portada de *' },
  it: { picture: 'Illustrazione per «*», fatta da un programma', card: 'immagine di copertina di *' },
  pt: { picture: 'Ilustração para «*», feita por um programa', card: 'imagem de capa de *' },
  nl: { picture: 'Illustratie bij “*”, gemaakt door een programma', card: 'titelbeeld van *' },
  ja: { picture: '「*」の挿絵（プログラムによる作成）', card: '*のタイトル画像' },
  ko: { picture: '“*”의 삽화 (프로그램으로 제작)', card: '*의 제목 이미지' },
  zh: { picture: '《*》的插图（由程序制作）', card: '*的标题图' },
  ru: { picture: 'Иллюстрация к статье «*», созданная программой', card: 'титульное изображение, *' },
  ar: { picture: 'رسم توضيحي لمقال «*»، من صنع برنامج', card: 'صورة عنوان من *' },
};

function wordsFor(language: string): AltWords | undefined {
  return WORDS[primaryLanguage(language)] ?? WORDS['en'];
}

/** The alternative text of a title card, whose brief names none: what can be read on it, and whose it is. */
export function cardAlt({ editionName, language, title }: Omit<ImageTask, 'alt'>): string {
  const words = wordsFor(language)?.card ?? '*';
  if (editionName === '' && title !== '') return title;
  const card = words.replace('*', () => editionName).trim();
  return title === '' ? capitalised(card, language) : `${title} — ${card}`;
}

/** The alternative text of a picture: the brief's, or one made from the title. */
export function pictureAlt({ alt, title, language }: ImageTask): string {
  const given = folded(alt ?? '');
  if (given !== '') return cutCodePoints(given, LONGEST);
  const words = wordsFor(language)?.picture ?? '*';
  const most = LONGEST - countCodePoints(words) + 1;
  const subject = folded(title);
  const shown = countCodePoints(subject) > most ? `${cutAtWord(subject, most - 1)}…` : subject;
  return words.replace('*', () => shown);
}

function folded(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
