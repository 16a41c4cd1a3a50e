import { isLine, readRoute } from 'shared-contracts/projects';
import * as v from 'valibot';
import { gatheredShapes } from '../files/index.ts';
import { gridAlong } from './grid-along.ts';
import { type Area, type Effort, landMeetsRoute } from './land-meets-route.ts';
import { RouteCells } from './route-cells.ts';
import { type Box, legsOf } from './route-legs.ts';

const taskSchema = v.object({
  route: v.unknown(),
  /** Metres. */
  within: v.number(),
  /** Outlines as the database wrote them, as GeoJSON. */
  land: v.array(v.object({ id: v.string(), shape: v.string() })),
  /** Number of steps after which the walk is given up. */
  steps: v.number(),
});

/** A route, a distance, and land that may lie within it. */
export type AlongTask = v.InferOutput<typeof taskSchema>;

const stretchesSchema = v.array(v.object({ entry: v.number(), exit: v.number() }));

const meetingSchema = v.object({ id: v.string(), metres: v.number(), stretches: stretchesSchema });

export type LandMeeting = v.InferOutput<typeof meetingSchema>;

const walkedSchema = v.object({
  meetings: v.array(meetingSchema),
  /** Land of the theoretical grid that the route goes over where none is recorded, in order along it. */
  grid: v.array(
    v.object({
      land: v.string(),
      stretches: stretchesSchema,
      ring: v.array(v.tuple([v.number(), v.number()])),
    }),
  ),
});

export type Walked = v.InferOutput<typeof walkedSchema>;

/** The result of a walk along a route; null if it would take more steps, or give a longer answer, than allowed. */
export const walkedOrNull = v.nullable(walkedSchema);

/**
 * Most stretches in one answer, and most grid land in it. A real route meets each parcel a few times, and a thousand
 * kilometres cross some 1,300 quarters. The answer is read in one go on the thread that answers requests.
 */
const most = { stretches: 10_000, grid: 5000 } as const;

const areasOf = (shape: unknown): Area[] => gatheredShapes(shape).areas;

/**
 * The land within a distance of a route, where the route crosses it, and the land of the theoretical grid elsewhere;
 * null if that is too much.
 */
export function landAlong(
  { route, within, land, steps }: AlongTask,
  effort: Effort = { steps: 0 },
): Walked | null {
  const read = readRoute(route);
  if (typeof read === 'string') return { meetings: [], grid: [] };
  const legs = legsOf(read);
  const cells = new RouteCells(legs, within);
  const site = areasOf(read);
  const found: LandMeeting[] = [];
  let stretches = 0;
  for (const { id, shape } of land) {
    if (effort.steps > steps || stretches > most.stretches) return null;
    const meeting = landMeetsRoute(areasOf(JSON.parse(shape)), cells, site, within, effort);
    if (!meeting) continue;
    const own = isLine(read) ? [...meeting.stretches] : [];
    stretches += own.length;
    found.push({ id, metres: meeting.metres, stretches: own });
  }
  if (stretches > most.stretches) return null;
  const recorded = found.flatMap((one) => one.stretches);
  const room = { land: most.grid, stretches: most.stretches - stretches };
  const grid = gridAlong({ legs, site, recorded, steps, room }, effort);
  return (
    grid && {
      meetings: found,
      grid: grid.map((one) => ({
        land: one.land,
        stretches: [...one.stretches],
        ring: one.ring.map(([x, y]) => [x, y]),
      })),
    }
  );
}

const boxesTaskSchema = v.object({ route: v.unknown(), within: v.number() });

/** A route, and the distance within which land is searched for. */
export type BoxesTask = v.InferOutput<typeof boxesTaskSchema>;

export const boxesSchema = v.array(
  v.object({ west: v.number(), south: v.number(), east: v.number(), north: v.number() }),
);

/** Boxes that contain everything within a distance of a route. */
export function boxesAlong({ route, within }: BoxesTask): readonly Box[] {
  const read = readRoute(route);
  return typeof read === 'string' ? [] : new RouteCells(legsOf(read), within).boxes();
}

/** Does this in a process of its own: a walk if the task contains land, otherwise the boxes. */
export default async function workAlong(task: unknown): Promise<Walked | readonly Box[] | null> {
  const walk = v.safeParse(taskSchema, task);
  return walk.success ? landAlong(walk.output) : boxesAlong(v.parse(boxesTaskSchema, task));
}
