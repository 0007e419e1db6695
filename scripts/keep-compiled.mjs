// Keeps what V8 compiles of a bundle while its modules are loaded: node keep-compiled.mjs <its folder> <program…>. The
// programs themselves are not loaded, since that starts them.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', ...programs] = process.argv.slice(2);
const { loaded, start } = await import(pathToFileURL(path.resolve(folder, 'start.js')).href);
for (const file of readdirSync(folder)) {
  const { name, ext } = path.parse(file);
  if (ext === '.cjs' && !programs.includes(name)) start(name);
}
for (const [name, { script }] of loaded)
  writeFileSync(path.join(folder, `${name}.compiled`), script.createCachedData());
