import { readDecimal, shareOf, sumOf } from '../decimal/index.ts';

const minutesInHour = 60;

/**
 * Parses hours as people enter them: '1.5', '1:30', '1,5' or '1h30' is one and a half. Returns a decimal with two
 * places; undefined if the text is not a number of hours.
 */
export function readHours(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : value;
  const clock = typeof text === 'string' ? /^(\d{1,3})\s*[:h]\s*(\d{1,2})$/i.exec(text) : null;
  if (!clock) return readDecimal(text);
  const [, hours = '0', minutes = '0'] = clock;
  if (Number(minutes) >= minutesInHour) return undefined;
  return sumOf([String(Number(hours)), shareOf(String(Number(minutes)), minutesInHour, 2)]);
}
