import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [604_800_000, 'en', '7 days'],
  [604_800_000, 'es', '7 días'],
  [86_400_000, 'en', '1 day'],
  [7_200_000, 'es', '2 horas'],
  [600_000, 'en', '10 minutes'],
  [90_000, 'en', '90 seconds'],
] as const)('%i milliseconds are, in %s, %s', (milliseconds, language, text) => {
  expect(durationText(milliseconds, language)).toBe(text);
});
