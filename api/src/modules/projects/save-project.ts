import type { SurfaceProjectInput } from 'shared-contracts/graphql';
import { projectRules } from 'shared-contracts/projects';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { namesFields } from '../../records/writing/form-kind.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { lockedFirst } from '../locked-first.ts';
import { lockProject } from '../project-place-store.ts';
import { projectKind } from './project-kind.ts';
import { projectLists } from './project-lists.ts';

/**
 * Saves everything in the form of a project in one transaction (decision 48): its own fields if any is set, and the new
 * and changed rows of its tabs. Returns its id. Throws an AppError.
 */
export async function saveProject(input: SurfaceProjectInput, context: RecordContext): Promise<string> {
  const id = checkedId(input.id);
  // A save of rows alone leaves the project's own fields unchanged, even if somebody else has changed them.
  const isNamed = namesFields(projectRules, input) || !(await isSeen(context, 'SurfaceProject', id));
  await saveRecords(context, [
    lockedFirst((db) => lockProject(db, id)),
    listOf(projectKind, isNamed ? [input] : []),
    ...projectLists.flatMap(({ lists }) => lists({ projectId: id }, input)),
  ]);
  return id;
}
