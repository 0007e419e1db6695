import { describe, expect, it } from '@jest/globals';
import { competitorsOf } from '../../../../src/domain/report/competitors.js';
import { ReportWords } from '../../../../src/domain/report/report-words.js';

const words = new ReportWords('en');
const isOwn = (url: string) => url.startsWith('https://ferry.example/');

describe('competitors', () => {
  it('are the hosts of what a search finds, with the share of the topics that they speak of', () => {
    const pages = [
      { url: 'https://www.north.example/a', text: 'Tickets of the northern line' },
      { url: 'https://north.example/b', text: 'A timetable' },
      { url: 'https://north.example/b', text: 'A timetable, again' },
      { url: 'https://sails.example/', text: 'Sails and ropes' },
      { url: 'https://ferry.example/own', text: 'Tickets and timetable' },
      { url: 'javascript:alert(1)', text: 'Tickets' },
      { url: 'no address', text: 'Tickets' },
    ];
    expect(competitorsOf(pages, ['ticket', 'timet', 'seal'], isOwn, words)).toEqual([
      { host: 'north.example', pages: 2, overlap: 0.667 },
      { host: 'sails.example', pages: 1, overlap: 0 },
    ]);
  });

  it('have nothing in common with a site without topics', () => {
    expect(competitorsOf([{ url: 'https://a.example/', text: 'Tickets' }], [], isOwn, words)).toEqual([
      { host: 'a.example', pages: 1, overlap: 0 },
    ]);
  });
});
