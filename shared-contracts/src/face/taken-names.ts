import * as v from 'valibot';

/** Names by the shared entry that contains them: a shell compares them before it runs a remote's code. */
export const takenNamesSchema = v.record(v.string(), v.array(v.string()));

export type TakenNames = v.InferOutput<typeof takenNamesSchema>;

/** Names that are used but not offered, in the form `ChoiceToggle of shared-ui/form`. */
export function missingNames(taken: TakenNames, offered: TakenNames): string[] {
  return Object.entries(taken).flatMap(([entry, names]) => {
    const there = new Set(offered[entry]);
    return names.filter((name) => !there.has(name)).map((name) => `${name} of ${entry}`);
  });
}
