import { wallTimeIn } from './wall-clock.ts';

/** The calendar day at a moment in a zone, yyyy-MM-dd. */
export const dayIn = (moment: Date, zone: string): string => wallTimeIn(moment, zone).split('T')[0] ?? '';
