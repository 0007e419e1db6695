import { loadPageReader, type PageReader } from '../../libs/page-reading/index.js';
import { serveThread } from '../../libs/worker-thread/index.js';

/** Reads pages in a thread of its own, so that one that takes too long can be stopped without harm to others. */
const reader = await loadPageReader();
serveThread<PageReader>({
  read: (page) => reader.read(page),
  readSitemap: (page) => reader.readSitemap(page),
  readFeed: (page) => reader.readFeed(page),
});
