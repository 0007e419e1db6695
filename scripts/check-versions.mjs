// In which version of the audit's checks each check became what it is. `npm run codegen` writes it, and an audit stores it, so that
// what only an update of Galley found is no regression of the site.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What no check finds more or less by: the shape of a check, the wording of evidence, and the pages that it rests on. */
const NO_RULE = /rules[/\\](?:check|evidence|lists[/\\]sources)\.ts$/;

/**
 * A digest of each check, by its id: of the code of its file and of the rules that it imports, without comments and white space.
 * @param {string} folder of the library, with `checks` and `rules`
 */
export async function checkDigests(folder) {
  const checks = path.join(folder, 'checks');
  const files = (await readdir(checks, { recursive: true })).filter((file) => path.dirname(file) !== '.');
  const code = new Map();
  const codeOf = async (file) => {
    if (!code.has(file)) code.set(file, bareCode(await readFile(file, 'utf8')));
    return code.get(file);
  };
  const digests = {};
  for (const file of files.filter((each) => each.endsWith('.ts')).sort()) {
    const parts = new Set([path.join(checks, file)]);
    for (const part of parts) {
      for (const [, imported] of (await codeOf(part)).matchAll(/from '(\.[^']+)\.js'/g)) {
        const target = `${path.join(path.dirname(part), imported)}.ts`;
        const isRule = /^(?:checks|rules)[/\\]/.test(path.relative(folder, target));
        if (isRule && !NO_RULE.test(target)) parts.add(target);
      }
    }
    const hash = createHash('sha256');
    for (const part of [...parts].sort()) hash.update(await codeOf(part));
    digests[path.basename(file, '.ts').replaceAll('-', '_')] = hash.digest('hex').slice(0, 12);
  }
  return digests;
}

/** What stands in a line of its own, or behind code of which no text is a part. */
function bareCode(source) {
  return source
    .replace(/^\s*\/\*\*?[\s\S]*?\*\//gm, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The versions after the checks became what they are now: one more where any is new or has another digest.
 * @param {{ version: number, checks: Record<string, readonly [number, string]> }} former version 0 for none
 * @param {Record<string, string>} digests
 */
export function nextVersions(former, digests) {
  const isSame = (id) => former.checks[id]?.[1] === digests[id];
  const ids = Object.keys(digests).sort();
  const isOtherwise = !ids.every(isSame) || Object.keys(former.checks).some((id) => !(id in digests));
  const version = isOtherwise ? former.version + 1 : former.version;
  const checks = Object.fromEntries(
    ids.map((id) => [id, isSame(id) ? former.checks[id] : [version, digests[id]]]),
  );
  return { version, checks };
}

/** The file that holds them, and what stood in it. */
export function writeVersions({ version, checks }) {
  return `/** One more whenever a check is otherwise than it was. */
export const CHECKS_VERSION = ${version};

/** Of each check the version in which it became what it is, and a digest of that. */
export const CHECK_VERSIONS: Readonly<Record<string, readonly [since: number, digest: string]>> = ${JSON.stringify(checks)};
`;
}

/** @param {string} text of the file; empty for none */
export function readVersions(text) {
  const version = Number(/CHECKS_VERSION = (\d+)/.exec(text)?.[1] ?? 0);
  const rows = text.matchAll(/(\w+): \[(\d+), '(\w+)'\]/g);
  return {
    version,
    checks: Object.fromEntries([...rows].map(([, id, since, digest]) => [id, [Number(since), digest]])),
  };
}
