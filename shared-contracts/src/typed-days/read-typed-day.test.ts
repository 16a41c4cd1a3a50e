import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { calendarDate, validate } from '../validators/index.ts';
import { type DayOrder, readTypedDay } from './index.ts';

const cases = readFileSync(join(import.meta.dirname, 'typed-day-cases.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => line.split('\t'));

const orders: Readonly<Record<string, DayOrder>> = { 'day first': 'day', 'month first': 'month' };

/**
 * The value that a form stores for a typed text, or the message of its rule, as a field without other rules shows it.
 */
function kept(typed: string, today: string, setting: string): string | undefined {
  const language = setting === 'es' ? 'es' : 'en';
  const field = readTypedDay(typed, { today, language, order: orders[setting] }) ?? typed;
  const result = validate(v.object({ field: calendarDate() }), { field });
  return result.valid ? result.value.field : result.errors[0]?.message;
}

it.each(cases)('reads %j, typed on %s (%s), as %s', (typed = '', today = '', setting = '', expected = '') => {
  expect(kept(typed, today, setting)).toBe(expected);
});

it('takes no long text and changes no day that is written right', () => {
  expect(readTypedDay('nov 23'.padStart(60, 'x'), { today: '2026-11-19', language: 'en' })).toBeUndefined();
  for (const day of ['1000-01-01', '2028-02-29', '9999-12-31'])
    expect(readTypedDay(day, { today: '2026-11-19', language: 'en', order: 'day' })).toBe(day);
});
