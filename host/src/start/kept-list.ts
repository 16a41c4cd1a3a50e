import { gridViewSchema } from 'shared-contracts/grids';
import { keepValue, keptValue, lastListPlace } from 'shared-ui';
import type { GridStand } from 'shared-ui/grid';
import * as v from 'valibot';

const viewSchema = v.object({
  view: gridViewSchema,
  /** The saved view that it was opened as. */
  saved: v.optional(v.string()),
  /** Its code in the address, so that what an address leaves out, such as widths, is not lost with it. */
  code: v.optional(v.string()),
});

/** The view that a person left in this tab, so that coming back from a record finds it as it was. */
export type KeptView = v.InferOutput<typeof viewSchema>;

const standSchema = v.object({
  row: v.number(),
  column: v.number(),
  top: v.number(),
  left: v.number(),
  selected: v.array(v.string()),
  /** Keys of the groups that are open. */
  open: v.array(v.string()),
});

/** Where a person stood in a list, what they had selected, and the groups that they had opened. */
export type KeptStand = GridStand & {
  readonly selected: readonly string[];
  readonly open: readonly string[];
};

function read<TSchema extends v.GenericSchema>(
  name: string,
  schema: TSchema,
): v.InferOutput<TSchema> | undefined {
  const kept = v.safeParse(schema, keptValue(name));
  return kept.success ? kept.output : undefined;
}

const viewKey = (list: string): string => `view.${list}`;
const standKey = (list: string): string => `at.${list}`;

/** The view that was left of a list or folder. */
export const keptView = (list: string): KeptView | undefined => read(viewKey(list), viewSchema);

/** Keeps how a list is shown until the tab is closed. */
export const keepView = (list: string, view: KeptView): void => keepValue(viewKey(list), view);

/** Keeps the person's position in the list of an address. */
export const keepStand = (address: string, stand: KeptStand): void => keepValue(standKey(address), stand);

/** The position in the list of an address; the cursor is on the record that was viewed last. */
export function keptStand(address: string): KeptStand | undefined {
  const stand = read(standKey(address), standSchema);
  const place = lastListPlace();
  if (!stand || place?.address !== address) return stand;
  return { ...stand, row: place.firstLine + place.at };
}
