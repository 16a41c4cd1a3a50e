import { randomUUID } from 'node:crypto';
import type { Dice } from './dice.ts';

const texts = [
  '',
  ' ',
  'wiebe',
  "'; drop table agreement; --",
  '%_\\',
  '\u0000',
  'a\u0000b',
  '\u202Efdp.exe',
  '\uD800',
  '🦬'.repeat(50),
  'x'.repeat(5000),
  ' Did you mean '.repeat(3000),
  '{'.repeat(3000),
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '2024-02-30',
  '2024-01-15',
  '-infinity',
  'NaN',
  '1e400',
  '-0',
  '$1',
  '__proto__',
] as const;

const numbers = [0, -1, 1, 1.5, 50, 1000, 2 ** 31, 2 ** 53, 1e300, -1e-300] as const;

/** A value that somebody hostile might send where another is expected. */
export function wildValue(dice: Dice, depth = 0): unknown {
  switch (dice.below(depth > 3 ? 5 : 8)) {
    case 0:
      return dice.pick(numbers, 0);
    case 1:
      return null;
    case 2:
      return dice.oneIn(2);
    case 3:
      return randomUUID();
    case 4:
      return dice.pick(texts, '');
    case 5:
      return Array.from({ length: dice.below(4) }, () => wildValue(dice, depth + 1));
    case 6:
      return { [dice.pick(texts, 'a')]: wildValue(dice, depth + 1), id: randomUUID() };
    default:
      return dice.pick(texts, '');
  }
}

/** A text that nobody types by mistake. */
export const wildText = (dice: Dice): string => dice.pick(texts, '');
/** A number at or beyond a limit of numbers. */
export const wildNumber = (dice: Dice): number => dice.pick(numbers, 0);
