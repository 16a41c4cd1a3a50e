import * as v from 'valibot';
import { areaNameSchema } from '../area/area-names.ts';
import { faceLimits } from './face-schemas.ts';

const longest = 200;
const name = v.pipe(v.string(), v.maxLength(longest));

/**
 * Body of `POST ~/api/start/fitting`: the face that an open page offers to an area whose release needs a newer shell.
 */
export const fittingCallSchema = v.object({
  area: areaNameSchema,
  contractVersion: name,
  offered: v.pipe(
    v.record(name, v.pipe(v.array(name), v.maxLength(faceLimits.names))),
    v.check((entries) => Object.keys(entries).length <= faceLimits.entries, 'It names too many entries.'),
  ),
});

export type FittingCall = v.InferOutput<typeof fittingCallSchema>;
