import { dateFormats, limits } from 'shared-contracts/limits';
import { isDateIn } from 'shared-contracts/validators';
import * as v from 'valibot';
import { badInput } from '../errors/app-error.ts';
import { toProgrammers } from '../errors/localized-message.ts';

const uuid = v.pipe(v.string(), v.uuid());

/** Whether something is an id. */
export const isUuid = (id: unknown): id is string => v.is(uuid, id);

/** Checks the id of a record to be written. Throws BAD_INPUT. */
export function checkedId(id: string): string {
  if (!isUuid(id)) throw badInput(toProgrammers('The id of a record must be a UUID.'));
  return id.toLowerCase();
}

/** Checks an id by which a list is filtered; undefined if there is none. Throws BAD_INPUT. */
export function checkedFilterId(name: string, id: string | null | undefined): string | undefined {
  if (id === null || id === undefined) return undefined;
  if (!isUuid(id)) throw badInput(toProgrammers(`${name} must be a UUID.`));
  return id;
}

/** Checks that a day is written as yyyy-MM-dd; PostgreSQL would accept many other notations. Throws BAD_INPUT. */
export function checkedDay(name: string, day: string): string {
  if (!isDateIn(dateFormats.input, day)) throw badInput(toProgrammers(`${name} must be a day, yyyy-MM-dd.`));
  return day;
}

const largestPage = limits.businessAssociatePicklistPage;

/** How many rows a list may return: 1 to `largest`, by default 100. Throws BAD_INPUT. */
export function checkedFirst(first: number | null | undefined, largest: number = largestPage): number {
  const wanted = first ?? limits.picklistPage;
  if (wanted < 1 || wanted > largest) throw badInput(toProgrammers(`first must be 1 to ${largest}.`));
  return wanted;
}

/**
 * Marks that keyboards and word processors write differently: apostrophes, quotation marks, long dashes, and a dash between
 * words. 'Beg - Jedney' is meant by who types it for 'Beg – Jedney'. A hyphen within a number is that hyphen.
 */
const looseMark = /['‘’ʼ`´"“”‐‑‒–—−]|(?<=\s)-(?=\s)/g;

/**
 * A LIKE pattern that finds a text literally (decision 27), except that a mark stands for any way to write it; undefined if
 * the search is empty.
 */
export function partOf(query: string | null | undefined): string | undefined {
  const wanted = query?.trim();
  return wanted ? `%${wanted.replace(/[\\%_]/g, '\\$&').replace(looseMark, '_')}%` : undefined;
}
