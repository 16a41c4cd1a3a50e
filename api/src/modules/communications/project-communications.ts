import type { CommunicationInput } from 'shared-contracts/graphql';
import type { RecordContext } from '../../records/record-context.ts';
import type { SaveList } from '../../records/writing/save-list.ts';
import { communicationLists } from './communication-lists.ts';

/** Communications in the save of a project: its own, and by `agreementId` those of its agreements. */
export function projectCommunications(
  projectId: string,
  inputs: readonly CommunicationInput[],
): readonly SaveList<RecordContext>[] {
  const placed = inputs.map((input, place) => ({ input, place }));
  const byParent = Map.groupBy(placed, ({ input }) => input.agreementId?.toLowerCase() ?? null);
  return [...byParent].flatMap(([agreementId, some]) =>
    communicationLists(
      agreementId === null
        ? { source: 'Project', parentId: projectId }
        : { source: 'Agreement', parentId: agreementId, projectId: projectId.toLowerCase() },
      some.map(({ input }) => input),
      'communications',
      some.map(({ place }) => place),
    ),
  );
}
