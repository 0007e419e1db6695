// A worker of the queue as a process of its own, that can be killed: prints each job that it is handed.
// Its argument is JSON: { jobs, databaseUrl, name, lockLifetimeMs, hangs }.
import { AgendaJobQueue, createAgenda } from '../../../dist/adapters/agenda/job-queue.js';
import { openJobStore } from '../../../dist/main/open-job-store.js';

const { jobs, databaseUrl, name, lockLifetimeMs, hangs } = JSON.parse(process.argv[2]);
const log = { debug() {}, info() {}, warn() {}, error() {} };
const store = await openJobStore({ jobs, databaseUrl, runsJobs: true, log });
const agenda = createAgenda(store, name, 2, log);
const run = async (ref) => {
  console.log(ref);
  if (hangs) await new Promise(() => undefined);
};
await new AgendaJobQueue(agenda, store, { lockLifetimeMs }, log).start([{ kind: 'write-article', run }]);
console.log('ready');
process.stdin.resume().once('end', () => process.exit());
