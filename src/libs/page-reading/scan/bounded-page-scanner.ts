import { createContext, Script } from 'node:vm';
import { PageTooCostly, type PageReply, type PageScanner, type ScannedPage } from '../scanned-page.js';

/** Node's only way to stop synchronous code in a thread, including a regular expression, without ending the thread. */
const CALL = new Script('work()');

/** Gives up a page that takes too long to read, because others wait for the thread. */
export class BoundedPageScanner implements PageScanner {
  private readonly room: { work: () => void } = { work: () => undefined };
  private readonly context = createContext(this.room);

  constructor(
    private readonly inner: PageScanner,
    /** Wall-clock time for reading one page. */
    private readonly mostMs: number,
  ) {}

  scan(url: string, reply: PageReply): ScannedPage {
    const read: { page?: ScannedPage } = {};
    this.room.work = () => {
      read.page = this.inner.scan(url, reply);
    };
    try {
      CALL.runInContext(this.context, { timeout: this.mostMs });
    } catch (error) {
      if (!isTimeout(error)) throw error;
    }
    if (read.page) return read.page;
    throw new PageTooCostly(`reading ${url} took more than ${this.mostMs} ms`);
  }
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
