import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FixField } from './fix-field.tsx';

function show() {
  const onFix = vi.fn<(value: string) => void>();
  const field = (value: string) => (
    <FixField label="Effective" value={value} issues={[]} onFix={onFix} onNext={() => {}} />
  );
  const { rerender } = render(field('soon'));
  const box = screen.getByLabelText<HTMLInputElement>('Effective');
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });
  return { onFix, box, type, checked: (value: string) => rerender(field(value)) };
}

it('a corrected cell is shown as the check writes it', () => {
  const { onFix, box, type, checked } = show();
  type('2026-3-1');
  fireEvent.keyDown(box, { key: 'Enter' });
  checked('2026-03-01');
  expect(box.value).toBe('2026-03-01');
  expect(onFix.mock.calls).toEqual([['2026-3-1']]);
});

it('a correction that is typed while an earlier one is being checked stays', () => {
  const { onFix, box, type, checked } = show();
  type('2026-3-1');
  fireEvent.keyDown(box, { key: 'Enter' });
  type('2026-3-17');
  checked('2026-03-01');
  expect(box.value).toBe('2026-3-17');
  fireEvent.blur(box);
  expect(onFix.mock.calls).toEqual([['2026-3-1'], ['2026-3-17']]);
});
