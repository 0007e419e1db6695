import { createContext, Script } from 'node:vm';
import { PageTooCostly, type PageReply, type PageScanner, type ScannedPage } from '../scanned-page.js';

/** The only way in which Node ends what runs in a thread, a regular expression too, without the end of the thread. */
const CALL = new Script('work()');

/** Gives up a page whose reading takes too long: others wait for the thread that reads it. */
export class BoundedPageScanner implements PageScanner {
  private readonly room: { work: () => void } = { work: () => undefined };
  private readonly context = createContext(this.room);

  constructor(
    private readonly inner: PageScanner,
    /** Of the clock, for reading one page. */
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
