import { serveThread } from '../../../dist/libs/worker-thread/index.js';

serveThread({
  read: ({ body }) => {
    if (body === 'for ever') for (;;);
    const kept = [];
    if (body === 'all memory') for (;;) kept.push(new Array(10_000).fill(body + kept.length));
    if (body === 'throw') throw new Error('a bug');
    return body;
  },
});
