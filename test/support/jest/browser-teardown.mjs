import tearDownDatabase from './database-teardown.mjs';

export default async function tearDown() {
  await globalThis.galleyTestBrowser?.close();
  globalThis.galleyTestBrowser = undefined;
  await tearDownDatabase();
}
