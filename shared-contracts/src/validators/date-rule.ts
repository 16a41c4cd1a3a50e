import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import * as v from 'valibot';
import { dateFormats } from '../limits/index.ts';
import { message } from './rules.ts';

dayjs.extend(customParseFormat);

/** How many days are cached; a workbook or a project repeats the same few. */
const kept = 4000;

/** Longer texts are not a day in any format. */
const longest = 40;

const known = new Map<string, boolean>();

/** Whether a text is a valid calendar day in this format (dayjs notation). */
export function isDateIn(format: string, text: string): boolean {
  if (text.length > longest) return false;
  const key = `${format} ${text}`;
  const held = known.get(key);
  if (held !== undefined) return held;
  const isDay = dayjs(text, format, true).isValid();
  if (known.size === kept) known.clear();
  known.set(key, isDay);
  return isDay;
}

/** A day as text; any other format gives 'Invalid date format.' (000 §5). */
export const calendarDate = (format: string = dateFormats.input) =>
  v.pipe(
    v.string(message('notDate')),
    v.trim(),
    v.check((text) => isDateIn(format, text), message('notDate')),
  );
