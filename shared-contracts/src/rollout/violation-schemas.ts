import * as v from 'valibot';
import { areaNameSchema } from '../area/area-names.ts';

/** Limits for recorded violations. */
export const violationLimits = {
  /** How many days the console shows. */
  days: 30,
  /** The maximum number of different violations that are recorded in one day; more would come from somebody playing. */
  kinds: 500,
  /** How many characters of an address are stored. */
  address: 300,
  /** The maximum size of one report in bytes. */
  report: 16_384,
} as const;

/** A violation of the Content-Security-Policy as the console lists it. */
export const cspViolationSchema = v.object({
  area: v.union([areaNameSchema, v.literal('shell')]),
  directive: v.string(),
  blocked: v.string(),
  count: v.number(),
  lastAt: v.string(),
  lastPage: v.string(),
});

export type CspViolation = v.InferOutput<typeof cspViolationSchema>;
