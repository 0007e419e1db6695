// Measures another commit with the sets and measures of this checkout.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * Builds a commit in a folder of its own, with the packages of this checkout where the lock files agree, and runs the
 * same evaluation on it.
 *
 * @param args of this process
 * @returns the rows that it measured
 * @throws where its packages differ from those that are installed
 */
export async function atCommit(commit, args, tell) {
  const parent = await mkdtemp(path.join(tmpdir(), 'galley-eval-'));
  const folder = path.join(parent, 'galley');
  const git = (...rest) => execFileSync('git', rest, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  tell(`${commit}: building`);
  git('worktree', 'add', '--detach', folder, commit);
  try {
    const changed = await changedPackages(ROOT, folder);
    if (changed.length > 0)
      throw new Error(
        `${commit} runs on other packages than are installed here (${changed.join(', ')}): measure it in a checkout of its own.`,
      );
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      stdio: ['ignore', process.stderr, 'inherit'],
    });
    return await rowsOf(folder, args);
  } finally {
    git('worktree', 'remove', '--force', folder);
    await rm(parent, { recursive: true });
  }
}

/** Packages of the lock files of two checkouts that differ; tools of development do not change what is printed. */
async function changedPackages(...roots) {
  const locks = await Promise.all(
    roots.map(
      async (root) => JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')).packages,
    ),
  );
  return [...new Set(locks.flatMap((packages) => Object.keys(packages)))].filter((name) => {
    const [own, other] = locks.map((packages) => packages[name]);
    const isTool = (entry) => entry === undefined || entry.dev === true;
    return name !== '' && own?.version !== other?.version && !(isTool(own) && isTool(other));
  });
}

async function rowsOf(folder, args) {
  const at = args.findIndex((arg) => /^--against\b/.test(arg));
  const rest = args.toSpliced(at, args[at].includes('=') ? 1 : 2).filter((arg) => arg !== '--strict');
  const kept = rest.flatMap((arg, index) =>
    arg === '--write' || rest[index - 1] === '--write' ? [] : [arg],
  );
  const child = fork(path.join(import.meta.dirname, 'run.mjs'), [...kept, '--built', folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const rows = await Promise.race([
    once(child, 'message').then(([message]) => message),
    ended.then(() => null),
  ]);
  await ended;
  if (rows === null) throw new Error('the evaluation of the other commit ended without a result');
  return rows;
}
