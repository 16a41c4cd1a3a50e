import { dateFormats } from '../../limits/index.ts';

/** How days and moments are written, in dayjs notation; MMM is the month as the language shortens it. */
export const en: Readonly<Record<'day' | 'moment', string>> = {
  day: dateFormats.display,
  moment: dateFormats.lastModified,
};
