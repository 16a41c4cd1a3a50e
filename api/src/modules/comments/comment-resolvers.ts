import type { GraphQLResolveInfo } from 'graphql';
import type { CommentInput, CommentParentKind } from 'shared-contracts/graphql';
import { notFound } from '../../platform/errors/app-error.ts';
import { isSeen, parentTypeOf } from '../../records/reading/record-parents.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { commentKind } from './comment-kind.ts';
import { projectOfPlace } from './comment-place-store.ts';
import { mentionable } from './mention-store.ts';

interface Place {
  readonly source: CommentParentKind;
  readonly parentId: string;
}

/** A record that the person may see, with its id as stored. Throws NOT_FOUND. */
async function seenPlace(context: RecordContext, { source, parentId }: Place): Promise<Place> {
  if (!(await isSeen(context, parentTypeOf(source), parentId))) throw notFound();
  return { source, parentId: parentId.toLowerCase() };
}

/** Queries about comments that do not read the comments themselves. */
export const commentQueries = {
  mentionablePeople: async (
    _parent: unknown,
    args: Place & { readonly isConfidential?: boolean | null; readonly text?: string | null },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const found = await projectOfPlace(context.db, await seenPlace(context, args));
    if (!found) throw notFound();
    const onlyCompany = args.isConfidential ? context.user.productClientId : null;
    const ids = await mentionable(context.db, { parties: found.parties, onlyCompany }, args.text ?? '');
    const selection = selectionOfInfo(info).below('Person');
    return Promise.all(ids.map((id) => readRecord(context, 'Person', id, selection)));
  },
};

/** Mutations of comments. */
export const commentMutations = {
  updateComments: async (
    _parent: unknown,
    { input, ...givenPlace }: Place & { readonly input: readonly CommentInput[] },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const place = await seenPlace(context, givenPlace);
    await saveRecords(context, [listOf(commentKind(place), input, 'input')]);
    const selection = selectionOfInfo(info).below('Comment');
    return Promise.all(input.map(({ id }) => readRecord(context, 'Comment', id, selection)));
  },
  deleteComments: (_parent: unknown, { ids }: { readonly ids: readonly string[] }, context: RecordContext) =>
    deleteRecords(commentKind(), ids, context),
};
