import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StageName } from '../../../src/domain/article/stages.js';
import type { AppLimits } from '../../../src/main/app-options.js';
import { clockEnv } from './clock-env.js';

/** Made by `chaos-setup.mjs`. */
const PROGRAM = fileURLToPath(new URL('../../../dist/tests/chaos-worker.js', import.meta.url));

/** How long a test waits for anything that a worker does. */
const GIVE_UP_AFTER_MS = 120_000;

/** Of a process's life, for tests: short, so that what is lost is found soon. */
export const QUICK: Partial<AppLimits> = {
  leaseMs: 1500,
  lockLifetimeMs: 1500,
  sweepEveryMs: 200,
  pollMs: 100,
  drainMs: 2000,
  purgeEveryMs: 200,
  endedRetentionMs: 0,
  auditLeaseMs: 1500,
  auditQuietMs: 500,
  auditSilentMs: 0,
  // Each stage is written as it ends, so that a worker can be killed before and after.
  settleMs: 0,
};

/** What a job is to suffer, as its brief's input says it in JSON. */
export interface Script {
  /** Names of points at which a worker that obeys stands still; see `WorkerOptions.obeys`. */
  readonly hold?: readonly string[];
  /** At this stage every worker kills itself. */
  readonly die?: StageName;
  /** At this stage a worker that obeys fails in a way that may pass. */
  readonly fail?: StageName;
  /** A page that the research asks for; that it does not come is a failure that may pass. */
  readonly site?: string;
  /** How long each stage takes. */
  readonly ms?: number;
  /** How long single stages take. */
  readonly slow?: Partial<Record<StageName, number>>;
}

export interface WorkerOptions {
  readonly limits?: Partial<AppLimits>;
  readonly concurrency?: number;
  /** Whether it holds and fails where a job's script says so; a healthy worker does not. Default false. */
  readonly obeys?: boolean;
  /** How far its clock is ahead of ours; behind when negative. */
  readonly clockShiftMs?: number;
}

type Report = Partial<{
  ready: boolean;
  point: string;
  ran: StageName;
  refused: string;
  ref: string;
  id: string | null;
}>;

/** A worker of the chaos suite, a process of its own: `chaos-worker.mjs`. */
export class WorkerProcess {
  readonly reports: Report[] = [];
  /** Its log, JSON lines of warnings and errors. */
  log = '';
  private readonly ear = new EventEmitter();
  private readonly exited: Promise<unknown>;

  private constructor(private readonly child: ChildProcess) {
    // As many listen as jobs are waited for.
    this.ear.setMaxListeners(0);
    child.stderr?.on('data', (chunk) => (this.log += String(chunk)));
    child.on('message', (reports: Report) => {
      this.reports.push(reports);
      this.ear.emit('report');
    });
    this.exited = once(child, 'exit').finally(() => this.ear.emit('report'));
  }

  /** @returns before it is ready */
  static start(env: Readonly<Record<string, string>>, options: WorkerOptions = {}): WorkerProcess {
    const { limits = QUICK, concurrency = 4, obeys = false, clockShiftMs = 0 } = options;
    return new WorkerProcess(
      fork(PROGRAM, {
        env: {
          PATH: process.env['PATH'] ?? '',
          HOME: process.env['HOME'] ?? '',
          WORKER_CONCURRENCY: String(concurrency),
          CHAOS_WORKER: JSON.stringify({ limits, obeys }),
          ...clockEnv(clockShiftMs),
          ...env,
        },
        execArgv: [],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      }),
    );
  }

  async ready(): Promise<this> {
    await this.until(() => this.reports.some(({ ready }) => ready), 'was ready');
    return this;
  }

  /** Settles once it stands still at that point of that job. @returns our own name of the job */
  async holds(id: string, point: string): Promise<string> {
    const found = () => this.reports.find((reports) => reports.point === point && reports.id === id);
    await this.until(() => found() !== undefined, `came to "${point}" of ${id}`);
    return found()?.ref ?? '';
  }

  /** The same by our own name of the job, which a worker knows even of one that it was refused. */
  async holdsRef(ref: string, point: string): Promise<void> {
    const came = () => this.reports.some((reports) => reports.point === point && reports.ref === ref);
    await this.until(came, `came to "${point}" of ${ref}`);
  }

  /** Settles once it has begun that stage of that job. */
  async runs(id: string, stage: StageName): Promise<void> {
    await this.until(() => this.ran(id).includes(stage), `ran ${stage} of ${id}`);
  }

  /** The stages of a job that it began. */
  ran(id: string): StageName[] {
    return this.reports.flatMap((reports) =>
      reports.ran !== undefined && reports.id === id ? [reports.ran] : [],
    );
  }

  /** Settles once a write of its, by one of these methods, has changed nothing. */
  async refused(ref: string, ...methods: readonly string[]): Promise<void> {
    await this.until(
      () =>
        this.reports.some(
          (reports) =>
            reports.ref === ref && reports.refused !== undefined && methods.includes(reports.refused),
        ),
      `had ${methods.join(' or ')} of ${ref} refused`,
    );
  }

  /** Lets a job go on that it holds. */
  go(ref: string): void {
    this.child.send({ go: ref });
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /**
   * Whether it ended by itself: an exit code that says so, and not a kill. One that found no connection to the database
   * while it started, on a machine that is full, has only to be started again.
   */
  get hasFallen(): boolean {
    const { exitCode } = this.child;
    const wasReady = this.reports.some(({ ready }) => ready);
    const foundNoStore = !wasReady && this.log.includes('"code":"unavailable"');
    return exitCode !== null && exitCode !== 0 && !foundNoStore;
  }

  /** @returns its exit code; null when a signal ended it */
  async end(): Promise<number | null> {
    await this.exited;
    return this.child.exitCode;
  }

  /** Asks it to leave. @returns its exit code */
  async leave(): Promise<number | null> {
    this.child.kill('SIGTERM');
    await this.until(() => this.hasEnded, 'left');
    return this.child.exitCode;
  }

  async kill(): Promise<void> {
    if (!this.hasEnded) this.child.kill('SIGKILL');
    await this.exited;
  }

  private async until(isSo: () => boolean | undefined, what: string): Promise<void> {
    const late = AbortSignal.timeout(GIVE_UP_AFTER_MS);
    while (!isSo()) {
      if (this.hasEnded) throw new Error(`the worker ended before it ${what}:\n${this.log}`);
      try {
        await once(this.ear, 'report', { signal: late });
      } catch (error) {
        const last = JSON.stringify(this.reports.slice(-20));
        throw new Error(`not in time: the worker ${what}\n${last}\n${this.log}`, { cause: error });
      }
    }
  }
}
