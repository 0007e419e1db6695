import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../mongo-stand-in/server.mjs', import.meta.url));

/** A server that speaks MongoDB's protocol, with nothing in it, in a process of its own. */
export interface MongoStandIn {
  readonly url: string;
  readonly port: number;
  /** What was in it is lost. */
  close(): Promise<void>;
}

/** @param port any free one when absent */
export async function startMongoStandIn(port = 0): Promise<MongoStandIn> {
  const child = spawn(process.execPath, [SERVER, String(port)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The MongoDB stand-in did not start. "npm run prepare" installs it.');
    }),
  ])) as [string];
  return {
    // The driver's way of watching a server by one long answer is beyond it.
    url: `mongodb://127.0.0.1:${line}/?serverMonitoringMode=poll`,
    port: Number(line),
    close: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
