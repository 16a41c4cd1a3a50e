import { LRUCache } from 'lru-cache';
import { AppError, badInput } from '../errors/app-error.ts';
import { toProgrammers } from '../errors/said.ts';
import { longestOperation, nestsTooDeep } from './operation-limits.ts';

/**
 * Texts that passed the checks, up to a million characters: clients send the same operations again. What comes once, as
 * from somebody who sends another text each time, is not kept parsed.
 */
const checkedTexts = new LRUCache<string, true>({
  maxSize: 1_000_000,
  sizeCalculation: (_, text) => text.length,
});

/**
 * Checks that a hand-written operation may be parsed, and whether it came before. mercurius would mistake JSON for an
 * already parsed document. Throws LIMIT, BAD_INPUT.
 */
export function cameBefore(query: string): boolean {
  if (checkedTexts.get(query)) return true;
  if (query.length > longestOperation)
    throw new AppError('LIMIT', toProgrammers(`An operation cannot exceed ${longestOperation} characters.`));
  let isJson = true;
  try {
    JSON.parse(query);
  } catch {
    isJson = false;
  }
  if (isJson) throw badInput(toProgrammers('Send the operation as GraphQL text.'));
  if (nestsTooDeep(query)) throw badInput(toProgrammers('The operation nests too deep.'));
  checkedTexts.set(query, true);
  return false;
}
