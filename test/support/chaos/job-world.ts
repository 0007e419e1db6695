import type { Actor } from '../../../src/domain/access/actor.js';
import { isFinal, waitingStages } from '../../../src/domain/article/job.js';
import { StageFailure } from '../../../src/domain/article/stage-failure.js';
import type { StageName } from '../../../src/domain/article/stages.js';
import { refuse } from '../../../src/domain/errors.js';
import type { JobQueue } from '../../../src/ports/job-queue.js';
import type { AccountWork } from '../../../src/domain/work.js';
import type { ClaimedJob, FeedStore, JobStore, NewJob } from '../../../src/ports/job-store.js';
import type { OutboxStore } from '../../../src/ports/outbox-store.js';
import type { Log } from '../../../src/ports/log.js';
import type { AccessService } from '../../../src/services/access/access-service.js';
import { articleWork, type Made, type Stages } from '../../../src/services/article/article-work.js';
import { NO_METRICS } from '../../../src/ports/metrics.js';
import { PIPELINE_LIMITS } from '../../../src/services/job/run-attempt.js';
import type { StageProgress } from '../../../src/services/job/stage-work.js';
import type { Work } from '../../../src/services/job/work.js';
import { WorkerSlots } from '../../../src/services/job/worker-slots.js';
import { IDLE_MS, JobDispatcher } from '../../../src/services/job/job-dispatcher.js';
import { JobService } from '../../../src/services/job/job-service.js';
import { LostWork } from '../../../src/services/job/lost-work.js';
import { Chance } from './chance.js';
import { MemoryJobs } from './memory-job-store.js';
import { ModelProcess, VirtualTime } from './virtual-time.js';

type Place = 'database' | 'queue';

/** What befalls the world, at a moment of its first minute. */
export type Blow = { readonly at: number } & (
  | { readonly kind: 'start'; readonly count: number; readonly ms: number; readonly failures: number }
  | { readonly kind: 'cancel'; readonly job: number }
  | { readonly kind: 'kill'; readonly process: number; readonly backAfter: number }
  | { readonly kind: 'stop'; readonly process: number; readonly ms: number }
  | { readonly kind: 'leave'; readonly process: number }
  /** The way to a place answers late; packets arrive when it is over. */
  | { readonly kind: 'stall'; readonly place: Place; readonly process: number | null; readonly ms: number }
  /** The way to a place is cut: what is on it is lost, be it a question or an answer. */
  | { readonly kind: 'cut'; readonly place: Place; readonly process: number | null; readonly ms: number }
  /** Each way takes so long. */
  | { readonly kind: 'slow'; readonly place: Place; readonly oneWayMs: number; readonly ms: number }
  /** The queue loses messages, this share of them. */
  | { readonly kind: 'lose'; readonly share: number }
);

export interface Schedule {
  readonly seed: number;
  readonly blows: readonly Blow[];
}

/** Parts of the product that a test breaks on purpose, to see that the model finds it. */
export interface Mutation {
  readonly jobs?: (now: () => number, tell: (topic: string) => void, chance: () => number) => MemoryJobs;
  readonly dispatcher?: (parts: ConstructorParameters<typeof JobDispatcher>[0]) => Dispatching;
}

/** What the world needs of a dispatcher. */
export type Dispatching = Pick<JobDispatcher, 'deliverDue' | 'kick' | 'replaceLost'>;

interface Fault {
  readonly kind: 'stall' | 'cut';
  readonly place: Place;
  readonly process: number | null;
  readonly until: number;
}

interface Message {
  readonly ref: string;
  dueAt: number;
  lockedUntil: number;
}

/** A process of Galley and its place in the installation, which the next one takes that is started after it. */
interface Running {
  readonly process: ModelProcess;
  readonly place: number;
  running: number;
  readonly leaving: AbortController;
  readonly releasing: AbortController;
  poll: () => void;
}

const WORKERS = 2;
const GATEWAY = 0;
const PLACES_OF_A_WORKER = 2;
/** A client of the database, and of the queue, gives up after it. */
const GIVE_UP_AFTER_MS = { database: 6000, queue: 10_000 };
const ROUND_MS = 2000;
const SWEEP_MS = 5000;
const LOCK_MS = 60_000;
const BASE = Date.UTC(2026, 0, 5);
const EDITION = uuid(1);
const ACCOUNT = uuid(2);
/** What is not over by then is stuck: jobs of a quarter of an hour, some attempts with all their pauses, lost messages. */
const GIVE_UP_ON_ALL_AFTER_MS = 4 * 60 * 60_000;

