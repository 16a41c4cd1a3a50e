import type { SurfaceProjectInput } from 'shared-contracts/graphql';
import type { RecordContext } from '../records/record-context.ts';
import type { SaveList } from '../records/writing/save-list.ts';

/** Rows of one list of a project's save. */
export interface ProjectList {
  /** The list in `SurfaceProjectInput`, with which the paths of its errors begin. */
  readonly name: keyof SurfaceProjectInput;
  readonly lists: (
    place: { readonly projectId: string },
    input: SurfaceProjectInput,
  ) => readonly SaveList<RecordContext>[];
}
