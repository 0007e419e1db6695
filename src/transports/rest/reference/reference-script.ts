/**
 * The script of the reference: the library's page of all operations, and beside it a list of them that can be searched.
 * Without a validator: the library would show every description to one on the internet.
 *
 * @param basePath in front of every path
 */
export const referenceScript = (basePath: string): string => `'use strict';
const dark = matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();

const search = document.getElementById('search');
const found = document.getElementById('found');
const lists = document.getElementById('operation-list');
const groups = [];

const ui = SwaggerUIBundle({
  url: '${basePath}/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  validatorUrl: null,
  onComplete: () => listOperations(ui.specSelectors.specJson().toJS()),
});

function element(name, options, ...children) {
  const made = Object.assign(document.createElement(name), options);
  made.append(...children);
  return made;
}

function listOperations({ tags, paths }) {
  for (const { name } of tags) {
    const entries = [];
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        if (!operation.tags?.includes(name)) continue;
        const { operationId, summary } = operation;
        const link = element(
          'a',
          { href: '#/' + name + '/' + operationId, title: path },
          element('span', { className: 'method method-' + method, textContent: method.toUpperCase() }),
          element('span', { textContent: summary }),
        );
        link.addEventListener('click', (event) => {
          event.preventDefault();
          show(name, operationId);
        });
        const words = [method, path, operationId, summary, name];
        entries.push({ item: element('li', {}, link), text: words.join(' ').toLowerCase() });
      }
    }
    const section = element(
      'section',
      {},
      element('h2', { textContent: name }),
      element('ul', {}, ...entries.map(({ item }) => item)),
    );
    lists.append(section);
    groups.push({ section, entries });
  }
  narrow();
}

function show(tag, operation) {
  ui.layoutActions.show(['operations-tag', tag], true);
  ui.layoutActions.show(['operations', tag, operation], true);
  const block = document.getElementById('operations-' + tag + '-' + operation);
  block?.scrollIntoView();
  block?.querySelector('.opblock-summary-control')?.focus({ preventScroll: true });
}

function narrow() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const { section, entries } of groups) {
    let left = 0;
    for (const { item, text } of entries) {
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) left += 1;
    }
    section.hidden = left === 0;
    count += left;
  }
  found.textContent = count === 1 ? '1 operation' : count + ' operations';
}

search.addEventListener('input', narrow);
search.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  // Else the same key would press what has the focus then.
  event.preventDefault();
  lists.querySelector('section:not([hidden]) li:not([hidden]) a')?.click();
});
`;
