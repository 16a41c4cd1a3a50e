import { contractVersion } from 'shared-contracts';
import { type FittingCall, missingNames, type TakenNames } from 'shared-contracts/face';
import { type Release, releaseSchema } from 'shared-contracts/rest';
import type { RestClient } from 'shared-contracts/rest-client';
import * as v from 'valibot';

/** The names that this shell offers to remotes, as its build found them; null where it does not compare. */
const offeredNames: TakenNames | null = typeof RIGHTWAY_OFFERS === 'undefined' ? null : RIGHTWAY_OFFERS;

/** What a release misses in this shell; the registry knows types too, and its result is believed. */
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
