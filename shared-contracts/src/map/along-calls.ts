import * as v from 'valibot';
import { mapLimits } from '../limits/index.ts';

const uuid = v.pipe(v.string(), v.uuid('The id must be a UUID.'));

/** How far around a route: by a rule of a province, or as somebody typed it, which is from no rule. Metres on the ground. */
export const aroundSchema = v.variant('by', [
  v.object({ by: v.literal('rule'), ruleId: uuid }),
  v.object({
    by: v.literal('typed'),
    metres: v.pipe(v.number(), v.minValue(0), v.maxValue(mapLimits.aroundMetres)),
  }),
]);

export type Around = v.InferOutput<typeof aroundSchema>;

/** Body of `POST ~/api/map/land-along`: the route as a form holds it, else as the project has it. */
export const landAlongQuerySchema = v.object({
  id: uuid,
  route: v.optional(v.unknown()),
  around: aroundSchema,
});

/** A rule of a province that sets a distance; metres. */
export const distanceRuleSchema = v.object({
  id: v.string(),
  code: v.string(),
  description: v.nullable(v.string()),
  section: v.nullable(v.string()),
  source: v.string(),
  validFrom: v.nullable(v.string()),
  metres: v.number(),
});

export type DistanceRule = v.InferOutput<typeof distanceRuleSchema>;

/** Where a route is over land: metres from its beginning, in and out. */
const stretchSchema = v.object({ entry: v.number(), exit: v.number() });

export const landPlaceSchema = v.object({
  id: v.string(),
  land: v.string(),
  /** Metres between the route and the land; 0 where it is crossed. */
  metres: v.number(),
  /** In the order in which they are walked; none where the route passes beside it, or is a site. */
  stretches: v.array(stretchSchema),
  geometry: v.unknown(),
});

export type LandPlace = v.InferOutput<typeof landPlaceSchema>;

const gridPlaceSchema = v.object({
  /** In its usual writing. */
  land: v.string(),
  /** In the order in which they are walked; none of a site. */
  stretches: v.array(stretchSchema),
  geometry: v.unknown(),
});

/** Land of the theoretical grid that a route goes over. */
export type GridPlace = v.InferOutput<typeof gridPlaceSchema>;

/** Answer of `land-along`: the land by where the route comes to it first, then what it passes, the nearest first. */
export const landAlongSchema = v.object({
  /** Metres. */
  length: v.number(),
  metres: v.number(),
  /** The rule that the distance is from; null where it was typed. */
  rule: v.nullable(distanceRuleSchema),
  parcels: v.array(landPlaceSchema),
  /** What the theoretical grid names where no land is recorded, in order along the route; nothing of an API of before. */
  grid: v.optional(v.array(gridPlaceSchema), []),
  /** How many more there are than are told. */
  gridMore: v.optional(v.number(), 0),
});

export type LandAlong = v.InferOutput<typeof landAlongSchema>;

/** Body of `POST ~/api/map/land-people`. */
export const landPeopleQuerySchema = v.object({
  id: uuid,
  parcelIds: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(mapLimits.alongParcels)),
});

/** How somebody is known to have to do with land. */
export const landParts = ['owner', 'landowner', 'occupant'] as const;

export const landPersonSchema = v.object({
  /** Null of an owner who is known by the title's own words alone. */
  associateId: v.nullable(v.string()),
  name: v.string(),
  parts: v.array(v.picklist(landParts)),
  parcels: v.array(v.object({ id: v.string(), land: v.string() })),
  /** The day on which the land titles office was last asked of one of the titles. */
  recordedOn: v.nullable(v.string()),
  /** Whether somebody reached them for this project. */
  isContacted: v.boolean(),
  isStakeholder: v.boolean(),
});

export type LandPerson = v.InferOutput<typeof landPersonSchema>;

/** Rules of a distance that is typed, in metres. */
export const isDistance = (metres: number): boolean =>
  Number.isFinite(metres) && metres >= 0 && metres <= mapLimits.aroundMetres;
