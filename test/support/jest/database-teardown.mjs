import { rm } from 'node:fs/promises';

export default async function tearDown() {
  const held = globalThis.galleyTestServer;
  if (!held) return;
  globalThis.galleyTestServer = undefined;
  await held.server.close();
  await rm(held.dataDir, { recursive: true, force: true });
}
