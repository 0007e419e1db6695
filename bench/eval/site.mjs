// Serves a folder on loopback while something is asked of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../support/site-server.mjs', import.meta.url));

/** A folder keeps its port, and with it its address, as long as this process runs. */
const ports = new Map();

/** @param ask is given the address of the site, which ends with a slash */
export async function withSite(folder, ask) {
  const args = [SERVER, folder, ports.get(folder) ?? '0'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [address] = await once(createInterface({ input: server.stdout }), 'line');
    ports.set(folder, new URL(address).port);
    return await ask(`${address}/`);
  } finally {
    server.kill();
  }
}
