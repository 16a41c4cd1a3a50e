import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { VersionValue } from './version-value.tsx';

afterEach(cleanup);

/** A value as the dialog of two versions shows it. */
function shownText(field: string, value: unknown, other?: unknown): string | null {
  cleanup();
  const { container } = renderInShell(
    <output>
      <VersionValue field={field} value={value} other={other} />
    </output>,
  );
  return container.querySelector('output')?.textContent ?? null;
}

it('tells fixed values, days and times as people write them, in rows too', () => {
  expect(shownText('outcome', 'NoAnswer')).toBe('No answer');
  expect(shownText('timeOfDay', '14:35')).toBe('2:35 pm');
  expect(shownText('signedDate', '2026-11-16')).toBe('Nov-16-2026');
  const row = { id: 'a', registrationType: 'RightOfWay', registrationNumber: '152', isHomestead: true };
  expect(shownText('landowners', [row])).toBe('Right-of-way, 152, ✓');
});

it('shows of two lists the rows that differ, also where one version knows a field more', () => {
  const line = (id: string, quantity: string, unit?: string) => ({
    ...{ id, date: '2026-11-18', work: 'Title search', quantity },
    ...(unit ? { unit } : {}),
  });
  const mine = [line('a', '7', 'each'), line('b', '6', 'hour'), line('c', '3', 'each')];
  const theirs = [line('a', '7'), line('b', '6'), line('d', '2')];
  expect(shownText('entries', mine, theirs)).toBe('Nov-18-2026, Title search, 3, each');
  expect(shownText('entries', theirs, mine)).toBe('Nov-18-2026, Title search, 2');
  expect(shownText('entries', [line('a', '7')], [line('a', '7'), line('b', '6')])).toBe('Without this');
  expect(shownText('entries', [line('a', '7'), line('b', '6')], [line('a', '7')])).toBe(
    'Nov-18-2026, Title search, 6',
  );
  // Where only the order differs, the order is what there is to choose.
  const two = [line('a', '7'), line('b', '6')];
  expect(shownText('entries', two, two.toReversed())).toBe(
    'Nov-18-2026, Title search, 7\nNov-18-2026, Title search, 6',
  );
});

it('leaves a text as it was written', () => {
  expect(shownText('comments', 'NoAnswer')).toBe('NoAnswer');
  expect(shownText('name', 'Kept')).toBe('Kept');
});
