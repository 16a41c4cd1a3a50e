import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AreaDeclaration, noDeclaration } from 'shared-contracts/area';
import type { RolloutPerson } from 'shared-contracts/rollout';
import type { Config } from '../../platform/config/config.ts';

const cookieName = 'rightway_place';

/** Number of positions that visitors are distributed over; so many visitors share one that it identifies nobody. */
const places = 100;

const day = 86_400;

/** Seconds for which a visitor keeps their position, so that reloading a page shows the same release. */
const placeLife = 30 * day;

/** Whether an area has a page for people who are not signed in. */
export const isForVisitors = (start: AreaDeclaration | null | undefined): boolean =>
  (start ?? noDeclaration).routes.some(({ gate }) => gate === 'anonymous');

/** A visitor as rollout rules see them: without a company, at their position. */
const visitorAt = (place: string): RolloutPerson => ({
  id: `visitor-${place}`,
  productClientId: '',
  isSystemAdministrator: false,
});

export interface Trier {
  readonly person: RolloutPerson;
  /** Whether the person is known from an account, so that an outsider cannot make them up. */
  readonly isVouchedFor: boolean;
}

/**
 * The sender of a request: the signed-in person, otherwise the last person who signed in with this browser, otherwise a
 * visitor.
 */
export async function whoTries(request: FastifyRequest): Promise<Trier> {
  // The page is shown even if the database is unreachable.
  const known = request.user ?? (await request.findBrowserPerson().catch(() => undefined));
  if (known) return { person: known, isVouchedFor: true };
  const place = request.cookies[cookieName] ?? '';
  return { person: visitorAt(/^\d{1,2}$/.test(place) ? place : ''), isVouchedFor: false };
}

/** Same as `whoTries`, for a response that lists the browser's releases: a visitor without a position gets one. */
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
