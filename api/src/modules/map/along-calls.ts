import type { FastifyInstance } from 'fastify';
import { mapLimits } from 'shared-contracts/limits';
import {
  type Around,
  type DistanceRule,
  distanceRuleSchema,
  type LandAlong,
  type LandPlace,
  landAlongQuerySchema,
  landAlongSchema,
  landPeopleQuerySchema,
  landPersonSchema,
} from 'shared-contracts/map';
import { type Route, readRoute, routeLength } from 'shared-contracts/projects';
import type { CurrentUser } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../../generated/texts/map.ts';
import type { Db } from '../../platform/db/database.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { dayIn } from '../../platform/server/zoned-days.ts';
import { pause } from '../../platform/work/take-turns.ts';
import { personZone } from '../../records/company-zone-store.ts';
import { parcelsCalled } from '../agreements/index.ts';
import type { ModuleParts } from '../module.ts';
import { alongWalker } from './along-walker.ts';
import type { Walked } from './along-work.ts';
import { checkProject } from './check-project.ts';
import {
  distanceRules,
  type LandOutline,
  outlinesOf,
  parcelsInBoxes,
  peopleOfLand,
  routeOfProject,
} from './land-along-store.ts';
import type { Box } from './route-legs.ts';

/** Most parcels that are checked for one route. The boxes along it contain more land than is within the distance. */
const mostLooked = mapLimits.alongParcels * 5;
/**
 * Most characters of their outlines in total: five times those of the same number of outlines drawn from descriptions.
 */
const mostLetters = 8_000_000;

/** The distance in metres, and the rule that sets it. Throws BAD_INPUT if no such rule is in force today. */
async function distanceOf(
  db: Db,
  around: Around,
  today: string,
): Promise<{ metres: number; rule: DistanceRule | null }> {
  if (around.by === 'typed') return { metres: around.metres, rule: null };
  const rule = (await distanceRules(db, today)).find(({ id }) => id === around.ruleId);
  if (!rule) throw badInput(messageFrom(texts, ({ noRule }) => noRule));
  return { metres: rule.metres, rule };
}

function readPlace(value: unknown): Route {
  const route = readRoute(value);
  if (typeof route === 'string') throw badInput(messageFrom(texts, ({ noRoute }) => noRoute));
  return route;
}

/** A parcel along a route without its outline, which is sent as the database wrote it. */
type Place = Omit<LandPlace, 'geometry'>;

const entryOf = ({ stretches: [first] }: Place): number => first?.entry ?? Number.POSITIVE_INFINITY;

/** In the order along the route, followed by land that the route only passes, the nearest first. */
const inOrder = (one: Place, other: Place): number => {
  const [from, to] = [entryOf(one), entryOf(other)];
  if (from !== to) return from < to ? -1 : 1;
  return one.metres - other.metres || one.land.localeCompare(other.land);
};

/** Land in boxes along a route, with its outlines. Throws BAD_INPUT if there is too much. */
async function landNear(db: Db, boxes: readonly Box[]): Promise<readonly LandOutline[]> {
  const ids = await parcelsInBoxes(db, boxes, mostLooked);
  if (!ids) throw badInput(messageFrom(texts, ({ tooMuchLand }) => tooMuchLand));
  const found = await outlinesOf(db, ids, mostLetters);
  if (!found) throw badInput(messageFrom(texts, ({ longOutlines }) => longOutlines));
  return found;
}

/** Builds the response of `land-along`. Outlines are copied as the database wrote them and never parsed here. */
function writtenAlong(
  head: Omit<LandAlong, 'parcels'>,
  parcels: readonly Place[],
  shapeOf: (id: string) => string,
): string {
  const headJson = JSON.stringify(head).slice(0, -1);
  const places = parcels.map((one) => `${JSON.stringify(one).slice(0, -1)},"geometry":${shapeOf(one.id)}}`);
  return `${headJson},"parcels":[${places.join(',')}]}`;
}

/**
 * Land of the theoretical grid that has not been recorded elsewhere under the same description, up to the number that
 * is listed, and how many more pieces there are.
 */
async function gridLeft(db: Db, grid: Walked['grid']): Promise<Pick<LandAlong, 'grid' | 'gridMore'>> {
  const known = await parcelsCalled(
    db,
    grid.map(({ land }) => land),
  );
  const left = grid.filter(({ land }) => !known.has(land.toLowerCase()));
  return {
    grid: left.slice(0, mapLimits.alongParcels).map(({ land, stretches, ring }) => ({
      land,
      stretches,
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
    gridMore: Math.max(0, left.length - mapLimits.alongParcels),
  };
}

/** Land along a project's route, and the people who are related to it. */
export function registerAlongCalls(
  app: FastifyInstance,
  { db, catalog, clock }: Pick<ModuleParts, 'db' | 'catalog' | 'clock'>,
): void {
  const walker = alongWalker();
  const dayOf = async (user: CurrentUser) => dayIn(await personZone(db, user), clock());
  app.addHook('onClose', () => walker.stop());

  registerRestCall(app, {
    method: 'GET',
    path: 'map/distance-rules',
    summary: 'The rules of the provinces that tell a distance and hold today; metres.',
    access: 'signedIn',
    input: v.object({}),
    result: v.array(distanceRuleSchema),
    handle: async ({ user }) => [...(await distanceRules(db, await dayOf(user)))],
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'map/land-along',
    summary:
      "The land within a distance of a project's route, in metres on the ground, in the order in which the route comes to it.",
    access: 'signedIn',
    input: landAlongQuerySchema,
    result: landAlongSchema,
    written: async ({ input: { id, route: typed, around }, user }) => {
      await checkProject(db, user, id);
      const route = readPlace(typed ?? (await routeOfProject(db, id)));
      const { metres, rule } = await distanceOf(db, around, await dayOf(user));
      await pause();
      const found = await landNear(db, await walker.boxes({ route, within: metres }));
      const land = found.map(({ id: of, shape }) => ({ id: of, shape }));
      const walked = await walker.walk({ route, within: metres, land });
      if (!walked) throw badInput(messageFrom(texts, ({ tangledRoute }) => tangledRoute));
      const { meetings } = walked;
      if (meetings.length > mapLimits.alongParcels)
        throw badInput(messageFrom(texts, ({ tooMuchLand }) => tooMuchLand));
      const known = new Map(found.map((one) => [one.id, one]));
      const parcels = meetings.map((one): Place => ({ land: known.get(one.id)?.land ?? '', ...one }));
      return writtenAlong(
        { length: routeLength(route), metres, rule, ...(await gridLeft(db, walked.grid)) },
        parcels.toSorted(inOrder),
        (of) => known.get(of)?.shape ?? 'null',
      );
    },
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'map/land-people',
    summary:
      'Owners and occupants of land as recorded here, and whether somebody reached them for the project already.',
    access: 'signedIn',
    input: landPeopleQuerySchema,
    result: v.array(landPersonSchema),
    handle: async ({ input: { id, parcelIds }, user }) => {
      await checkProject(db, user, id);
      return peopleOfLand({ db, catalog, user, projectId: id, parcelIds });
    },
  });
}
