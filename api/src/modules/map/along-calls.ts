import type { FastifyInstance } from 'fastify';
import { mapLimits } from 'shared-contracts/limits';
import {
  type Around,
  type DistanceRule,
  distanceRuleSchema,
  type LandPlace,
  landAlongQuerySchema,
  landAlongSchema,
  landPeopleQuerySchema,
  landPersonSchema,
} from 'shared-contracts/map';
import { type Route, readRoute, routeLength } from 'shared-contracts/projects';
import * as v from 'valibot';
import { texts } from '../../generated/texts/map.ts';
import type { Db } from '../../platform/db/database.ts';
import { badInput } from '../../platform/errors/app-error.ts';
import { said } from '../../platform/errors/said.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { gatheredShapes } from '../files/index.ts';
import type { ModuleParts } from '../module.ts';
import { alongWalker } from './along-walker.ts';
import { checkProject } from './check-project.ts';
import { distanceRules, landInBoxes, peopleOfLand, routeOfProject } from './land-along-store.ts';
import { boxesAlong, legsOf } from './route-legs.ts';

/** Land that is looked at for one route: more lies in the boxes along it than within the distance. */
const mostLooked = mapLimits.alongParcels * 5;

/** The distance in metres, and the rule that it is from. Throws BAD_INPUT where there is no such rule today. */
async function distanceOf(db: Db, around: Around): Promise<{ metres: number; rule: DistanceRule | null }> {
  if (around.by === 'typed') return { metres: around.metres, rule: null };
  const rule = (await distanceRules(db)).find(({ id }) => id === around.ruleId);
  if (!rule) throw badInput(said(texts, ({ noRule }) => noRule));
  return { metres: rule.metres, rule };
}

function readPlace(value: unknown): Route {
  const route = readRoute(value);
  if (typeof route === 'string') throw badInput(said(texts, ({ noRoute }) => noRoute));
  return route;
}

const entryOf = ({ stretches: [first] }: LandPlace): number => first?.entry ?? Number.POSITIVE_INFINITY;

/** Along the route; then what it passes, the nearest first. */
const inOrder = (one: LandPlace, other: LandPlace): number => {
  const [from, to] = [entryOf(one), entryOf(other)];
  if (from !== to) return from < to ? -1 : 1;
  return one.metres - other.metres || one.land.localeCompare(other.land);
};

/** Land along a project's route, and who has to do with it. */
export function registerAlongCalls(
  app: FastifyInstance,
  { db, catalog }: Pick<ModuleParts, 'db' | 'catalog'>,
): void {
  const walker = alongWalker();
  app.addHook('onClose', () => walker.stop());

  registerRestCall(app, {
    method: 'GET',
    path: 'map/distance-rules',
    summary: 'The rules of the provinces that tell a distance and hold today; metres.',
    access: 'signedIn',
    input: v.object({}),
    result: v.array(distanceRuleSchema),
    handle: async () => [...(await distanceRules(db))],
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'map/land-along',
    summary:
      "The land within a distance of a project's route, in metres on the ground, in the order in which the route comes to it.",
    access: 'signedIn',
    input: landAlongQuerySchema,
    result: landAlongSchema,
    handle: async ({ input: { id, route: typed, around }, user }) => {
      await checkProject(db, user, id);
      const route = readPlace(typed ?? (await routeOfProject(db, id)));
      const { metres, rule } = await distanceOf(db, around);
      const legs = legsOf(route);
      const found = await landInBoxes(db, boxesAlong(legs, metres), mostLooked + 1);
      if (found.length > mostLooked) throw badInput(said(texts, ({ tooMuchLand }) => tooMuchLand));
      const meetings = await walker.walk(
        {
          route,
          site: gatheredShapes(route).areas.map((area) => area.map((ring) => ring.map(([x, y]) => [x, y]))),
          within: metres,
          land: found.map((one) => ({
            id: one.id,
            areas: gatheredShapes(one.geometry).areas.map((area) =>
              area.map((ring) => ring.map(([x, y]) => [x, y])),
            ),
          })),
        },
        legs.length,
      );
      if (meetings.length > mapLimits.alongParcels)
        throw badInput(said(texts, ({ tooMuchLand }) => tooMuchLand));
      const known = new Map(found.map((one) => [one.id, one]));
      const parcels = meetings.flatMap((meeting): LandPlace[] => {
        const one = known.get(meeting.id);
        return one ? [{ ...one, ...meeting }] : [];
      });
      return { length: routeLength(route), metres, rule, parcels: parcels.toSorted(inOrder) };
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
