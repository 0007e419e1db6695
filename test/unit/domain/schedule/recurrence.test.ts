import { describe, expect, it } from '@jest/globals';
import { isTimeZone, Timetable, type Every } from '../../../../src/domain/schedule/recurrence.js';

const instant = (text: string) => `${text}.000000Z`;

function timetable(given: string | Partial<Every>, timeZone: string, more: object = {}): Timetable {
  const interval = { unit: 'day', n: 1, at: null, weekdays: null, monthDays: null, ...Object(given) };
  const recurrence =
    typeof given === 'string' ? { cron: given, every: null } : { cron: null, every: interval as Every };
  const anchorAt = instant('2018-01-01T00:00:00');
  return new Timetable({ recurrence, timeZone, anchorAt, startsAt: null, endsAt: null, ...more });
}

/** The next moments, in UTC to the minute. */
function next(given: string | Partial<Every>, zone: string, after: string, count: number, more?: object) {
  const moments = timetable(given, zone, more).following(new Date(`${after}Z`), count);
  return moments.map((moment) => moment.toISOString().slice(0, 16));
}

// The year 2018 has changes of the clocks in all five zones.
describe('a time of the wall that does not exist is the next minute that does', () => {
  it.each([
    ['Europe/Berlin', '30 2 * * *', '2018-03-24T12:00', ['2018-03-25T01:00', '2018-03-26T00:30']],
    ['America/New_York', '15 2 * * *', '2018-03-10T12:00', ['2018-03-11T07:00', '2018-03-12T06:15']],
    // By half an hour: at 02:00 the clocks show 02:30.
    ['Australia/Lord_Howe', '10 2 * * *', '2018-10-06T00:00', ['2018-10-06T15:30', '2018-10-07T15:10']],
    // The day begins at 01:00.
    ['America/Sao_Paulo', '0 0 * * *', '2018-11-03T12:00', ['2018-11-04T03:00', '2018-11-05T02:00']],
    // After the fast of 2018 the clocks went forward again.
    ['Africa/Casablanca', '30 2 * * *', '2018-06-16T12:00', ['2018-06-17T02:00', '2018-06-18T01:30']],
  ])('in %s at %s', (zone, cron, after, moments) => {
    expect(next(cron, zone, after, 2)).toEqual(moments);
  });

  it('is one moment with those that come to the same minute', () => {
    expect(next('0,15,30 2,3 * * *', 'Europe/Berlin', '2018-03-24T23:00', 3)).toEqual([
      '2018-03-25T01:00',
      '2018-03-25T01:15',
      '2018-03-25T01:30',
    ]);
  });
});

describe('a time of the wall that comes twice is the first of the two', () => {
  it.each([
    ['Europe/Berlin', '30 2 * * *', '2018-10-27T12:00', ['2018-10-28T00:30', '2018-10-29T01:30']],
    ['America/New_York', '30 1 * * *', '2018-11-03T12:00', ['2018-11-04T05:30', '2018-11-05T06:30']],
    ['Australia/Lord_Howe', '45 1 * * *', '2018-03-31T00:00', ['2018-03-31T14:45', '2018-04-01T15:15']],
    ['America/Sao_Paulo', '30 23 * * *', '2018-02-17T12:00', ['2018-02-18T01:30', '2018-02-19T02:30']],
    ['Africa/Casablanca', '30 2 * * *', '2018-05-12T12:00', ['2018-05-13T01:30', '2018-05-14T02:30']],
  ])('in %s at %s', (zone, cron, after, moments) => {
    expect(next(cron, zone, after, 2)).toEqual(moments);
  });

  it('whatever the expression leaves open', () => {
    expect(next('*/30 * * * *', 'Europe/Berlin', '2018-10-27T23:50', 5)).toEqual([
      '2018-10-28T00:00',
      '2018-10-28T00:30',
      // 02:00 and 02:30 have been.
      '2018-10-28T02:00',
      '2018-10-28T02:30',
      '2018-10-28T03:00',
    ]);
    expect(next('*/15 * * * *', 'Australia/Lord_Howe', '2018-03-31T14:50', 3)).toEqual([
      '2018-03-31T15:30',
      '2018-03-31T15:45',
      '2018-03-31T16:00',
    ]);
  });
});

describe('an interval', () => {
  it('of hours is hours that pass, though the clocks change', () => {
    const night = next({ unit: 'hour', n: 6 }, 'Europe/Berlin', '2018-10-27T20:00', 3);
    expect(night).toEqual(['2018-10-28T00:00', '2018-10-28T06:00', '2018-10-28T12:00']);
    const anchorAt = instant('2018-10-27T20:10:00');
    expect(next({ unit: 'hour', n: 1 }, 'Europe/Berlin', '2018-10-27T19:00', 2, { anchorAt })).toEqual([
      '2018-10-27T20:10',
      '2018-10-27T21:10',
    ]);
  });

  it('of days and months falls on every so many of them', () => {
    expect(next({ unit: 'day', n: 3, at: '06:30' }, 'UTC', '2018-01-01T06:30', 2)).toEqual([
      '2018-01-04T06:30',
      '2018-01-07T06:30',
    ]);
    expect(next({ unit: 'month', n: 2, at: '00:00', monthDays: [31] }, 'UTC', '2018-01-01T00:00', 3)).toEqual(
      ['2018-01-31T00:00', '2018-03-31T00:00', '2018-05-31T00:00'],
    );
  });

  it('of many days leaps over those between, over changes of the clocks too', () => {
    const every = { unit: 'day', n: 366, at: '06:00' } as const;
    expect(next(every, 'Europe/Berlin', '2018-01-01T12:00', 3)).toEqual([
      '2019-01-02T05:00',
      '2020-01-03T05:00',
      '2021-01-03T05:00',
    ]);
    const months = { unit: 'month', n: 12, at: '06:00', monthDays: [31] } as const;
    expect(next(months, 'Europe/Berlin', '2018-02-01T12:00', 2)).toEqual([
      '2019-01-31T05:00',
      '2020-01-31T05:00',
    ]);
    const weeks = { unit: 'week', n: 52, at: '06:00', weekdays: ['sun'] } as const;
    expect(next(weeks, 'Europe/Berlin', '2018-01-08T12:00', 2)).toEqual([
      '2019-01-06T05:00',
      '2020-01-05T05:00',
    ]);
  });

  it('of weeks begins them on Monday', () => {
    const every = { unit: 'week', n: 2, at: '09:00', weekdays: ['mon', 'sun'] } as const;
    // The 1st of January 2018 was a Monday, the 7th a Sunday.
    expect(next(every, 'UTC', '2017-12-31T12:00', 4)).toEqual([
      '2018-01-01T09:00',
      '2018-01-07T09:00',
      '2018-01-15T09:00',
      '2018-01-21T09:00',
    ]);
  });
});

it('begins with the first moment, and ends with the last', () => {
  const more = { startsAt: instant('2018-01-03T06:00:00'), endsAt: instant('2018-01-04T06:00:00') };
  expect(next('0 6 * * *', 'UTC', '2018-01-01T00:00', 9, more)).toEqual([
    '2018-01-03T06:00',
    '2018-01-04T06:00',
  ]);
});

it('finds nothing where no moment comes', () => {
  expect(next('0 0 30 2 *', 'UTC', '2018-01-01T00:00', 1)).toEqual([]);
});

it('knows the zones of the IANA database, and no offsets', () => {
  const names = ['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'];
  expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
  expect(['+02:00', 'Mars/Olympus', '', 'Europe/Berlin '].filter(isTimeZone)).toEqual([]);
});
