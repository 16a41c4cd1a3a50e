import { isLine, readRoute } from 'shared-contracts/projects';
import * as v from 'valibot';
import { gatheredShapes } from '../files/index.ts';
import { type Area, type Effort, landMeetsRoute } from './land-meets-route.ts';
import { RouteCells } from './route-cells.ts';
import { legsOf } from './route-legs.ts';

const taskSchema = v.object({
  route: v.unknown(),
  /** Metres. */
  within: v.number(),
  /** Outlines as the database wrote them, as GeoJSON. */
  land: v.array(v.object({ id: v.string(), shape: v.string() })),
  /** Steps after which it is given up. */
  steps: v.number(),
});

/** A route, a distance, and land that may lie within it. */
export type AlongTask = v.InferOutput<typeof taskSchema>;

const meetingSchema = v.object({
  id: v.string(),
  metres: v.number(),
  stretches: v.array(v.object({ entry: v.number(), exit: v.number() })),
});

export type LandMeeting = v.InferOutput<typeof meetingSchema>;

/** Where a route meets land; null where that took more steps, or would be a longer answer, than is allowed. */
export const meetingsSchema = v.nullable(v.array(meetingSchema));

/** Stretches of one answer: a route that is built comes to each of the most parcels a few times. */
const mostStretches = 20_000;

const areasOf = (shape: unknown): Area[] => gatheredShapes(shape).areas;

/** Which of the land lies within a distance of a route, and where the route goes over it; null where that is too much. */
export function landAlong(
  { route, within, land, steps }: AlongTask,
  effort: Effort = { steps: 0 },
): LandMeeting[] | null {
  const read = readRoute(route);
  if (typeof read === 'string') return [];
  const cells = new RouteCells(legsOf(read), within);
  const site = areasOf(read);
  const found: LandMeeting[] = [];
  let stretches = 0;
  for (const { id, shape } of land) {
    if (effort.steps > steps || stretches > mostStretches) return null;
    const meeting = landMeetsRoute(areasOf(JSON.parse(shape)), cells, site, within, effort);
    if (!meeting) continue;
    const own = isLine(read) ? [...meeting.stretches] : [];
    stretches += own.length;
    found.push({ id, metres: meeting.metres, stretches: own });
  }
  return stretches > mostStretches ? null : found;
}

/** The same in a process of its own. */
export default async function workAlong(task: unknown): Promise<LandMeeting[] | null> {
  return landAlong(v.parse(taskSchema, task));
}
