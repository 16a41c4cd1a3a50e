import { dayIn } from './day-in.ts';
import { zoneHere } from './zone-here.ts';

/** The person's day, as yyyy-MM-dd. */
export const today = (): string => dayIn(new Date(), zoneHere());
