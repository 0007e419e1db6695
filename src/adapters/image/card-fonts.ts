import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { primaryLanguage } from '../../libs/text/index.js';

/** The subsets of the typeface's package. Each gets its own name, or satori would use only one. */
const INTER = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;
const WEIGHTS = [500, 700] as const;

/**
 * Typefaces of scripts that are set letter by letter, each in an optional package. They have megabytes, so each is loaded
 * when a title needs it.
 */
const BY_LETTER: readonly { name: string; letters: RegExp; languages: readonly string[]; file: string }[] = [
  {
    name: 'BIZ UDPGothic',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    languages: ['ja'],
    file: '@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-700-normal.woff',
  },
  {
    name: 'Noto Sans SC',
    letters: /\p{Script=Han}/u,
    languages: ['zh'],
    file: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff',
  },
  {
    name: 'Nanum Gothic',
    letters: /\p{Script=Hangul}/u,
    languages: ['ko'],
    file: '@fontsource/nanum-gothic/files/nanum-gothic-korean-700-normal.woff',
  },
];

/** A typeface of a script whose letters join or stack, which satori can't set but resvg can. */
export interface ShapedFont {
  readonly name: string;
  /** Path of the TrueType file. */
  readonly path: string;
  readonly rightToLeft: boolean;
  /** The graphemes that it has; none of these faces has more Latin than ASCII and the usual marks. */
  readonly drawable: RegExp;
}

const ASCII = String.raw`\x20-\x7e«»“”‘’–—…`;

/** Devanagari is not among them: resvg sets its vowel signs over the letters beside them. */
const SHAPED: readonly (Omit<ShapedFont, 'path'> & { letters: RegExp; file: string })[] = [
  {
    name: 'Noto Sans Arabic',
    letters: /\p{Script=Arabic}/u,
    rightToLeft: true,
    drawable: new RegExp(`^[\\u0600-\\u06ff\\u0750-\\u077f${ASCII}]+$`, 'u'),
    file: '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  },
  {
    name: 'Noto Sans Hebrew',
    letters: /\p{Script=Hebrew}/u,
    rightToLeft: true,
    drawable: new RegExp(`^[\\u05b0-\\u05f4${ASCII}]+$`, 'u'),
    file: '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  },
  {
    name: 'Noto Sans Thai',
    letters: /\p{Script=Thai}/u,
    rightToLeft: false,
    drawable: new RegExp(`^[\\u0e01-\\u0e5b${ASCII}]+$`, 'u'),
    file: '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  },
];

/** @returns the path of a file of a package. @throws when the package is not installed */
export type ResolveFile = (file: string) => string;

/** The fonts for a text, for satori: the same fonts give the same array, because satori caches parsed fonts by it. */
export interface LetterFonts {
  readonly fonts: Font[];
  /** Names, first choice first. */
  readonly family: string;
}

/** Finds and caches the typefaces of cards. Inter is required; the others are optional. */
export class CardFonts {
  private readonly files = new Map<string, Promise<Buffer | null>>();
  private readonly sets = new Map<string, Promise<LetterFonts>>();

  constructor(private readonly resolve: ResolveFile = createRequire(import.meta.url).resolve) {}

  /** @returns fonts for the letters of a text; Han letters in the shapes of its language, where they differ. */
  async forLetters(text: string, language: string): Promise<LetterFonts> {
    const own = primaryLanguage(language);
    const wanted = BY_LETTER.filter(({ letters }) => letters.test(text)).sort(
      (a, b) => Number(b.languages.includes(own)) - Number(a.languages.includes(own)),
    );
    const key = wanted.map(({ name }) => name).join();
    let set = this.sets.get(key);
    if (!set) {
      // A failed reading is tried again.
      set = this.load(wanted).catch((error: unknown) => {
        this.sets.delete(key);
        throw error;
      });
      this.sets.set(key, set);
    }
    return set;
  }

  /** @returns names of the typefaces that are installed beside Inter. */
  others(): string[] {
    return [...BY_LETTER, ...SHAPED].filter(({ file }) => this.has(file)).map(({ name }) => name);
  }

  private has(file: string): boolean {
    try {
      this.resolve(file);
      return true;
    } catch {
      return false;
    }
  }

  /** @returns the typeface of the first script of a text that must be shaped; null when it is not installed or not needed. */
  shapedFor(text: string): ShapedFont | null {
    for (const { letters, file, ...font } of SHAPED) {
      if (letters.test(text)) return this.has(file) ? { ...font, path: this.resolve(file) } : null;
    }
    return null;
  }

  private async load(wanted: readonly { name: string; file: string }[]): Promise<LetterFonts> {
    const inter = INTER.flatMap((script) =>
      WEIGHTS.map(async (weight): Promise<Font> => ({
        name: `Inter ${script}`,
        weight,
        style: 'normal',
        data: await readFile(this.resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)),
      })),
    );
    const others = wanted.map(async ({ name, file }): Promise<Font[]> => {
      const data = await this.read(file);
      return data ? [{ name, weight: 700, style: 'normal', data }] : [];
    });
    const fonts = [...(await Promise.all(inter)), ...(await Promise.all(others)).flat()];
    return { fonts, family: [...new Set(fonts.map(({ name }) => name))].join(', ') };
  }

  /** @returns null for a file of a package that is not installed. */
  private read(file: string): Promise<Buffer | null> {
    let data = this.files.get(file);
    if (!data) {
      data = Promise.resolve()
        .then(() => readFile(this.resolve(file)))
        .catch(() => null);
      this.files.set(file, data);
    }
    return data;
  }
}