/** Those that take their time. After the last of them, the end of the job is the next write. */
const SLOW_STAGES: readonly StageName[] = ['research', 'draft', 'assemble'];

/** However slow the queue is: sixty entries at half a second each, and the longest rest of a dispatcher. */
const DRAINED_MS = 60_000;

const actor = { accountId: ACCOUNT, permission: 'full' } as Actor;

/**
 * A gateway and two workers in virtual time: the services are the real ones, and behind their ports stand stores in memory, a
 * queue that loses, doubles and delays, and a network that stalls. Each blow of a schedule strikes at its moment.
 */
export class JobWorld {
  /** What must never be and was. */
  readonly violations: string[] = [];
  /** Refs of the jobs whose start was answered. */
  readonly accepted = new Set<string>();
  readonly store: MemoryJobs;
  /** The most messages in the queue at a time, and all that were sent. */
  readonly messages = { most: 0, sent: 0 };
  private readonly time = new VirtualTime();
  private readonly chance: Chance;
  private readonly queue: Message[] = [];
  private readonly processes: Running[] = [];
  private readonly listeners = new Map<string, Set<{ process: ModelProcess; wake: () => void }>>();
  private faults: Fault[] = [];
  private readonly slow: { readonly place: Place; readonly oneWayMs: number; readonly until: number }[] = [];
  private readonly dueSince = new Map<string, number>();
  private busyAt = 0;
  private faultAt = 0;
  private ids = 10;
  private lastBlowAt = 0;

  constructor(
    private readonly schedule: Schedule,
    private readonly mutation: Mutation = {},
  ) {
    this.chance = new Chance(schedule.seed);
    const parts = [
      () => BASE + this.time.now,
      (topic: string) => this.tell(topic),
      () => this.chance.between(0, 1),
    ] as const;
    this.store = mutation.jobs?.(...parts) ?? new MemoryJobs(...parts);
  }

  /** Plays the schedule until every job is final and every message has come, or cannot any more. */
  async play(): Promise<this> {
    this.time.install();
    try {
      for (let place = 0; place <= WORKERS; place += 1) this.spawn(place);
      for (const blow of this.schedule.blows) {
        this.lastBlowAt = Math.max(this.lastBlowAt, blow.at);
        this.time.after(blow.at, () => this.strike(blow));
      }
      this.watch();
      await this.time.run(this.lastBlowAt + GIVE_UP_ON_ALL_AFTER_MS, () => this.isOver());
      this.judge();
    } finally {
      this.time.uninstall();
    }
    return this;
  }

  private isOver(): boolean {
    if (this.violations.length > 0) return true;
    const isQuiet = this.queue.length + this.store.outbox.size === 0 && this.time.now > this.lastBlowAt;
    if (!isQuiet) return false;
    for (const { progress } of this.store.jobs.values()) if (!isFinal(progress.status)) return false;
    return true;
  }

  // What befalls it.

  private strike(blow: Blow): void {
    const victim = 'process' in blow && blow.process !== null ? this.processes[blow.process] : undefined;
    switch (blow.kind) {
      case 'start':
        this.start(blow.count, { ms: blow.ms, failures: blow.failures });
        break;
      case 'cancel':
        this.cancel(blow.job);
        break;
      case 'kill':
        this.kill(victim!, blow.backAfter);
        break;
      case 'stop':
        victim!.process.stoppedUntil = this.time.now + blow.ms;
        break;
      case 'leave':
        this.leave(victim!);
        break;
      case 'slow':
        this.slow.push({ place: blow.place, oneWayMs: blow.oneWayMs, until: this.time.now + blow.ms });
        break;
      case 'lose':
        for (const message of this.queue.splice(0))
          if (this.chance.between(0, 1) >= blow.share) this.queue.push(message);
        break;
      default:
        this.faults.push({ ...blow, until: this.time.now + blow.ms });
    }
  }

  private start(count: number, script: { readonly ms: number; readonly failures: number }): void {
    const { process } = this.processes[GATEWAY]!;
    const jobs = Array.from({ length: count }, (): NewJob => {
      const [ref, id] = [this.uuid(), this.uuid()];
      return {
        ref,
        id,
        accountId: ACCOUNT,
        editionId: EDITION,
        newsroomId: uuid(3),
        userId: uuid(4),
        keyId: uuid(5),
        brief: { id: null, input: JSON.stringify(script), language: null, country: null, settings: {} },
        engine: { mode: 'extractive', provider: null, model: null },
        retryOf: null,
        progress: { stages: waitingStages(), warnings: [], maxAttempts: 5 },
      };
    });
    const { dispatcher, jobs: store } = this.gateway!;
    this.time.within(process, () => {
      // A start that is not answered may have begun or not.
      void store.insertAll(jobs).then(
        () => {
          for (const { ref } of jobs) {
            this.accepted.add(ref);
            dispatcher.kick(ref);
          }
        },
        () => undefined,
      );
    });
  }

