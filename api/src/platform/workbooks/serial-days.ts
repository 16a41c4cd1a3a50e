import { day } from 'shared-contracts/limits';

/**
 * Day 0 of each epoch. The epoch of 1900 counts a 29 February that did not exist, so days before March 1900 are off by
 * one.
 */
const beginnings = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;

/** The last day whose year has four digits. */
const last = Date.UTC(9999, 11, 31);

/** The calendar day, yyyy-MM-dd, of a serial number; undefined if the number is not a day. */
export function daySerial(serial: number, isFrom1904: boolean): string | undefined {
  if (!Number.isFinite(serial) || serial < 1) return undefined;
  const days = Math.floor(serial);
  const early = !isFrom1904 && days < 60 ? 1 : 0;
  const moment = beginnings[isFrom1904 ? 1904 : 1900] + (days + early) * day;
  return moment > last ? undefined : new Date(moment).toISOString().slice(0, 10);
}
