// Before the lanes of the chaos suite: what every lane with a database needs, and the worker that is started hundreds of times.
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../scripts/bundle.mjs';
import setUpDatabase from '../jest/database-setup.mjs';

const WORKER = fileURLToPath(new URL('./chaos-worker.mjs', import.meta.url));

export default async function setUp() {
  await setUpDatabase();
  // Runs once however many lanes ask for it.
  globalThis.galleyChaosWorker ??= bundle([WORKER], 'tests');
  await globalThis.galleyChaosWorker;
}
