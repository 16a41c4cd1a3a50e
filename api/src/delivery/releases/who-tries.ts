import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AreaDeclaration, noDeclaration } from 'shared-contracts/area';
import type { RolloutPerson } from 'shared-contracts/rollout';
import type { Config } from '../../platform/config/config.ts';

const cookieName = 'rightway_place';

/** Among how many places visitors are spread; a place is shared by too many to say who somebody is. */
const places = 100;

const day = 86_400;

/** Seconds that a visitor keeps their place, so that reloading a page shows the same release. */
const placeLife = 30 * day;

/** Whether an area has a page for people who are not signed in. */
export const isForVisitors = (start: AreaDeclaration | null | undefined): boolean =>
  (start ?? noDeclaration).routes.some(({ gate }) => gate === 'anonymous');

/** A visitor as rules see one: of no company, at their place. */
const visitorAt = (place: string): RolloutPerson => ({
  id: `visitor-${place}`,
  productClientId: '',
  isSystemAdministrator: false,
});

export interface Trier {
  readonly person: RolloutPerson;
  /** Whether an account vouches for the person: nobody outside can make one up. */
  readonly isVouchedFor: boolean;
}

/** Who sends a request: the person who is signed in, else who signed in last in this browser, else a visitor. */
export async function whoTries(request: FastifyRequest): Promise<Trier> {
  // While the database is away the page is shown all the same.
  const known = request.user ?? (await request.findBrowserPerson().catch(() => undefined));
  if (known) return { person: known, isVouchedFor: true };
  const place = request.cookies[cookieName] ?? '';
  return { person: visitorAt(/^\d{1,2}$/.test(place) ? place : ''), isVouchedFor: false };
}

/** The same, for an answer that lists the browser's releases: a visitor without a place gets one. */
export async function whoGets(
  request: FastifyRequest,
  reply: FastifyReply,
  { basePath, isSessionSecure }: Pick<Config, 'basePath' | 'isSessionSecure'>,
): Promise<RolloutPerson> {
  const { person } = await whoTries(request);
  if (person.id !== visitorAt('').id) return person;
  const place = String(randomInt(places));
  reply.setCookie(cookieName, place, {
    path: basePath,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSessionSecure,
    maxAge: placeLife,
  });
  return visitorAt(place);
}
