import type { Language } from 'shared-contracts';
import { shownTimeOfDay } from 'shared-contracts/shown-dates';
import type { TextKind } from '../form/fields/use-committed-text.ts';

/** '2:35pm', '14:35', '14.35', '1435', '2 pm' in their parts. */
const written = /^(\d{1,2}?)(?:[:.h]?(\d{2}))?\s*([ap])?\.?m?\.?$/i;

/** A time of day in any usual writing as 24 hours, '14:35'; undefined where it is none. */
export function readTimeOfDay(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] = written.exec(text.trim()) ?? [];
  if (hours === '') return undefined;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  const whole = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (whole > 23 || Number(minutes) > 59) return undefined;
  return `${String(whole).padStart(2, '0')}:${minutes}`;
}

/** A time of day in a field: read in any usual writing, shown in one. */
export const timeKind = (language: Language): TextKind => ({
  show: (value) => (typeof value === 'string' ? shownTimeOfDay(value, language) : ''),
  read: (text) => (text.trim() === '' ? null : (readTimeOfDay(text) ?? text)),
});
