import { describe, expect, it } from '@jest/globals';
import { ProgressLine } from '../../../../src/transports/cli/progress-line.js';

/** Progress on a terminal of 30 columns, or elsewhere, at a time that the test sets. */
function lineOn(interactive: boolean) {
  const written: string[] = [];
  const time = { seconds: 0 };
  const terminal = {
    out: () => undefined,
    err: (text: string) => void written.push(text),
    interactive,
    width: 30,
  };
  return { written, time, line: new ProgressLine(terminal, () => new Date(time.seconds * 1000)) };
}

describe('progress in a log', () => {
  it('has its first line before any state, and the first state at once', () => {
    const { line, written } = lineOn(false);
    line.begin('crawling   https://example.org/');
    expect(written).toEqual(['crawling   https://example.org/\n']);
    line.show('done       3 pages');
    line.end();
    expect(written.slice(1)).toEqual(['done       3 pages\n']);
  });

  it('has one state every five seconds', () => {
    const { line, time, written } = lineOn(false);
    for (const seconds of [0, 4.9, 5, 9.9, 10]) {
      time.seconds = seconds;
      line.show(String(seconds));
    }
    expect(written).toEqual(['0\n', '5\n', '10\n']);
  });
});

describe('progress on a terminal', () => {
  it('is one line, written anew with every state and ended once', () => {
    const { line, written } = lineOn(true);
    line.begin(`crawling   https://${'a'.repeat(40)}.example/`);
    line.show('10 pages');
    line.end();
    line.end();
    expect(written).toEqual(['\r\x1b[2Kcrawling   https://aaaaaaaaa…', '\r\x1b[2K10 pages', '\n']);
  });
});
