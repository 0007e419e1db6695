/**
 * The script of the GraphiQL page. Queries and mutations go to `/graphql`, subscriptions to the event stream: both take
 * the key from the editor's headers, which a browser's WebSocket can't send.
 */
export const startScript = `'use strict';
const isSubscription = (document, name) => {
  const operations = (document ? document.definitions : []).filter((each) => each.kind === 'OperationDefinition');
  const chosen = operations.find((each) => each.name && each.name.value === name) || operations[0];
  return Boolean(chosen) && chosen.operation === 'subscription';
};

const ask = (path, params, headers, accept, signal) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, ...headers },
    body: JSON.stringify(params),
    signal,
  });

async function* follow(params, headers) {
  const leaving = new AbortController();
  try {
    const response = await ask('/graphql/stream', params, headers, 'text/event-stream', leaving.signal);
    if (!response.ok) {
      yield await response.json();
      return;
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      const events = text.split('\\n\\n');
      text = events.pop();
      for (const event of events) {
        if (event.startsWith('event: complete')) return;
        const data = event.split('\\ndata: ')[1];
        if (data) yield JSON.parse(data);
      }
    }
  } finally {
    leaving.abort();
  }
}

const fetcher = (params, options) => {
  const headers = (options && options.headers) || {};
  if (isSubscription(options && options.documentAST, params.operationName)) return follow(params, headers);
  return ask('/graphql', params, headers, 'application/json').then((response) => response.json());
};

ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {
    fetcher,
    defaultEditorToolsVisibility: 'headers',
    defaultHeaders: '{ "Authorization": "Bearer <API_KEY>" }',
    shouldPersistHeaders: false,
  }),
);
`;
