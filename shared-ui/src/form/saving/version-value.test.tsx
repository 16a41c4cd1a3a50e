import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { VersionValue } from './version-value.tsx';

afterEach(cleanup);

/** A value as the dialog of two versions shows it. */
function shownText(field: string, value: unknown): string | null {
  cleanup();
  const { container } = renderInShell(
    <output>
      <VersionValue field={field} value={value} />
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

it('leaves a text as it was written', () => {
  expect(shownText('comments', 'NoAnswer')).toBe('NoAnswer');
  expect(shownText('name', 'Kept')).toBe('Kept');
});
