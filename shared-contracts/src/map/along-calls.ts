import * as v from 'valibot';
import { mapLimits } from '../limits/index.ts';

const uuid = v.pipe(v.string(), v.uuid('The id must be a UUID.'));

/** The distance around a route: from a provincial rule, or typed by a person. In metres on the ground. */
export const aroundSchema = v.variant('by', [
  v.object({ by: v.literal('rule'), ruleId: uuid }),
  v.object({
    by: v.literal('typed'),
    metres: v.pipe(v.number(), v.minValue(0), v.maxValue(mapLimits.aroundMetres)),
  }),
]);

export type Around = v.InferOutput<typeof aroundSchema>;

/** Body of `POST ~/api/map/land-along`: the route from the form, or by default the stored route of the project. */
export const landAlongQuerySchema = v.object({
  id: uuid,
  route: v.optional(v.unknown()),
  around: aroundSchema,
});

/** A provincial rule that sets a distance, in metres. */
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

/** Where a route enters and leaves land, in metres from its beginning. */
const stretchSchema = v.object({ entry: v.number(), exit: v.number() });

export const landPlaceSchema = v.object({
  id: v.string(),
  land: v.string(),
  /** Distance in metres between the route and the land; 0 if the route crosses it. */
  metres: v.number(),
  /** In the order along the route; empty if it only passes the land, or for a site. */
  stretches: v.array(stretchSchema),
  geometry: v.unknown(),
});

export type LandPlace = v.InferOutput<typeof landPlaceSchema>;

const gridPlaceSchema = v.object({
  /** In its standard notation. */
  land: v.string(),
  /** In the order along the route; empty for a site. */
  stretches: v.array(stretchSchema),
  geometry: v.unknown(),
});

/** Land of the theoretical grid that a route crosses. */
export type GridPlace = v.InferOutput<typeof gridPlaceSchema>;

/**
 * Answer of `land-along`: first the crossed land in its order along the route, then the land that the route passes, the
 * nearest first.
 */
export const landAlongSchema = v.object({
  /** Metres. */
  length: v.number(),
  metres: v.number(),
  /** The rule that sets the distance; null if it was typed. */
  rule: v.nullable(distanceRuleSchema),
  parcels: v.array(landPlaceSchema),
  /**
   * Land of the theoretical grid without a recorded parcel, in its order along the route; missing in answers of older
   * APIs.
   */
  grid: v.optional(v.array(gridPlaceSchema), []),
  /** How many pieces of such land are not listed. */
  gridMore: v.optional(v.number(), 0),
});

export type LandAlong = v.InferOutput<typeof landAlongSchema>;

/** Body of `POST ~/api/map/land-people`. */
export const landPeopleQuerySchema = v.object({
  id: uuid,
  parcelIds: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(mapLimits.alongParcels)),
});

/** How a person is related to land. */
export const landParts = ['owner', 'landowner', 'occupant'] as const;

export const landPersonSchema = v.object({
  /** Null for an owner who is only known by the name on the title. */
  associateId: v.nullable(v.string()),
  name: v.string(),
  parts: v.array(v.picklist(landParts)),
  parcels: v.array(v.object({ id: v.string(), land: v.string() })),
  /** The date of the latest search at the land titles office for one of the titles. */
  recordedOn: v.nullable(v.string()),
  /** Whether they were reached for this project. */
  isContacted: v.boolean(),
  isStakeholder: v.boolean(),
});

export type LandPerson = v.InferOutput<typeof landPersonSchema>;

/** Whether a typed distance is valid, in metres. */
export const isDistance = (metres: number): boolean =>
  Number.isFinite(metres) && metres >= 0 && metres <= mapLimits.aroundMetres;
