import { addressOf } from 'shared-contracts/routes';
import * as v from 'valibot';
import type { GridStand } from '../../grid/index.ts';

const standSchema = v.object({ row: v.number(), column: v.number(), top: v.number(), left: v.number() });

const stateSchema = v.object({
  openedFrom: v.object({
    address: v.pipe(v.string(), v.transform(addressOf)),
    stand: v.optional(standSchema),
  }),
});
const returnedSchema = v.object({ stand: standSchema });

/** The list that a row was opened from if it opens below another record, and the position in it. */
export type OpenedFrom = v.InferOutput<typeof stateSchema>['openedFrom'];

/** The list that a row's page was opened from, out of the state that its address was opened with. */
export function openedFromIn(state: unknown): OpenedFrom | undefined {
  const found = v.safeParse(stateSchema, state);
  return found.success ? found.output.openedFrom : undefined;
}

/** The position in a list, from the state passed when returning to it. */
export function standIn(state: unknown): GridStand | undefined {
  const found = v.safeParse(returnedSchema, state);
  return found.success ? found.output.stand : undefined;
}