  private cancel(n: number): void {
    const jobs = [...this.store.jobs.values()];
    const job = jobs[n % jobs.length];
    const { process } = this.processes[GATEWAY]!;
    if (job)
      this.time.within(
        process,
        () => void this.gateway!.service.cancel(actor, job.stored.id).catch(() => undefined),
      );
  }

  private kill({ place, process }: Running, backAfter: number): void {
    process.isAlive = false;
    this.time.after(backAfter, () => {
      if (this.processes[place]?.process === process) this.spawn(place);
    });
  }

  /** As `AgendaJobQueue.drain` and the supervisor have it. */
  private leave(leaving: Running): void {
    if (leaving.place === GATEWAY || !leaving.process.isAlive) {
      this.kill(leaving, 1000);
      return;
    }
    leaving.leaving.abort();
    this.time.after(20_000, () => this.time.within(leaving.process, () => leaving.releasing.abort()));
    this.time.after(25_000, () => this.kill(leaving, 1000));
  }

  // Its processes.

  private gateway: {
    readonly jobs: JobStore;
    readonly dispatcher: Dispatching;
    readonly service: JobService;
  } | null = null;

  private spawn(place: number): void {
    const process = new ModelProcess(`process ${place}`);
    const me: Running = {
      process,
      place,
      running: 0,
      leaving: new AbortController(),
      releasing: new AbortController(),
      poll: () => undefined,
    };
    this.processes[place] = me;
    this.time.within(process, () => {
      const jobs = this.remote<JobStore>('database', place, this.fenced(this.store));
      const queue = this.remote<JobQueue>('queue', place, this.ownQueue());
      const parts = {
        outbox: this.remote<OutboxStore>('database', place, this.store.entries),
        queue,
        clock: {
          // Two hours apart from each other, and none as the stores have it.
          now: () => new Date(BASE + this.time.now + (place - 1) * 3_600_000),
          elapsedMs: () => this.time.now,
        },
        log: NO_LOG,
      };
      const dispatcher = this.mutation.dispatcher?.(parts) ?? new JobDispatcher(parts);
      const events = { listen: (topic: string, wake: () => void) => this.listen(topic, process, wake) };
      this.every(ROUND_MS, () => dispatcher.deliverDue());
      if (place === GATEWAY) {
        const service = new JobService({
          stores: { jobs, ...({} as { workFeed: FeedStore<AccountWork> }) },
          events,
          // Nothing that is called here asks it.
          ...({} as { access: AccessService }),
        });
        this.gateway = { jobs, dispatcher, service };
        return;
      }
      const work = articleWork({
        ...parts,
        jobs,
        events,
        metrics: NO_METRICS,
        stages: () => Promise.resolve(this.stages),
        ids: { uuid: () => this.uuid(), randomBytes: (length) => new Uint8Array(length) },
        slots: new WorkerSlots(PLACES_OF_A_WORKER),
        // Attempts are the matter here, and none is to end for its time.
        limits: { ...PIPELINE_LIMITS, budgetMs: 24 * 3_600_000 },
        retention: [],
      });
      const lostWork = new LostWork({ works: [work], outbox: parts.outbox, dispatcher, log: NO_LOG });
      this.every(SWEEP_MS, () => lostWork.round());
      me.poll = () => void this.poll(me, work);
      this.every(ROUND_MS, async () => me.poll());
    });
  }

  /** As Agenda does: takes what is due while it has places, and asks again when one is free. */
  private async poll(me: Running, work: Work): Promise<void> {
    const ask = <T>(what: () => T) => this.ask('queue', me.place, async () => what());
    while (me.running < PLACES_OF_A_WORKER && !me.leaving.signal.aborted) {
      me.running += 1;
      const message = await ask(() => this.takeMessage()).catch(() => null);
      if (message === null) {
        me.running -= 1;
        return;
      }
      void this.handle(me, work, message, ask).finally(() => {
        me.running -= 1;
        me.poll();
      });
    }
  }

