// A worker of the queue as a process of its own, that can be killed: prints each job that it is handed.
// Its argument is JSON: { jobs, databaseUrl, name, lockLifetimeMs, hangs }.
import { AgendaJobRunner } from '../../../dist/adapters/agenda/job-runner.js';
import { createAgenda } from '../../../dist/adapters/agenda/job-queue.js';
import { openJobStore } from '../../../dist/main/open-job-store.js';

const { jobs, databaseUrl, name, lockLifetimeMs, hangs } = JSON.parse(process.argv[2]);
const log = { debug() {}, info() {}, warn() {}, error() {} };
const store = await openJobStore({ jobs, databaseUrl, takesJobs: true, log });
const agenda = createAgenda(store, name, 2, log);
await new AgendaJobRunner(agenda, store, { lockLifetimeMs }, log).start({
  'write-article': async (payload) => {
    console.log(JSON.stringify(payload));
    if (hangs) await new Promise(() => undefined);
  },
});
console.log('ready');
process.stdin.resume().once('end', () => process.exit());
