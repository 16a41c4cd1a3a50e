import dayjs from 'dayjs';
import { chosenZone, wallTimeIn } from '../days/index.ts';
import { texts } from '../generated/texts/formats.ts';
import { fallbackLanguage, type Language } from './language.ts';
import { inLanguage } from './texts.ts';

/** The token for the month in a format, in dayjs notation. */
const month = 'MMM';

/** A moment with its offset from UTC. */
const hasZone = /^\d{4}-\d\d-\d\dT[\d:.]{1,20}(?:Z|[+-]\d\d:\d\d)$/;

/** The abbreviated name of a month, 0 to 11, in a language; the browser provides it. */
const monthIn = (language: Language, place: number): string =>
  new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2000, place));

/** A moment in local time of the zone that the person chose; unchanged if that is the browser's zone. */
function onTheWall(value: string): string {
  const zone = chosenZone();
  const moment = new Date(value);
  return zone !== null && hasZone.test(value) && !Number.isNaN(moment.getTime())
    ? wallTimeIn(moment, zone)
    : value;
}

/** A day or a moment in the format of the language's texts; a text that is not a date is returned unchanged. */
function shown(value: string, language: Language, kind: 'day' | 'moment'): string {
  const date = dayjs(kind === 'moment' ? onTheWall(value) : value);
  if (!date.isValid()) return value;
  const format = inLanguage(texts, language)[kind];
  // The specification uses dayjs's month names for the first language.
  if (language === fallbackLanguage) return date.format(format);
  return date.format(format.replace(month, `[${monthIn(language, date.month())}]`));
}

/** A date as it is shown to people, 'MMM-dd-yyyy' (000 §9). */
export const shownDate = (day: string, language: Language): string => shown(day, language, 'day');

/** A moment as shown in 'last modified', 'MMM-d-yyyy at h:mmaaa' (002 §9), in the person's own time zone. */
export const shownDateTime = (moment: string, language: Language): string =>
  shown(moment, language, 'moment');

/** A text with its leading date in the displayed format, as for a week that is named by its Monday. */
export const withShownDay = (text: string, language: Language): string =>
  text.replace(/^\d{4}-\d\d-\d\d(?![\dT])/, (day) => shownDate(day, language));

/** A time of day in the displayed format, '2:35 pm'; a text that is not a time is returned unchanged. */
export function shownTimeOfDay(time: string, language: Language): string {
  const read = /^(\d{2}):(\d{2})$/.exec(time);
  if (!read) return time;
  const moment = Date.UTC(2000, 0, 1, Number(read[1]), Number(read[2]));
  return new Intl.DateTimeFormat(language === 'en' ? 'en-CA' : language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
    .format(moment)
    .replace('a.m.', 'am')
    .replace('p.m.', 'pm')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}
