import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

it.each([
  ['Mei Friesen · d-076-K/094-A-13', ['d-076-K/094-A-13']],
  ['LOC-0042-002, NW-12-34-5-W5M, ptn. SE-13-34-5-W5M', ['LOC-0042-002', 'NW-12-34-5-W5M', 'SE-13-34-5-W5M']],
  ['Due Nov-12-2026', ['Nov-12-2026']],
  ['Third-party access road 40', []],
  ['Beg – Jedney tie-in 42', []],
  // A text that does not fit the line of a phone may break.
  ['https://land.example.ca/orders/2026-11-23/board-order-4711', []],
  ['', []],
])('keeps together what is one word with figures: %s', (text, together) => {
  const { container } = render(
    <p>
      <Unbroken>{text}</Unbroken>
    </p>,
  );
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(together);
});
