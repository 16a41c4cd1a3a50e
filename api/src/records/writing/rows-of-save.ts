import type { SaveInput } from './writable-kind.ts';

/**
 * The rows that a record's save contains, with its key unless they have their own: a save that is sent again because its
 * answer was lost finds them written.
 */
export const rowsOfSave = <TRow extends Pick<SaveInput, 'saveId'>>(
  { saveId }: Pick<SaveInput, 'saveId'>,
  rows: readonly TRow[] | null | undefined,
): readonly TRow[] => (rows ?? []).map((row) => (row.saveId || !saveId ? row : { ...row, saveId }));
