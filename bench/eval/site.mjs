// Serves a folder on loopback while something is asked of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../site-server.mjs', import.meta.url));

/** @param ask is given the address of the site, which ends with a slash */
export async function withSite(folder, ask) {
  const server = spawn(process.execPath, [SERVER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [address] = await once(createInterface({ input: server.stdout }), 'line');
    return await ask(`${address}/`);
  } finally {
    server.kill();
  }
}
