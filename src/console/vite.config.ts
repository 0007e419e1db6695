import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/**
 * Files that the server reads by their names: the operations that the console sends, by the SHA-256 of their texts, for
 * servers with an allow-list.
 */
const NAMED = {
  'documents.json': 'data/generated/documents.json',
  'icon.svg': 'ui/icon.svg',
};

function copyNamed(): Plugin {
  return {
    name: 'copy-named',
    async generateBundle() {
      for (const [fileName, from] of Object.entries(NAMED)) {
        this.emitFile({ type: 'asset', fileName, source: await readFile(path.join(here, from), 'utf8') });
      }
    },
  };
}

export default defineConfig({
  root: here,
  plugins: [react(), copyNamed()],
  experimental: {
    // The server puts the path of PUBLIC_URL in the place of %BASE%; what is loaded later is relative to what loads it.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'html' ? `%BASE%/console/${file}` : { relative: true },
  },
  build: {
    outDir: path.join(here, '../../dist/console'),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data addresses for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
