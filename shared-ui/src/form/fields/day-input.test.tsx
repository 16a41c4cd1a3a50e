import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from 'shared-contracts/testing';
import { chooseDayOrder } from 'shared-contracts/typed-days';
import { expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { DayInput } from './day-input.tsx';

function show(user = aUser()) {
  function Screen() {
    const [day, setDay] = useState('2026-03-04');
    return (
      <>
        <DayInput label="On" day={day} onDay={setDay} />
        <output>{day}</output>
      </>
    );
  }
  renderInShell(<Screen />, { user });
  return screen.getByLabelText<HTMLInputElement>('On');
}

const shownDay = () => screen.getByRole('status').textContent;

it('asks for a typed day once it is whole, for none on leaving', () => {
  const box = show();
  fireEvent.change(box, { target: { value: '2026-05-0' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(shownDay()).toBe('2026-03-04');
  fireEvent.change(box, { target: { value: '2026-05-06' } });
  expect(shownDay()).toBe('2026-05-06');
  fireEvent.change(box, { target: { value: '' } });
  fireEvent.blur(box);
  expect(shownDay()).toBe('');
});

it('reads another usual writing with Enter or on leaving', () => {
  const box = show();
  fireEvent.change(box, { target: { value: 'may 6 2026' } });
  expect([shownDay(), box.getAttribute('aria-invalid')]).toEqual(['2026-03-04', null]);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect([shownDay(), box.value]).toEqual(['2026-05-06', '2026-05-06']);
  fireEvent.change(box, { target: { value: '2026/5/7' } });
  fireEvent.blur(box);
  expect([shownDay(), box.value]).toEqual(['2026-05-07', '2026-05-07']);
});

it.each([
  [null, '2026-03-04', '5/6/2026'],
  ['day', '2026-06-05', '2026-06-05'],
  ['month', '2026-05-06', '2026-05-06'],
])('reads 5/6/2026 of a person whose order is %s as %s', (dayOrder, day, shown) => {
  const box = show(aUser({ dayOrder }));
  fireEvent.change(box, { target: { value: '5/6/2026' } });
  fireEvent.blur(box);
  expect([shownDay(), box.value]).toEqual([day, shown]);
});

it('goes by the order that the person chose on this page, and nobody else’s', () => {
  const self = aUser({ dayOrder: 'day' });
  chooseDayOrder({ id: self.id, dayOrder: 'month' });
  const box = show(self);
  fireEvent.change(box, { target: { value: '5/6/2026' } });
  fireEvent.blur(box);
  expect(shownDay()).toBe('2026-05-06');
  chooseDayOrder({ id: 'somebody else', dayOrder: 'month' });
  fireEvent.change(box, { target: { value: '7/8/2026' } });
  fireEvent.blur(box);
  expect(shownDay()).toBe('2026-08-07');
});

it('keeps what is no date in sight and says so', () => {
  const box = show();
  fireEvent.change(box, { target: { value: '2026-02-30' } });
  fireEvent.blur(box);
  expect(box.value).toBe('2026-02-30');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(shownDay()).toBe('2026-03-04');
});

it('names what leads from month to month', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: /On/ }));
  fireEvent.click(await screen.findByLabelText('Next month'));
  expect(screen.getByText('April 2026')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Previous month'));
  expect(screen.getByText('March 2026')).toBeTruthy();
});

it('offers the calendar, which asks for the day that is chosen', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: /On/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'No date' }));
  expect(shownDay()).toBe('');
});
