// Two versions side by side on one database, as during an upgrade of processes one by one: the version of a commit or tag, which is
// built from git into a folder of its own, and this one, as it is built. npm run test:beside -- [ref, by default the newest tag]
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';

const ROOT = path.join(import.meta.dirname, '..');
const GIVE_UP_MS = 60_000;
const TEXT = `Harbour pilots guide ships into port. A pilot knows each channel, and boards before the outer buoy.
The pilot of a large ship works with two tugs. Each tug pushes with some three thousand kilowatts.
Fog closes the channel below half a mile of sight. Ships then anchor in the roads until the harbour master opens it.`;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const ref = process.argv[2] ?? git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n')[0];
if (!ref) {
  console.error(
    'usage: npm run test:beside -- <commit or tag>, which may be left out where there is a tag; there is none',
  );
  process.exit(2);
}
const folder = await mkdtemp(path.join(tmpdir(), 'galley-beside-'));
await chmod(folder, 0o755);
const closing = [() => rm(folder, { recursive: true, force: true })];
/** Lines of the logs that a fault of the code leaves. */
const faults = [];
try {
  await run();
} finally {
  for (const close of closing.reverse()) await close();
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
process.exit(0);

async function run() {
  const former = await buildFormer();
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'data'), log: silent });
  closing.push(() => postgres.close());
  const env = { PATH: process.env.PATH, DATABASE_URL: postgres.url, PORT: '0', LOG_LEVEL: 'warn' };
  const start = (checkout, role) => serve(checkout, role, env);
  const { token, edition } = await applyTenants(former, env);

  const gateways = [await start(former, 'gateway')];
  const first = await start(former, 'worker');
  await writes('former gateway, former worker', gateways[0].url, gateways);

  execFileSync(process.execPath, ['dist/main/cli.js', 'migrate'], { cwd: ROOT, env, stdio: 'ignore' });
  await writes('the same on the migrated database', gateways[0].url, gateways);

  gateways.push(await start(ROOT, 'gateway'));
  await writes('new gateway, former worker', gateways[1].url, gateways);
  await first.end();
  const second = await start(ROOT, 'worker');
  await writes('former gateway, new worker', gateways[0].url, gateways);
  await second.end();
  // One that crashed during the upgrade comes back.
  const again = await start(former, 'worker');
  await writes(
    'new gateway, a former worker that was started after the migration',
    gateways[1].url,
    gateways,
  );
  await again.end();
  for (const gateway of gateways) await gateway.end();

  /** An article that is started at one gateway is done, and is read at all. */
  async function writes(what, url, readers) {
    const call = async (at, method, below, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(at + below, { method, headers, body: body && JSON.stringify(body) });
      const read = await answer.json();
      if (!answer.ok)
        throw new Error(`${what}: ${method} ${below} answered ${answer.status} ${JSON.stringify(read)}`);
      return read;
    };
    const { id } = await call(url, 'POST', `/v1/editions/${edition}/articles`, {
      input: `Harbour pilots: ${what}`,
      settings: { word_count: 150, sources: [{ title: 'Pilots', text: TEXT }], source_policy: 'only_given' },
    });
    const gaveUp = performance.now() + GIVE_UP_MS;
    for (const { url: at } of readers)
      for (;;) {
        const job = await call(at, 'GET', `/v1/jobs/${id}`);
        if (job.status === 'done') break;
        if (job.status === 'failed' || performance.now() > gaveUp)
          throw new Error(`${what}: the job is ${job.status} ${JSON.stringify(job.error)}`);
        await delay(100);
      }
    for (const { url: at } of readers) {
      const { articles } = await call(at, 'GET', `/v1/editions/${edition}/articles?order=desc&limit=1`);
      const query = `{ job(id: "${id}") { status article { id } } }`;
      const { data } = await call(at, 'POST', '/graphql', { query });
      if (data?.job.status !== 'DONE' || data.job.article.id !== articles[0].id)
        throw new Error(`${what}: GraphQL says ${JSON.stringify(data)}, REST ${articles[0].id}`);
    }
    console.log(`${what}: an article is written, and read by REST and GraphQL`);
  }
}

/** @returns its folder, built */
async function buildFormer() {
  const checkout = path.join(folder, 'former');
  git('clone', '--quiet', '--shared', '--no-checkout', ROOT, checkout);
  execFileSync('git', [
    '-C',
    checkout,
    'checkout',
    '--quiet',
    '--detach',
    git('rev-parse', `${ref}^{commit}`),
  ]);
  const lock = (at) => readFile(path.join(at, 'package-lock.json'), 'utf8');
  const to = { cwd: checkout, stdio: ['ignore', 2, 2] };
  if ((await lock(checkout)) === (await lock(ROOT)))
    await symlink(path.join(ROOT, 'node_modules'), path.join(checkout, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], to);
  execFileSync('npm', ['run', '--silent', 'build'], to);
  return checkout;
}

async function applyTenants(checkout, env) {
  const [account, newsroom, user, edition] = Array.from({ length: 4 }, () => randomUUID());
  const file = path.join(folder, 'tenants.json');
  const tenants = {
    plans: [{ id: 'test', name: 'Test', content_api: true, articles_per_month: null }],
    accounts: [{ id: account, name: 'Account', plan: 'test', status: 'open' }],
    newsrooms: [{ id: newsroom, account, name: 'Newsroom', hourly_ceiling: null }],
    users: [{ id: user, account, name: 'User', newsroom, may_spend: true }],
    editions: [{ id: edition, account, name: 'Pilots', language: 'en', verified: false }],
    keys: [{ name: 'key', user, permission: 'full' }],
  };
  await writeFile(file, JSON.stringify(tenants));
  const said = execFileSync(process.execPath, ['dist/main/cli.js', 'apply', file, '--json'], {
    cwd: checkout,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { token: JSON.parse(said).keys[0].token, edition };
}

/** @returns `{ url, end }`; a worker has no address */
async function serve(checkout, role, env) {
  const child = spawn(process.execPath, ['dist/main/cli.js', 'serve', '--role', role], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const whose = `${checkout === ROOT ? 'new' : 'former'} ${role}`;
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (/"code":"internal"|"level":"error"|"level":50/.test(line) || !line.startsWith('{'))
      faults.push(`${whose}: ${line}`);
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  closing.push(end);
  let url = null;
  if (role === 'gateway')
    for await (const line of createInterface({ input: child.stdout })) {
      [, url = null] = /ready at (\S+)/.exec(line) ?? [];
      if (url) break;
    }
  child.stdout.resume();
  return { url, end };
}

function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}
