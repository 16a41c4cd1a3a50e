import { contractVersion } from 'shared-contracts';
import { type FittingCall, missingNames, type TakenNames } from 'shared-contracts/face';
import { type Release, releaseSchema } from 'shared-contracts/rest';
import type { RestClient } from 'shared-contracts/rest-client';
import * as v from 'valibot';

/** The names that this shell exposes to remotes, found by its build; null if they are not compared. */
const offeredNames: TakenNames | null = typeof RIGHTWAY_OFFERS === 'undefined' ? null : RIGHTWAY_OFFERS;

/**
 * The names that a release needs and this shell lacks. The registry also knows about types, so its result has
 * precedence.
 */
export function missesHere(
  { takes, misses }: Pick<Release, 'takes' | 'misses'>,
  offered = offeredNames,
): readonly string[] {
  if (misses && misses.length > 0) return misses;
  return takes && offered ? missingNames(takes, offered) : [];
}

/** The last release of an area that runs in this shell; undefined where there is none. */
export async function fittingRelease(
  rest: Pick<RestClient, 'post'>,
  { area }: Pick<Release, 'area'>,
): Promise<Release | undefined> {
  const page: FittingCall = { area, contractVersion, offered: { ...offeredNames } };
  return (await rest.post('start/fitting', page, v.nullable(releaseSchema))) ?? undefined;
}
