// Writes the files that follow from the two descriptions of the interface: their printed forms, the types of resolvers and
// those of the client; from the console's colours those of pages that stand without it, and from the audit's checks their versions. `--check` writes nothing and fails when a file is out of date. The usual command line of the
// generator pulls 100 MB of packages that don't install on Node 20; its core and two plugins are enough.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as typescript from '@graphql-codegen/typescript';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse, printSchema } from 'graphql';
import openapiTypes, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
import { parse as parseYaml } from 'yaml';
import { checkDigests, nextVersions, readVersions, writeVersions } from './check-versions.mjs';
import { consoleOperations } from './console-operations.mjs';
import './load-typescript.mjs';

const { describeApi } = await import('../src/transports/openapi/describe-api.ts');

const check = process.argv.includes('--check');
const root = path.join(import.meta.dirname, '..');
const settings = parseYaml(await readFile(path.join(root, 'codegen.yml'), 'utf8'));
const style = JSON.parse(await readFile(path.join(root, '.oxfmtrc.json'), 'utf8'));

const folder = path.join(root, path.dirname(settings.schema));
const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
const typeDefs = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
// Without the directives of costs, which are for the server: clients can neither see nor use them.
const { withCosts } = await import('../src/transports/graphql/documents/field-costs.ts');
const printed = printSchema(withCosts(makeExecutableSchema({ typeDefs })));

const types = await codegen({
  filename: settings.types,
  schema: parse(printed),
  documents: [],
  config: settings.config,
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript, resolvers },
});

// The same schema for clients, without the mappers of the server.
const clientGraph = await codegen({
  filename: settings.client.graph,
  schema: parse(printed),
  documents: [],
  config: { ...settings.config, contextType: undefined, mappers: {} },
  plugins: [{ typescript: {} }],
  pluginMap: { typescript },
});

const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const description = JSON.stringify(describeApi(version));
const clientRest = astToString(await openapiTypes(description, { immutable: true }));

// The colours and the sign of the console, for pages that stand without it.
const ofLook = (name) => readFile(path.join(root, settings.look.from, name), 'utf8');
const tokens = (await ofLook('tokens.css')).replaceAll(/\/\*[\s\S]*?\*\/\n?/g, '');
const icon = Buffer.from((await ofLook('icon.svg')).trim()).toString('base64');
const look = `/** The console's colours, sizes and type, of \`${settings.look.from}/tokens.css\`: light or as dark as the reader's system. */
export const PAGE_TOKENS = \`${tokens}\`;

/** Galley's sign as the address of a picture. */
export const PAGE_ICON = 'data:image/svg+xml;base64,${icon}';
`;

const { folder: audits, output: versionsFile } = settings.checks;
const formerVersions = readVersions(await readFile(path.join(root, versionsFile), 'utf8').catch(() => ''));
const versions = nextVersions(formerVersions, await checkDigests(path.join(root, audits)));

const head = '// Made by `npm run codegen`; do not edit.\n';
const outputs = [
  [settings.printed, `# Made by \`npm run codegen\`; do not edit.\n\n${printed}`],
  [settings.types, head + types],
  [settings.openapi, description],
  [settings.client.graph, head + clientGraph],
  [settings.client.rest, head + clientRest],
  [settings.look.output, head + look],
  [versionsFile, head + writeVersions(versions)],
  ...(await consoleOperations(root, settings.console, parse(printed))).map(([file, text]) => [
    file,
    file.endsWith('.json') ? text : head + text,
  ]),
];
let stale = 0;
for (const [file, text] of outputs) {
  const target = path.join(root, file);
  const { code: made, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file} can't be formatted: ${errors[0].message}`);
  const found = await readFile(target, 'utf8').catch(() => '');
  if (found === made) continue;
  if (check) {
    stale += 1;
    console.error(`${file} is not what its source gives; run "npm run codegen".`);
    continue;
  }
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, made);
  console.log(`wrote ${file}`);
}
process.exitCode = stale > 0 ? 1 : 0;
