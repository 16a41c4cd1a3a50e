import * as v from 'valibot';
import { areaNameSchema } from '../area/area-names.ts';

/** How violations are kept. */
export const violationLimits = {
  /** Days that the console looks back. */
  days: 30,
  /** Different violations that are kept of one day; more than that is somebody's game. */
  kinds: 500,
  /** Characters that are kept of an address. */
  address: 300,
  /** Bytes of one report. */
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
