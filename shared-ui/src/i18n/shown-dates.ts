import dayjs from 'dayjs';
import { inLanguage, type Language } from 'shared-contracts';
import { texts } from '../generated/texts/ui.ts';

/** A day or a moment in a format of the language's texts; what is no date is shown as it is. */
function shown(value: string, language: Language, format: 'day' | 'moment'): string {
  const date = dayjs(value);
  return date.isValid() ? date.locale(language).format(inLanguage(texts, language).format[format]) : value;
}

/** A day as people read it, 'MMM-dd-yyyy' (000 §9). */
export const shownDate = (day: string, language: Language): string => shown(day, language, 'day');

/** A moment as 'last modified' shows it, 'MMM-d-yyyy at h:mmaaa' (002 §9), in the person's own time zone. */
export const shownDateTime = (moment: string, language: Language): string =>
  shown(moment, language, 'moment');
