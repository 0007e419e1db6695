import { describe, expect, it } from '@jest/globals';
import { loadedFiles } from '../../../../../src/libs/page-reading/scan/loaded-files.js';

const loaded = (contentType: string, body: string) =>
  loadedFiles('https://example.com/css/main', {
    body: Buffer.from(body),
    answer: { contentType, link: [] },
  }).map(({ kind, url, line }) => [kind, url.replace('https://example.com', ''), line]);

describe('the files that a file loads', () => {
  it('are those of a style sheet, from its own address, each once', () => {
    const css = '@import "more.css";\na { b: url(../c.png) }\nd { e: url(../c.png) }';
    expect(loaded('text/css; charset=utf-8', css)).toEqual([
      ['style', '/css/more.css', 1],
      ['image', '/c.png', 2],
    ]);
  });

  it('are the icons, screenshots and shortcuts of a manifest', () => {
    const manifest = {
      icons: [{ src: 'a.png' }, { src: 'data:image/png,x' }, {}, null],
      screenshots: [{ src: '/b.png' }],
      shortcuts: [{ icons: [{ src: 'c.png' }] }, 7],
    };
    expect(loaded('application/manifest+json', JSON.stringify(manifest))).toEqual([
      ['image', '/css/a.png', 0],
      ['image', '/b.png', 0],
      ['image', '/css/c.png', 0],
    ]);
  });

  it('are what a module imports from its own address, with a fixed `import()`', () => {
    const script = `import a from './a.js';\nexport * from "/b.js";\n// import './no.js'
      import c from 'package'; if (a) import('../c.js'); import('./' + a);
      import sheet from './d.css' with { type: 'css' }; import e from 'https://cdn.example/e.js';
      const text = "import './no.js'", more = \`\${import('./f.js')} import './no.js'\`;`;
    expect(loaded('text/javascript', script)).toEqual([
      ['script', '/css/a.js', 1],
      ['script', '/b.js', 2],
      ['script', '/c.js', 4],
      ['style', '/css/d.css', 5],
      ['script', 'https://cdn.example/e.js', 5],
      ['script', '/css/f.js', 6],
    ]);
  });

  it.each(['', 'var import = {', 'import {', "import './a.js'; `${", 'import('.repeat(10_000)])(
    'are none of what is no script: %.30s',
    (script) => {
      expect(loaded('application/javascript', script)).toEqual([]);
    },
  );

  it.each(['', '[]', 'null', '{"icons":7,"shortcuts":{}}', '{'])('are none of other JSON: %s', (json) => {
    expect(loaded('application/json', json)).toEqual([]);
  });

  it('are none of what is no style sheet', () => {
    expect(loaded('text/plain', '@import "a.css"')).toEqual([]);
  });
});
