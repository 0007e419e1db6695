import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../../src/main/config.js';

const KUBECTL = '/usr/bin/kubectl';
const SYSTEMD_ANALYZE = '/usr/bin/systemd-analyze';
/** What `docs/operating.md` has of the environment; a test of the docs holds it against the configuration. */
const documented = new Set(
  [...readFileSync('docs/operating.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name!),
);
/** Seconds until running work is handed back at the end of a process; see `drainMs`. */
const DRAIN_S = 20;

type Named = Readonly<Record<string, string>>;

/** Refuses what Galley does not read: a variable that is misspelt would be ignored. */
function expectKnown(where: string, names: Iterable<string>): void {
  for (const name of names) {
    const variable = name.replace(/_FILE$/, '');
    expect([where, name, documented.has(variable)]).toEqual([where, name, true]);
  }
}

/** Only what `galley serve` and its neighbours take. */
function expectCommand(where: string, args: readonly string[]): void {
  const [command, ...rest] = args;
  expect([where, ['serve', 'migrate', 'apply'].includes(command!)]).toEqual([where, true]);
  if (command === 'serve' && rest.length > 0)
    expect([where, rest]).toEqual([where, ['--role', expect.stringMatching(/^(all|gateway|worker)$/)]]);
}

interface Container {
  readonly image: string;
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: object;
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string; readonly port: string } };
}
interface Pod {
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext: object;
  readonly containers: readonly [Container];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Named;
  readonly spec: {
    readonly selector: { readonly matchLabels: Named };
    readonly template: { readonly metadata: { readonly labels: Named }; readonly spec: Pod };
    readonly scaleTargetRef: { readonly name: string };
    readonly triggers: readonly { readonly metadata: Named }[];
  };
}

const BASE = 'deploy/kubernetes/base';
const manifests = ['gateway', 'workers', 'migrate', 'network', 'namespace'].flatMap((file) =>
  parseAllDocuments(readFileSync(`${BASE}/${file}.yaml`, 'utf8')).map((each) => each.toJS() as Manifest),
);
const scaling = parseAllDocuments(readFileSync('deploy/kubernetes/keda/scaling.yaml', 'utf8')).map(
  (each) => each.toJS() as Manifest,
);
const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
const workers = workloads.filter(({ metadata }) => metadata.name.startsWith('worker-'));

describe('the manifests of Kubernetes', () => {
  it('run one image by commands and variables that Galley knows', () => {
    expect(workloads.map(({ metadata }) => metadata.name)).toEqual([
      'gateway',
      'worker-articles',
      'worker-reports',
      'worker-audits',
      'migrate',
    ]);
    for (const { metadata, spec } of workloads) {
      const [container] = spec.template.spec.containers;
      expect(container.image).toBe('galley');
      expectCommand(metadata.name, container.args);
      expectKnown(
        metadata.name,
        container.env.map(({ name }) => name),
      );
      const values = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
      delete values['DATABASE_URL_FILE'];
      expect(() => readConfig({ ...values, DATABASE_URL: 'postgres://db/galley' })).not.toThrow();
    }
  });

  it('give each kind of work its workers', () => {
    const kinds = workers.flatMap(({ spec }) =>
      spec.template.spec.containers[0].env
        .filter(({ name }) => name === 'WORKER_KINDS')
        .flatMap(({ value }) => readConfig({ WORKER_KINDS: value }).workerKinds),
    );
    expect(kinds.sort()).toEqual([...readConfig({}).workerKinds].sort());
  });

  it('probe paths and ports that there are, and leave time to hand work back', () => {
    for (const { kind, metadata, spec } of workloads) {
      const { template, selector } = spec;
      const [container] = template.spec.containers;
      if (kind === 'Job') continue;
      expect(template.metadata.labels).toMatchObject(selector.matchLabels);
      expect([metadata.name, template.spec.terminationGracePeriodSeconds]).toEqual([metadata.name, 40]);
      expect(template.spec.terminationGracePeriodSeconds!).toBeGreaterThan(DRAIN_S + 10);
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
        const { path: at, port } = container[probe]!.httpGet;
        expect(['/healthz', '/readyz']).toContain(at);
        expect(container.ports!.map(({ name }) => name)).toContain(port);
      }
      const ops = container.env.find(({ name }) => name === 'OPS_PORT')!.value;
      expect(container.ports).toContainEqual({ name: 'ops', containerPort: Number(ops) });
    }
  });

  it('run as nobody who could change anything', () => {
    for (const { spec } of workloads) {
      const pod = spec.template.spec;
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(pod.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(pod.containers[0].resources.limits.memory).toMatch(/^\d+(Mi|Gi)$/);
    }
  });

  it('scale workers that there are by the backlog of their kind', () => {
    const scaled = scaling.filter(({ kind }) => kind === 'ScaledObject');
    expect(scaled.map(({ spec }) => spec.scaleTargetRef.name)).toEqual(
      workers.map(({ metadata }) => metadata.name),
    );
    for (const { spec } of scaled)
      expect(spec.triggers[0]!.metadata['query']).toMatch(
        /FROM galley_backlog WHERE kind = '(article|report|audit)'$/,
      );
  });

  (existsSync(KUBECTL) ? it : it.skip)('are put together by kustomize', () => {
    for (const folder of [BASE, 'deploy/kubernetes/keda']) {
      const made = execFileSync(KUBECTL, ['kustomize', folder], { encoding: 'utf8' });
      const all = parseAllDocuments(made).map((each) => each.toJS() as Manifest);
      const config = all.find(({ kind }) => kind === 'ConfigMap')!;
      expectKnown(folder, Object.keys(config.data!));
      expect(made).not.toMatch(/image: galley\b/);
      // What an autoscaler counts, no apply may set.
      const counted = all.filter(({ kind, spec }) => kind === 'Deployment' && 'replicas' in spec);
      expect(counted.map(({ metadata }) => metadata.name).sort()).toEqual(
        folder === BASE ? workers.map(({ metadata }) => metadata.name).sort() : [],
      );
    }
  });
});

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image: string;
        readonly command?: readonly string[];
        readonly environment?: Named;
        readonly secrets?: readonly string[];
        readonly volumes?: readonly string[];
        readonly depends_on?: object;
        readonly profiles?: readonly string[];
        readonly stop_grace_period?: string;
        readonly healthcheck?: unknown;
      }
    >
  >;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: object;
}

