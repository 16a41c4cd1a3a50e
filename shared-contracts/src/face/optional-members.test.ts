import { expect, it } from 'vitest';
import { gainsOptionalOnly } from './optional-members.ts';

it.each([
  ['{ a: string; }', '{ a: string; b?: number; }', true],
  ['{ a: string; }', '{ a: string; b?: number | undefined; }', true],
  ['{ a: string; }', '{ b?: { c: number; }; a: string; }', true],
  ['{ a: string; }', '{ a: string; b: number; }', false],
  ['{ a: string; b: number; }', '{ a: string; }', false],
  ['{ a: string; b?: number; }', '{ a: string; }', false],
  ['{ a: string; }', '{ a?: string; }', false],
  ['{ a?: string; }', '{ a: string; }', false],
  ['{ a: string; }', '{ a: number; }', false],
  ['{ a: { b: string; }; } | null', '{ a: { b: string; c?: string; }; } | null', true],
  ['{ a: { b: string; }; } | null', '{ a: { b: string; c?: string; }; }', false],
  [
    '(known?: readonly { a: string; }[]) => Promise<{ b: X; }>',
    '(known?: readonly { a: string; }[]) => Promise<{ b: X; c?: Y; }>',
    true,
  ],
  ['(known?: { a: string; }) => void', '(known?: { a: string; b?: string; }, more?: string) => void', false],
  ['{ [key: string]: boolean; }', '{ [key: string]: boolean; a?: boolean; }', true],
  ['{ [key: string]: boolean; }', '{ [key: string]: string; }', false],
  ['{ "a;b": "x{y"; }', '{ "a;b": "x{y"; c?: "}"; }', true],
  ['{ a: string', '{ a: string; b?: string; }', false],
  ['('.repeat(60) + ')'.repeat(60), '('.repeat(60) + ')'.repeat(60), true],
  ['('.repeat(61) + ')'.repeat(61), '('.repeat(61) + ')'.repeat(61), false],
  ['{'.repeat(100) + '}'.repeat(100), '{'.repeat(100) + '}'.repeat(100), false],
])('%s becomes %s: %s', (taken, offered, isFitting) => {
  expect(gainsOptionalOnly(taken, offered)).toBe(isFitting);
});
