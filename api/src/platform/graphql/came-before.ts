import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError, badInput } from '../errors/app-error.ts';
import { toProgrammers } from '../errors/localized-message.ts';
import { longestOperation, nestsTooDeep } from './operation-limits.ts';

/** Number of texts that are remembered: people who write operations by hand send far fewer before they repeat one. */
const remembered = 1000;

/**
 * Hashes of texts that passed the checks, because clients send the same operations repeatedly. An operation that comes
 * once, as from a client that sends another text each time, is not kept parsed; the texts themselves are not kept
 * either.
 */
const checkedTexts = new LRUCache<string, true>({ max: remembered });

/**
 * Checks that a hand-written operation may be parsed. Returns whether it was sent before. Must run before mercurius,
 * which would mistake JSON for a parsed document. Throws LIMIT, BAD_INPUT.
 */
export function cameBefore(query: string): boolean {
  if (query.length > longestOperation)
    throw new AppError('LIMIT', toProgrammers(`An operation cannot exceed ${longestOperation} characters.`));
  const text = hash('sha256', query, 'base64');
  if (checkedTexts.get(text)) return true;
  let isJson = true;
  try {
    JSON.parse(query);
  } catch {
    isJson = false;
  }
  if (isJson) throw badInput(toProgrammers('Send the operation as GraphQL text.'));
  if (nestsTooDeep(query)) throw badInput(toProgrammers('The operation nests too deep.'));
  checkedTexts.set(text, true);
  return false;
}
