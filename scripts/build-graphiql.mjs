// Writes the files of the GraphiQL page to dist/graphiql. The package ships GraphiQL and its editor as one script, which
// avoids a bundler and some 200 MB of sources.
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  css,
  editorWorkerService,
  graphqlWorker,
  js,
  jsonWorker,
} from '@graphql-yoga/render-graphiql/graphiql';

const folder = fileURLToPath(new URL('../dist/graphiql/', import.meta.url));
const files = {
  'graphiql.css': css,
  'graphiql.js': js,
  // Named by the labels under which the editor requests them.
  'editorWorkerService.js': editorWorkerService,
  'graphql.js': graphqlWorker,
  'json.js': jsonWorker,
};

await mkdir(folder, { recursive: true });
await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
const installed = dirname(fileURLToPath(import.meta.resolve('@graphql-yoga/render-graphiql/package.json')));
await copyFile(join(installed, 'LICENSE'), join(folder, 'LICENSE'));
