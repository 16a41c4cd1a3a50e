import { gridViewSchema } from 'shared-contracts/grids';
import { keepValue, keptValue, lastListPlace } from 'shared-ui';
import type { GridStand } from 'shared-ui/grid';
import * as v from 'valibot';

const viewSchema = v.object({
  view: gridViewSchema,
  /** The saved view that it was opened as. */
  saved: v.optional(v.string()),
  /**
   * The view's code in the address. It identifies the stored view, which also has what the code leaves out, such as
   * widths.
   */
  code: v.optional(v.string()),
});

/** The view that a person last used in this tab, restored when they come back from a record. */
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

/** The person's position in a list, with their selection and the open groups. */
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
