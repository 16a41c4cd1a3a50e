import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Charged, type ChargeTerms, chargedTime, type WorkedLine } from './index.ts';

const cases = readFileSync(join(import.meta.dirname, 'cases', 'overtime.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'));

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `day 8, week 44, x 1.5`: what a contract agrees; the words are those of the table. */
function termsOf(text: string): ChargeTerms & { readonly renewedOn: string | undefined } {
  const after = (words: string) => new RegExp(`(?:^|[ ,])${words} ([\\d.]+)`).exec(text)?.[1] ?? null;
  const isByDay = text.startsWith('by the day');
  return {
    ...{ scheduleId: 'schedule', unit: isByDay ? 'day' : 'hour' },
    overtimeAfterDay: isByDay ? null : after('day'),
    overtimeAfterWeek: after('week'),
    overtimeFactor: /(?:^|, )x ([\d.]+)/.exec(text)?.[1] ?? null,
    overtimeRate: after('then'),
    doubleTimeAfterDay: after('double'),
    doubleTimeFactor: /double \d+ x ([\d.]+)/.exec(text)?.[1] ?? null,
    minimumHours: after('least'),
    dayHours: isByDay ? after('by the day') : null,
    halfDayHours: after('half'),
    renewedOn: /renewed (\w{3})/.exec(text)?.[1],
  };
}

function shown({ quantity, rate }: WorkedLine, charged: Charged | undefined): string {
  const regular = charged?.chargedQuantity ?? quantity;
  const unit = rate?.unit === 'day' ? ' d' : '';
  const double = charged?.doubleTimeQuantity ? `+${charged.doubleTimeQuantity}` : '';
  const over = charged?.overtimeQuantity || double ? `+${charged?.overtimeQuantity ?? '0'}` : '';
  const least = charged?.minimumQuantity ? ` and ${charged.minimumQuantity}` : '';
  return `${regular}${unit}${over}${double}${least}`;
}

describe('hours of a week, worked by hand', () => {
  it.each(cases)('%s', (_name, agreed = '', week = '', expected = '') => {
    const { renewedOn, ...terms } = termsOf(agreed);
    const lines = week.split(', ').map((line, place) => {
      const [quantity = '', day = '', later] = line.split(' ').toReversed();
      const at = weekdays.indexOf(day);
      const isRenewed = renewedOn !== undefined && at >= weekdays.indexOf(renewedOn);
      const rate = isRenewed
        ? { ...terms, id: 'renewed', scheduleId: 'next schedule', renewedId: 'schedule', price: '110' }
        : { ...terms, id: 'rate', price: '100' };
      return {
        id: String(place),
        date: `2026-11-0${at + 2}`,
        kind: 'Time',
        projectId: null,
        quantity,
        ...{ rate, day, isLater: later !== undefined },
      };
    });
    // What is added later finds the other lines charged.
    const earlier = chargedTime(lines.filter(({ isLater }) => !isLater));
    const added = chargedTime(lines.map((line) => ({ ...line, stays: earlier.get(line.id) })));
    const charged = new Map([...earlier, ...added]);
    expect(lines.map((line) => `${line.day} ${shown(line, charged.get(line.id))}`).join(', ')).toBe(expected);
  });
});