  private async handle(
    me: Running,
    work: Work,
    message: Message,
    ask: <T>(what: () => T) => Promise<T>,
  ): Promise<void> {
    let isOver = false;
    const renew = () => {
      if (isOver) return;
      void ask(() => (message.lockedUntil = this.time.now + LOCK_MS)).catch(() => undefined);
      setTimeout(renew, LOCK_MS / 3);
    };
    setTimeout(renew, LOCK_MS / 3);
    try {
      await work.run(message.ref, {
        leaving: me.leaving.signal,
        releasing: me.releasing.signal,
        // Its messages are renewed until the handler has ended; no stage of the model waits for a site.
        waitUntil: () => undefined,
      });
      await ask(() => {
        const place = this.queue.indexOf(message);
        if (place >= 0) this.queue.splice(place, 1);
      });
    } catch {
      await ask(() => Object.assign(message, { lockedUntil: 0, dueAt: this.time.now + 2000 })).catch(
        () => undefined,
      );
    } finally {
      isOver = true;
    }
  }

  private takeMessage(): Message | null {
    const { now } = this.time;
    const next = this.queue.find(({ dueAt, lockedUntil }) => dueAt <= now && lockedUntil <= now);
    if (next) next.lockedUntil = now + LOCK_MS;
    return next ?? null;
  }

  private ownQueue(): JobQueue {
    return {
      enqueue: async (_kind, ref) => {
        this.messages.sent += 1;
        this.queue.push({ ref, dueAt: 0, lockedUntil: 0 });
        this.messages.most = Math.max(this.messages.most, this.queue.length);
        for (const { poll, process } of this.processes.slice(1)) this.time.after(5, poll, process);
      },
      waiting: async () => this.queue.filter(({ lockedUntil }) => lockedUntil <= this.time.now).length,
    };
  }

  private readonly stages = {
    ...Object.fromEntries(
      waitingStages().map(({ name }) => [
        name,
        (job: ClaimedJob, _made: Made, progress: StageProgress) => this.stage(name, job, progress),
      ]),
    ),
    read: (stored: unknown) => stored as Made,
  } as unknown as Stages;

