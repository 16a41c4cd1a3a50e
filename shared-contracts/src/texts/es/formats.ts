import type { en } from '../en/formats.ts';

/** How days and moments are written in Spanish. */
export const es: typeof en = { day: 'MMM-DD-YYYY', moment: 'MMM-D-YYYY [a las] H:mm' };
