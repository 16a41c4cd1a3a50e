import type { GraphQLResolveInfo } from 'graphql';
import { notFound } from '../platform/errors/app-error.ts';
import { findRecords } from '../records/reading/record-store.ts';
import { selectionOfInfo } from '../records/reading/selection.ts';
import type { RecordContext } from '../records/record-context.ts';

/** Records of a type in the order of their ids, in one statement, as the response of a save. Throws NOT_FOUND. */
export async function readBack(
  type: string,
  ids: readonly string[],
  context: RecordContext,
  info: GraphQLResolveInfo,
) {
  const { db, catalog, user } = context;
  const found = await findRecords({ db, catalog, user, type }, ids, selectionOfInfo(info).below(type));
  return ids.map((id) => {
    const record = found.get(id);
    if (!record) throw notFound();
    return record;
  });
}
