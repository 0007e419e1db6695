import { loadPageReader, type PageReader } from '../../libs/page-reading/index.js';
import { openSourceReader, type SourceReader } from '../../services/research/source-reader.js';
import { serveThread } from '../../libs/worker-thread/index.js';

export type ReadingMethods = PageReader & SourceReader;

/** Reads pages in a thread of its own, so that one that takes too long can be stopped without harm to others. */
async function serve(): Promise<void> {
  const reader = await loadPageReader();
  serveThread<ReadingMethods>({
    ...openSourceReader(reader),
    read: (page) => reader.read(page),
    readSitemap: (page) => reader.readSitemap(page),
    readFeed: (page) => reader.readFeed(page),
  });
}

void serve();
