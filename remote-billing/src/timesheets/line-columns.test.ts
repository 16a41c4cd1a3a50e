import { cellText } from 'shared-ui/grid';
import { expect, it } from 'vitest';
import { type LinesOf, lineColumns } from './line-columns.ts';

const named = (key: string) => key;
const shown = (of: LinesOf, isPhone = false) =>
  lineColumns(of, named, isPhone).filter(({ defaultHidden }) => !defaultHidden);

/** What a window of 1440 leaves to columns beside the navigation, or beside a form's areas, and around the first. */
const rooms: Readonly<Record<LinesOf, number>> = { week: 1113 - 70, project: 1113 - 70, company: 1157 - 70 };

it.each<LinesOf>(['week', 'project', 'company'])('fit a window of 1440 (%s)', (of) => {
  expect(shown(of).reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(rooms[of]);
});

it('end with what is said of a line, and tell the week in the chooser alone', () => {
  expect(shown('company').at(-1)?.id).toBe('said');
  expect(lineColumns('company', named, false).map(({ id }) => id)).toContain('weekStarting');
});

it('leave nothing out on a phone, whose cards choose for themselves', () => {
  expect(shown('company', true).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['agreement', 'description', 'weekStarting']),
  );
});

it('show a rate with the decimals that its quantity is multiplied with, on screen and in files', () => {
  const column = lineColumns('company', named, false).find(({ id }) => id === 'unitPrice');
  if (!column) throw new Error('There is no rate.');
  expect(['0.6125', '0.615', '95'].map((rate) => cellText(rate, column, 'en'))).toEqual([
    '$0.6125',
    '$0.615',
    '$95.00',
  ]);
});
