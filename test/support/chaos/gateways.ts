import { GalleyProcess } from '../server/galley-process.js';

/** Gateways, each a process of its own, over one database. */
export class Gateways {
  private constructor(
    private readonly processes: readonly GalleyProcess[],
    readonly urls: readonly string[],
  ) {}

  static async start(count: number, env: Readonly<Record<string, string>>): Promise<Gateways> {
    const processes = Array.from({ length: count }, () =>
      GalleyProcess.start(['serve', '--role', 'gateway'], { PORT: '0', LOG_LEVEL: 'error', ...env }),
    );
    try {
      const ready = await Promise.all(processes.map((each) => each.waitFor(/ready at (\S+)/)));
      return new Gateways(
        processes,
        ready.map(([, url]) => url ?? ''),
      );
    } catch (error) {
      await Promise.all(processes.map((each) => each.kill()));
      throw error;
    }
  }

  /** @returns status and body of a POST of JSON to one of them, the next for each call */
  async post(n: number, token: string, path: string, body: unknown) {
    const response = await fetch(`${this.urls[n % this.urls.length] ?? ''}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // No answer at all is a fault of its own; by itself fetch waits for five minutes.
      signal: AbortSignal.timeout(60_000),
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: (await response.json()) as Readonly<Record<string, unknown>>,
    };
  }

  async end(): Promise<void> {
    for (const each of this.processes) each.signal('SIGTERM');
    await Promise.all(this.processes.map((each) => each.end()));
  }

  async kill(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.kill()));
  }
}
