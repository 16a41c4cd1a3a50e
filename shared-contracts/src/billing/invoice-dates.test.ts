import { describe, expect, it } from 'vitest';
import { type DateFacts, dateFaults } from './index.ts';

const open: DateFacts = {
  date: '2026-11-30',
  lastWorkDay: '2026-11-27',
  closedReason: null,
  lastNumbered: null,
};
const numbered = (date: string) => ({ number: '2026-0041', date });

/** Calculated by hand from the books of a month: the objections to a day, and their order. */
describe('the date of an invoice that gets its number', () => {
  it.each<[string, Partial<DateFacts>, readonly string[]]>([
    ['after its work, in an open month', {}, []],
    ['on its last day of work', { date: '2026-11-27' }, []],
    ['a day before its last work', { date: '2026-11-26' }, ['beforeWork']],
    ['of a reversal, which has no work of its own', { date: '2026-11-01', lastWorkDay: null }, []],
    ['within closed days', { closedReason: 'October is closed' }, ['closedDay']],
    ['on the day of the number before', { lastNumbered: numbered('2026-11-30') }, []],
    ['after the number before', { lastNumbered: numbered('2026-11-29') }, []],
    ['before the number before', { lastNumbered: numbered('2026-12-01') }, ['outOfOrder']],
    [
      'with all of it against it',
      { date: '2026-10-31', closedReason: 'October is closed', lastNumbered: numbered('2026-11-05') },
      ['closedDay', 'beforeWork', 'outOfOrder'],
    ],
  ])('%s', (_, change, expected) => {
    expect(dateFaults({ ...open, ...change }).map(({ key }) => key)).toEqual(expected);
  });

  it('is refused with the day to choose', () => {
    const [fault] = dateFaults({ ...open, lastNumbered: numbered('2026-12-01') });
    expect(fault?.sentence).toContain('Invoice 2026-0041 is dated Dec-01-2026');
  });
});
