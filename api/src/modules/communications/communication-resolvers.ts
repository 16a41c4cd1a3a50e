import type { GraphQLResolveInfo } from 'graphql';
import type {
  CommunicationInput,
  CommunicationParentKind,
  DeleteCommunicationInput,
  LoggedCommunicationInput,
} from 'shared-contracts/graphql';
import { largestDelete } from 'shared-contracts/grids';
import { texts } from '../../generated/texts/writing.ts';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { isSeen, parentTypeOf } from '../../records/reading/record-parents.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { datesFollow } from '../assigned-tasks/index.ts';
import { projectsOfRows } from '../project-place-store.ts';
import { anyCommunicationKind } from './communication-kind.ts';
import { communicationLists, placedCommunications } from './communication-lists.ts';
import { usualRecipients } from './usual-recipients-store.ts';

interface SaveArguments {
  readonly input: readonly CommunicationInput[];
  readonly source: CommunicationParentKind;
  readonly parentId: string;
}

interface LogArguments {
  readonly input: readonly LoggedCommunicationInput[];
  readonly source: CommunicationParentKind;
}

interface DeleteArguments {
  readonly input: readonly DeleteCommunicationInput[];
}

/** Tasks may follow a stakeholder's first notice, which is a communication. */
const noticesFollow = (source: CommunicationParentKind, parentIds: readonly string[]) =>
  source === 'Stakeholder'
    ? [
        datesFollow(async ({ db }) => [
          ...new Set((await projectsOfRows(db, 'stakeholder', parentIds)).values()),
        ]),
      ]
    : [];

/** Mutations of communications that are not part of another form. */
export const communicationMutations = {
  updateCommunications: async (
    _parent: unknown,
    { input, source, parentId }: SaveArguments,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    if (!(await isSeen(context, parentTypeOf(source), parentId))) throw notFound();
    await saveRecords(context, [
      ...communicationLists({ source, parentId }, input, 'input'),
      ...noticesFollow(source, [parentId]),
    ]);
    const selection = selectionOfInfo(info).below('Communication');
    return Promise.all(input.map(({ id }) => readRecord(context, 'Communication', id, selection)));
  },
  logCommunications: async (
    _parent: unknown,
    { input, source }: LogArguments,
    context: RecordContext,
  ): Promise<readonly string[]> => {
    if (input.length > largestDelete)
      throw badInput(messageFrom(texts, ({ tooManySaved }) => tooManySaved(largestDelete)));
    for (const parentId of new Set(input.map((one) => one.parentId)))
      if (!(await isSeen(context, parentTypeOf(source), parentId))) throw notFound();
    const unnamed = input.filter(({ communication }) => !communication.businessAssociates);
    const usual = await usualRecipients(
      context.db,
      source,
      unnamed.map(({ parentId }) => parentId.toLowerCase()),
    );
    await saveRecords(context, [
      ...placedCommunications(
        input.map(({ parentId, communication }, place) => {
          const businessAssociates =
            communication.businessAssociates ?? usual.get(parentId.toLowerCase()) ?? [];
          return {
            input: { ...communication, businessAssociates },
            place: { source, parentId },
            path: `input[${place}]`,
          };
        }),
      ),
      ...noticesFollow(
        source,
        input.map(({ parentId }) => parentId),
      ),
    ]);
    return input.map(({ communication }) => communication.id);
  },
  deleteCommunications: (_parent: unknown, { input }: DeleteArguments, context: RecordContext) =>
    deleteRecords(
      anyCommunicationKind,
      input.map(({ id }) => id),
      context,
    ),
};
