import type { TaskModelInput, TaskModelMoves } from 'shared-contracts/graphql';
import { masterDataDeclarations } from 'shared-contracts/master-data';
import { recordPath } from 'shared-contracts/routes';
import { AppError } from '../../platform/errors/app-error.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import { movedTasks, projectNamesOf, type TaskMove } from '../assigned-tasks/index.ts';
import { masterDataKind } from './master-data-kind.ts';
import { checkMasterDataRight, type MasterDataContext } from './master-data-rights.ts';

/**
 * The tasks that a save would move; it is carried out and rolled back. If it would be refused, nothing moves; the real
 * save will report the reason.
 */
async function rehearsed(input: TaskModelInput, context: MasterDataContext): Promise<readonly TaskMove[]> {
  const declaration = masterDataDeclarations.find(({ typeName }) => typeName === 'TaskModel');
  if (!declaration) return [];
  await checkMasterDataRight(declaration, context);
  let moves: readonly TaskMove[] = [];
  const onMoves = (found: readonly TaskMove[]) => {
    moves = found;
  };
  try {
    await saveRecord(masterDataKind(declaration), input, {
      ...context,
      isRehearsal: true,
      onMoves,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [];
  }
  return moves;
}

/**
 * The open tasks that a save of a model would move, by record: those that the person may see are listed, the others
 * only counted.
 */
async function taskModelMoves(
  { input }: { readonly input: TaskModelInput },
  context: MasterDataContext,
): Promise<TaskModelMoves> {
  const moves = await rehearsed(input, context);
  const places = await projectNamesOf(
    context.db,
    moves.map(({ task }) => task.id),
  );
  const projects = [...new Set([...places.values()].map(({ projectId }) => projectId))];
  const seen = new Set<string>();
  for (const id of projects) if (await isSeen(context, 'SurfaceProject', id)) seen.add(id);
  const isListed = ({ task }: TaskMove) => seen.has(places.get(task.id)?.projectId ?? '');
  const listed = movedTasks(moves.filter(isListed), context);
  return {
    movingCount: moves.filter(({ willMove }) => willMove).length,
    stayingCount: moves.filter(({ willMove }) => !willMove).length,
    unseenCount: moves.filter((move) => !isListed(move)).length,
    moves: listed.flatMap((move) => {
      const place = places.get(move.id);
      if (!place) return [];
      const { project, projectId } = place;
      return [{ ...move, project, opens: recordPath({ projectId, tab: 'tasks', id: move.id }) }];
    }),
  };
}

/** Queries for a task model before it is saved. */
export const taskModelQueries = {
  taskModelMoves: (_parent: unknown, args: { readonly input: TaskModelInput }, context: MasterDataContext) =>
    taskModelMoves(args, context),
};
