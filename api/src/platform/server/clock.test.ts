import { expect, it } from 'vitest';
import { steadyClock } from './clock.ts';

const hour = 3_600_000;

it('a steady clock goes on with the clock of the machine, and not along when that is set', () => {
  let [wall, tick] = [1_000_000_000, 50];
  const steady = steadyClock(
    () => new Date(wall),
    () => tick,
  );
  const pass = (milliseconds: number, set = 0) => {
    tick += milliseconds;
    wall += milliseconds + set;
    return steady().getTime() - 1_000_000_000;
  };
  expect(pass(1000)).toBe(1000);
  expect(pass(1000, 3)).toBe(2003);
  expect(pass(1000, -hour)).toBe(3003);
  expect(pass(1000, 5 * hour)).toBe(4003);
  expect(pass(0, -100)).toBe(4003);
  expect(pass(1000)).toBe(5003);
});
