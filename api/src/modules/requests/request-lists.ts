import { inLanguage, languageOf } from 'shared-contracts';
import type { RequestItemInput } from 'shared-contracts/graphql';
import { requestRules } from 'shared-contracts/requests';
import { validationText } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/requests.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import { checkedId, isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { lockedFirst } from '../locked-first.ts';
import { orderedRows } from '../ordered-rows.ts';
import type { ProjectList } from '../project-list.ts';
import { lockProjects } from '../project-place-store.ts';
import { rowsIn } from '../rows-alone.ts';
import { anyRequestItemKind, requestItemKind } from './request-item-kind.ts';
import { type RequestSave, requestKind } from './request-kind.ts';
import { projectsOfItems, requestOf } from './request-store.ts';

/** How requests are saved within a project's save, saved by themselves, and reordered. */
export const {
  list: requestList,
  order: requestOrder,
  saveAlone: saveRequests,
} = orderedRows<RequestSave>({
  table: 'request',
  rules: requestRules,
  kindOf: requestKind,
  kind: 'REQUEST_ORDER',
  right: 'request',
  field: 'requestOrder',
  texts: (language) => inLanguage(texts, language),
  name: 'requests',
  rowsOf: ({ requests }) => requests,
  orderOf: (input) => input.requestOrder,
});

/** Items in the save of a project, written after the requests to which they belong. */
export const requestItemList: ProjectList = {
  name: 'requestItems',
  lists: ({ projectId }, { requestItems }) => [
    listOf(requestItemKind(projectId), requestItems ?? [], 'requestItems'),
  ],
};

/** The project of each item's request. Throws VALIDATION at the item's row if there is no such request. */
async function projectsOfInputs(
  inputs: readonly RequestItemInput[],
  { db, user }: RecordContext,
): Promise<readonly string[]> {
  const ids = [...new Set(inputs.map(({ requestId }) => requestId.toLowerCase()))].filter(isUuid);
  const found = new Map(
    await Promise.all(ids.map(async (id) => [id, (await requestOf(db, id))?.projectId] as const)),
  );
  const projects = inputs.map(({ requestId }) => found.get(requestId.toLowerCase()));
  const message = validationText(languageOf(user.locale), 'invalid');
  const faults = projects.flatMap((project, place) =>
    project ? [] : [{ path: `input[${place}].requestId`, message }],
  );
  if (faults.length > 0) throw invalid(faults);
  return projects.flatMap((project) => project ?? []);
}

/** Saves items of any requests, all or none. Returns their ids. Throws an AppError. */
export async function saveRequestItems(
  inputs: readonly RequestItemInput[],
  context: RecordContext,
): Promise<readonly string[]> {
  const ids = inputs.map(({ id }) => checkedId(id));
  if (ids.length === 0) return [];
  const projects = await projectsOfInputs(inputs, context);
  const byProject = Map.groupBy(
    inputs.map((input, place) => ({ input, place })),
    ({ place }) => projects[place] ?? '',
  );
  await saveRecords(context, [
    lockedFirst((db) => lockProjects(db, [...byProject.keys()])),
    ...[...byProject].map(([projectId, some]) =>
      rowsIn({ kindOf: requestItemKind }, projectId, some, 'input'),
    ),
  ]);
  return ids;
}

/** Deletes items, all or none, and renumbers those that remain. Returns the ids. Throws an AppError. */
export const deleteRequestItems = (
  ids: readonly string[],
  context: RecordContext,
): Promise<readonly string[]> =>
  deleteRecords(anyRequestItemKind, ids, context, async ({ db }, wanted) =>
    lockProjects(db, await projectsOfItems(db, wanted)),
  );
