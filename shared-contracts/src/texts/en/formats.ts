import { dateFormats } from '../../limits/index.ts';

/** How days and moments are written, in dayjs notation; MMM is the abbreviated month in the language. */
export const en: Readonly<Record<'day' | 'moment', string>> = {
  day: dateFormats.display,
  moment: dateFormats.lastModified,
};
