import dayjs from 'dayjs';
import { chosenZone, wallTimeIn } from '../days/index.ts';
import { texts } from '../generated/texts/formats.ts';
import { fallbackLanguage, type Language } from './language.ts';
import { inLanguage } from './texts.ts';

/** Where a format names the month, in dayjs notation. */
const month = 'MMM';

/** A moment that says how far it is from UTC. */
const hasZone = /^\d{4}-\d\d-\d\dT[\d:.]{1,20}(?:Z|[+-]\d\d:\d\d)$/;

/** A month, 0 to 11, as the language shortens it; the browser knows the names. */
const monthIn = (language: Language, place: number): string =>
  new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2000, place));

/** A moment as the clocks of the zone that the person chose show it; as it is where that is the browser's. */
function onTheWall(value: string): string {
  const zone = chosenZone();
  const moment = new Date(value);
  return zone !== null && hasZone.test(value) && !Number.isNaN(moment.getTime())
    ? wallTimeIn(moment, zone)
    : value;
}

/** A day or a moment in a format of the language's texts; what is no date is shown as it is. */
function shown(value: string, language: Language, kind: 'day' | 'moment'): string {
  const date = dayjs(kind === 'moment' ? onTheWall(value) : value);
  if (!date.isValid()) return value;
  const format = inLanguage(texts, language)[kind];
  // The documents print the months of the first language as dayjs names them.
  if (language === fallbackLanguage) return date.format(format);
  return date.format(format.replace(month, `[${monthIn(language, date.month())}]`));
}

/** A day as people read it, 'MMM-dd-yyyy' (000 §9). */
export const shownDate = (day: string, language: Language): string => shown(day, language, 'day');

/** A moment as 'last modified' shows it, 'MMM-d-yyyy at h:mmaaa' (002 §9), in the person's own time zone. */
export const shownDateTime = (moment: string, language: Language): string =>
  shown(moment, language, 'moment');

/** A text with the day that it begins with in the person's writing, as a week is called by its Monday. */
export const withShownDay = (text: string, language: Language): string =>
  text.replace(/^\d{4}-\d\d-\d\d(?![\dT])/, (day) => shownDate(day, language));

/** A time of day as people read it, '2:35 pm'; what is none is shown as it is. */
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
