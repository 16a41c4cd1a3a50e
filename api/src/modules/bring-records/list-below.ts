import type { RecordContext } from '../../records/record-context.ts';
import { listOf, type SaveList } from '../../records/writing/save-list.ts';
import type { SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';

/** A row below a record with its path in the save, such as `records[2].contacts[0]`. */
interface PlacedInput<TInput> {
  readonly path: string;
  readonly input: TInput;
}

/** The rows below many records as one list of a save, each at its own path, so that one statement writes them all. */
export function listBelow<TInput extends SaveInput>(
  kind: WritableKind<TInput>,
  placed: readonly PlacedInput<TInput>[],
): SaveList<RecordContext> {
  const list = listOf(
    kind,
    placed.map(({ input }) => input),
    'below',
  );
  return {
    ...list,
    rows: list.rows.map((row, place) => ({ ...row, path: placed[place]?.path ?? row.path })),
  };
}
