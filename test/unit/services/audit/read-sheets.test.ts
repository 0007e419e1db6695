import { describe, expect, it } from '@jest/globals';
import { ReadSheets } from '../../../../src/services/audit/read-sheets.js';

const sheet = (at: number) => `https://example.com/${at}.css`;

describe('style sheets of a crawl', () => {
  it('are read nine deep where each imports another without an end', () => {
    const sheets = new ReadSheets();
    let read = 0;
    for (; read < 100 && sheets.mayRead(sheet(read)); read += 1)
      sheets.noteImport(sheet(read + 1), sheet(read));
    expect(read).toBe(9);
  });

  it('are two thousand at most, and one that was read is read again for another try', () => {
    const sheets = new ReadSheets();
    const all = Array.from({ length: 2001 }, (_, at) => sheets.mayRead(sheet(at)));
    expect(all.filter(Boolean)).toHaveLength(2000);
    expect(sheets.mayRead(sheet(0))).toBe(true);
    expect(sheets.mayRead(sheet(2000))).toBe(false);
  });

  it('that pages name are not deeper for being imported, too', () => {
    const sheets = new ReadSheets();
    for (let at = 0; at < 20; at += 1) expect(sheets.mayRead(sheet(at))).toBe(true);
    for (let at = 0; at < 19; at += 1) sheets.noteImport(sheet(at + 1), sheet(at));
    expect(sheets.mayRead(sheet(19))).toBe(true);
  });
});