  private async stage(name: StageName, job: ClaimedJob, { signal }: StageProgress): Promise<unknown> {
    const script = JSON.parse(job.brief.input) as { ms: number; failures: number };
    if (SLOW_STAGES.includes(name) && script.ms > 0) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, script.ms / SLOW_STAGES.length);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason as Error);
        });
      });
    }
    if (name === 'draft' && job.progress.attempt <= script.failures)
      throw new StageFailure('fetch_timeout', 'The page did not come.');
    return name === 'assemble'
      ? { id: this.uuid(), editionId: EDITION, image: null, provenance: {} }
      : { made: name };
  }

  /** As `repeat` does: again, some time after the last one ended. */
  private every(ms: number, work: () => Promise<unknown>): void {
    const tick = () =>
      void work()
        .catch(() => undefined)
        .finally(() => setTimeout(tick, ms));
    setTimeout(tick, this.chance.between(0, ms));
  }

  private listen(topic: string, process: ModelProcess, wake: () => void): () => void {
    const listener = { process, wake };
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  private tell(topic: string): void {
    // One of five is lost.
    for (const { process, wake } of this.listeners.get(topic) ?? [])
      if (this.chance.between(0, 1) < 0.8) this.time.after(this.chance.between(1, 50), wake, process);
  }

  // Its network.

  /** A store as it is seen from a process: every call travels. */
  private remote<Port extends object>(place: Place, from: number, port: Port): Port {
    return new Proxy(port, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => this.ask(place, from, () => method.apply(target, args));
      },
    });
  }

  private ask<T>(place: Place, from: number, ask: () => Promise<T>): Promise<T> {
    const process = this.time.current;
    return new Promise((resolve, reject) => {
      const away = () => reject(refuse('unavailable', 'The store does not answer.'));
      const late = this.time.after(GIVE_UP_AFTER_MS[place], away, process);
      this.travel(place, from, (isLost) => {
        if (isLost) return void this.time.after(1, away, process);
        void ask().then(
          (found) =>
            this.travel(place, from, (isLostToo) => {
              late.isCancelled = true;
              if (isLostToo) this.time.after(1, away, process);
              else this.time.after(0, () => resolve(found), process);
            }),
          (error: unknown) =>
            this.time.after(
              1,
              () => reject(error instanceof Error ? error : new Error('refused', { cause: error })),
              process,
            ),
        );
      });
    });
  }

  /** One way. */
  private travel(place: Place, from: number, arrive: (isLost: boolean) => void): void {
    const { now } = this.time;
    const faults = this.faults.filter(
      (fault) =>
        fault.place === place && fault.until > now && (fault.process === null || fault.process === from),
    );
    const slow = this.slow.find((each) => each.place === place && each.until > now);
    const stalled = Math.max(0, ...faults.map(({ kind, until }) => (kind === 'stall' ? until - now : 0)));
    const isLost = faults.some(({ kind }) => kind === 'cut');
    this.time.after(stalled + (slow?.oneWayMs ?? this.chance.between(0.2, 3)), () => arrive(isLost));
  }

  // What must hold.

  /** A stale worker writes nothing: a write without the lease of the moment changes no row. */
  private fenced(store: MemoryJobs): JobStore {
    return new Proxy<JobStore>(store, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
        if (!WRITES.has(String(name))) return method.bind(target);
        return async (ref: string, token: string, ...rest: unknown[]) => {
          const before = store.jobs.get(ref);
          const [holder, version] = [before?.leaseToken, before?.progress.version];
          const answer = await method.call(target, ref, token, ...rest);
          if (holder !== token && store.jobs.get(ref)?.progress.version !== version)
            this.violations.push(`${String(name)} of a worker without the lease changed job ${ref}`);
          return answer;
        };
      },
    });
  }

  /**
   * No job stands due for longer than a lost message takes to be replaced, where a worker could have it; no entry stays in the
   * outbox, and messages don't pile up.
   */
  private watch(): void {
    const { now } = this.time;
    this.faults = this.faults.filter(({ until }) => until > now);
    const couldWork = this.processes.some(
      ({ leaving, place, process, running }) =>
        place !== GATEWAY &&
        process.isAlive &&
        process.stoppedUntil <= now &&
        !leaving.signal.aborted &&
        running < PLACES_OF_A_WORKER,
    );
    if (this.faults.length > 0) this.faultAt = now;
    if (this.faults.length > 0 || !couldWork) this.busyAt = now;
    for (const [ref, { dueAt, enqueuedAt }] of this.store.outbox) {
      if (enqueuedAt !== null) continue;
      const since = Math.max(this.faultAt, dueAt - BASE);
      if (now - since > DRAINED_MS)
        this.violations.push(`the entry of job ${ref} stays in the outbox: due since ${since}`);
    }
    for (const job of this.store.jobs.values()) {
      const { ref } = job.stored;
      if (!this.store.isDue(job)) this.dueSince.delete(ref);
      else if (!this.dueSince.has(ref)) this.dueSince.set(ref, now);
      const since = Math.max(this.busyAt, this.dueSince.get(ref) ?? now);
      if (now - since > IDLE_MS + 60_000) this.violations.push(`job ${ref} is stuck: due since ${since}`);
    }
    // What was lost on its way may come twice, and what ran may be put back; but not again and again.
    const most = 2 * this.store.jobs.size + 4 * this.schedule.blows.length;
    if (this.queue.length > most)
      this.violations.push(`${this.queue.length} messages wait for ${this.store.jobs.size} jobs`);
    this.time.after(10_000, () => this.watch());
  }

  private judge(): void {
    if (this.violations.length > 0) return;
    for (const ref of this.accepted)
      if (!this.store.jobs.has(ref)) this.violations.push(`accepted job ${ref} is lost`);
    for (const { events, progress, stored } of this.store.jobs.values()) {
      const { ref } = stored;
      const articles = this.store.articles.filter((each) => each.ref === ref).length;
      if (articles !== (progress.status === 'done' ? 1 : 0))
        this.violations.push(`job ${ref} is ${progress.status} with ${articles} articles`);
      if (!isFinal(progress.status)) this.violations.push(`job ${ref} is ${progress.status} for ever`);
      if (events.filter(({ status }) => isFinal(status)).length > 1)
        this.violations.push(`job ${ref} went on after its end`);
      if (events.some(({ version }, n) => version !== n + 1))
        this.violations.push(`job ${ref} has a gap in its versions`);
    }
    if (this.queue.length > 0) this.violations.push(`${this.queue.length} messages are left in the queue`);
    if (this.store.outbox.size > 0)
      this.violations.push(`${this.store.outbox.size} entries are left in the outbox`);
  }

  private uuid(): string {
    return uuid((this.ids += 1));
  }
}

const WRITES = new Set(['renewLease', 'advance', 'release', 'requeue', 'complete']);

const NO_LOG: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

function uuid(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}
