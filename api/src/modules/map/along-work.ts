import { isLine, readRoute } from 'shared-contracts/projects';
import * as v from 'valibot';
import { landMeetsRoute } from './land-meets-route.ts';
import { legsOf } from './route-legs.ts';

const areasSchema = v.array(v.array(v.array(v.tuple([v.number(), v.number()]))));

const taskSchema = v.object({
  route: v.unknown(),
  /** What a site covers; a line covers nothing. */
  site: areasSchema,
  /** Metres. */
  within: v.number(),
  land: v.array(v.object({ id: v.string(), areas: areasSchema })),
});

/** A route, a distance, and land that may lie within it. */
export type AlongTask = v.InferOutput<typeof taskSchema>;

export const meetingsSchema = v.array(
  v.object({
    id: v.string(),
    metres: v.number(),
    stretches: v.array(v.object({ entry: v.number(), exit: v.number() })),
  }),
);

export type LandMeeting = v.InferOutput<typeof meetingsSchema>[number];

/** Which of the land lies within a distance of a route, and where the route goes over it. */
export function landAlong({ route, site, within, land }: AlongTask): LandMeeting[] {
  const read = readRoute(route);
  if (typeof read === 'string') return [];
  const legs = legsOf(read);
  return land.flatMap(({ id, areas }) => {
    const meeting = landMeetsRoute(areas, legs, site, within);
    if (!meeting) return [];
    return [{ id, metres: meeting.metres, stretches: isLine(read) ? [...meeting.stretches] : [] }];
  });
}

/** The same in a process of its own. */
export default async function workAlong(task: unknown): Promise<LandMeeting[]> {
  return landAlong(v.parse(taskSchema, task));
}
