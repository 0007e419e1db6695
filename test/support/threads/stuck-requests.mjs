import { serveThread } from '../../../dist/libs/worker-thread/index.js';

/** As the thread of the requests, where one of them never ends. */
serveThread({
  graph: () => {
    for (;;);
  },
  edit: () => null,
});