describe('docker-compose.yml', () => {
  const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as Compose;
  const ours = Object.entries(compose.services).filter(([, { image }]) => image.includes('galley:'));

  it('runs one image by commands and variables that Galley knows', () => {
    expect(ours.map(([name]) => name)).toEqual(['gateway', 'worker', 'tenants', 'all-in-one']);
    expect(new Set(ours.map(([, { image }]) => image)).size).toBe(1);
    for (const [name, { command, environment }] of ours) {
      expectCommand(name, command!);
      expectKnown(name, Object.keys(environment!));
    }
  });

  it('keeps the health check of the image for each of them, and time to hand work back', () => {
    const check = /HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1];
    expect(JSON.parse(check!)).toContainEqual(expect.stringContaining('process.env.OPS_PORT'));
    for (const [, service] of ours) {
      expect(service.healthcheck).toBeUndefined();
      expect(service.stop_grace_period).toBe('40s');
    }
  });

  it('names secrets, services, volumes and files that there are', () => {
    const made = readFileSync('deploy/make-secrets.sh', 'utf8');
    for (const [name, { file }] of Object.entries(compose.secrets)) {
      expect(file).toBe(`./secrets/${name}`);
      expect(made).toContain(`write ${name} `);
    }
    expect(made).toContain('write searxng_settings ');
    for (const service of Object.values(compose.services)) {
      for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(compose.services).toHaveProperty(other);
      for (const each of service.volumes ?? []) {
        const from = each.replace(/^\$\{\w+:-([^}]*)\}/, '$1').split(':')[0]!;
        if (from.startsWith('./secrets/')) continue;
        if (from.startsWith('.')) expect([from, existsSync(from)]).toEqual([from, true]);
        else expect(compose.volumes).toHaveProperty(from);
      }
    }
    expect(compose.services['worker']!.environment).toEqual(compose.services['gateway']!.environment);
  });
});

describe('the units of systemd', () => {
  const units = readdirSync('deploy/systemd');
  const read = (file: string) => readFileSync(path.join('deploy/systemd', file), 'utf8');

  it('start Galley itself, restart it, and leave time to hand work back', () => {
    expect(units).toEqual(['galley-gateway@.service', 'galley-worker@.service', 'galley.service']);
    for (const file of units) {
      const unit = read(file);
      const [, args] =
        /^ExecStart=\/usr\/bin\/node \/opt\/galley\/dist\/main\/cli\.js (.*)$/m.exec(unit) ?? [];
      expectCommand(file, args!.split(' '));
      expect(unit).toMatch(/^TimeoutStopSec=40$/m);
      expect(unit).toMatch(/^Restart=always$/m);
      const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs]) => pairs!.split(' '));
      expectKnown(
        file,
        set.map((pair) => pair.split('=')[0]!),
      );
    }
  });

  // What it says of a program that is not installed here is no fault of the units.
  (existsSync(SYSTEMD_ANALYZE) ? it : it.skip)('have no line that systemd does not know', () => {
    for (const file of units) {
      const checked = execFileSync(
        'sh',
        ['-c', `${SYSTEMD_ANALYZE} verify "$1" 2>&1 || true`, 'sh', `deploy/systemd/${file}`],
        {
          encoding: 'utf8',
        },
      );
      expect(checked).not.toMatch(/Unknown|Failed to parse|Invalid/);
    }
  });
});
