import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pages = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
  ...readdirSync('src/libs').map((library) => path.join('src/libs', library, 'README.md')),
];

/** Fenced blocks hold code, whose brackets are no links. */
const withoutCode = (text: string) => text.replace(/^```[^]*?^```/gm, '');
const linksOf = (text: string) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');

/** As GitHub makes them: letters, digits and dashes of the heading. */
const anchorsOf = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const CODE_FOLDERS = ['src', 'test', 'bench', 'scripts', 'schema', 'migrations', 'deploy', 'docs'];
const codeFiles = CODE_FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${path.posix.join(folder, file)}`,
  ),
);
/** What a page says in code that is a path from the root, or the end of one with a name of code: `job-store.ts`. */
const pathsOf = (text: string) =>
  [...withoutCode(text).matchAll(/`([\w.-][\w./-]*)`/g)]
    .map(([, said = '']) => said)
    .filter(
      (said) =>
        /^(?:src|test|bench|scripts|schema|migrations|deploy|docs)\//.test(said) ||
        /\w\.(?:[mc]?ts|tsx|mjs|cjs)$/.test(said),
    );

describe('the documentation', () => {
  it.each(pages)('%s links to files and headings that exist', (page) => {
    const text = readFileSync(page, 'utf8');
    const broken = linksOf(text).filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? page : path.join(path.dirname(page), file);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  /** Decisions name the files of their time. */
  it.each(pages.filter((page) => !page.startsWith('docs/adr') && page !== 'CHANGELOG.md'))(
    '%s names files of the code that exist',
    (page) => {
      const missing = pathsOf(readFileSync(page, 'utf8')).filter(
        (said) => !existsSync(said) && !codeFiles.some((file) => file.endsWith(`/${said}`)),
      );
      expect(missing).toEqual([]);
    },
  );

  it('lists every decision in docs/adr/README.md, with its own title, in order', () => {
    const files = readdirSync('docs/adr').filter((file) => /^\d{3}-.*\.md$/.test(file));
    const rows = files.sort().map((file) => {
      const [, title = ''] = /^# \d+\. (.+)$/m.exec(readFileSync(`docs/adr/${file}`, 'utf8')) ?? [];
      return `| [${Number(file.slice(0, 3))}](${file}) | ${title} |`;
    });
    const index = readFileSync('docs/adr/README.md', 'utf8').split('\n');
    expect(index.filter((line) => line.startsWith('| ['))).toEqual(rows);
  });
});
