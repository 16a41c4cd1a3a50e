import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import * as v from 'valibot';
import { dateFormats } from '../limits/index.ts';
import { message } from './rules.ts';

dayjs.extend(customParseFormat);

/** Whether a text is a day of the calendar in that format (dayjs notation). */
export const isDateIn = (format: string, text: string): boolean => dayjs(text, format, true).isValid();

/** A day as text; what does not match the format gives 'Invalid date format.' (000 §5). */
export const calendarDate = (format: string = dateFormats.input) =>
  v.pipe(
    v.string(message('notDate')),
    v.trim(),
    v.check((text) => isDateIn(format, text), message('notDate')),
  );
