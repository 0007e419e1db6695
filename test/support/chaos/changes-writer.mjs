// Two writers of one process: they finish, publish, edit, withdraw and delete articles of one edition through the doors
// of the built program, until they have done so as often as they were asked to, or kill their process in the middle of it.
// What they work with comes by the environment as JSON. What was made is sent to
// the parent, so that others may work on it: { made: id }; the parent tells back what others have made.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers';
import { SLUG_TAKEN } from '../../../dist/adapters/postgres/article/free-slug.js';
import { brokenConstraint, Database } from '../../../dist/adapters/postgres/database/connection.js';
import { GalleyError } from '../../../dist/domain/errors.js';
import { buildCoreServices, systemClock } from '../../../dist/main/build/build-services.js';
import { DeskEditor } from '../../../dist/services/article/article-editor.js';
import { PublishingService } from '../../../dist/services/article/publishing-service.js';

const { databaseUrl, tenant, job, article, done, ops, killAt, killAfterMs } = JSON.parse(
  process.env.CHANGES_WRITER,
);
const WRITERS = 2;

const database = Database.open({
  url: databaseUrl,
  applicationName: 'changes-writer',
  poolSize: 2 * WRITERS,
  maxWaiting: 50,
  acquireMs: 10_000,
  statementMs: 10_000,
});
const core = buildCoreServices(database);
const { articles } = core.stores;

const desk = new DeskEditor({ articles });
/** What an edit makes, without the checks of the desk: it is the write that is tried here. */
const editor = {
  compare: (request) => desk.compare(request),
  async edit({ editionId, articleId, edit }) {
    const found = await articles.editable(editionId, articleId);
    if (!found) throw new GalleyError('not_found', 'There is no such article.');
    const { article } = found;
    return {
      replaces: article.revision,
      texts: { ...article, ...edit },
      wordCount: article.wordCount,
      record: { ...found.record, revision: article.revision + 1 },
      shingles: [],
    };
  },
};
const publishing = new PublishingService({ ...core, clock: systemClock, editor });
const actor = await core.access.authenticate(tenant.full);
const permit = (id) => publishing.admit(actor, tenant.edition, id, 'a test');

const known = [];
process.on('message', ({ made }) => known.push(made));
// A test that is killed itself leaves no writers behind.
process.on('disconnect', () => process.exit(1));

async function finish() {
  const id = randomUUID();
  const made = { ...article, id, provenance: { ...article.provenance, articleId: id } };
  const own = { ...job, ref: randomUUID(), id: randomUUID() };
  const token = randomUUID();
  const write = () =>
    core.unitOfWork.run(async ({ jobs }) => {
      await jobs.insertAll([own]);
      await jobs.claim(own.ref, token, 60_000);
      if (!(await jobs.complete(own.ref, token, done, made))) throw new Error('the job was lost');
    });
  for (;;) {
    try {
      await write();
      break;
    } catch (error) {
      if (brokenConstraint(error) !== SLUG_TAKEN) throw error;
    }
  }
  known.push(id);
  process.send({ made: id });
}

let begun = 0;

async function writer() {
  while (begun < ops) {
    begun += 1;
    if (begun === killAt) setTimeout(() => process.kill(process.pid, 'SIGKILL'), killAfterMs);
    const id = known[Math.floor(Math.random() * known.length)];
    const act = Math.random();
    try {
      if (id === undefined || act < 0.25) await finish();
      else if (act < 0.5) await (await permit(id)).edit({ byline: `Editor ${randomUUID()}` }, null);
      else if (act < 0.7) await (await permit(id)).publish('A test.');
      else if (act < 0.85) await (await permit(id)).unpublish();
      else await (await permit(id)).delete();
    } catch (error) {
      // Another has deleted it, or so many edit it that one gives up: each is an answer.
      if (!(error instanceof GalleyError && ['not_found', 'conflict'].includes(error.code))) throw error;
    }
  }
}

process.send({ ready: true });
await Promise.all(Array.from({ length: WRITERS }, writer));
await database.close();
process.exit(0);
