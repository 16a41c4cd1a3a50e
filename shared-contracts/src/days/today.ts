import { dayIn } from './day-in.ts';
import { zoneHere } from './zone-here.ts';

/** The current date in the person's zone, yyyy-MM-dd. */
export const today = (): string => dayIn(new Date(), zoneHere());
