import { isDeepStrictEqual } from 'node:util';
import { languageOf } from 'shared-contracts';
import { associateFields, associateLocks, lockText, takenByDefault } from 'shared-contracts/associates';
import type { MergeBusinessAssociatesInput } from 'shared-contracts/graphql';
import { texts as mergeTexts } from '../../generated/texts/associate-merges.ts';
import { AppError, badInput, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { type LocalizedMessage, messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { conflictOf, conflictText } from '../../records/writing/conflict.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import { type AssociateContext, hasAccountingFor, viewerOf } from './associate-context.ts';
import { associateKind } from './associate-kind.ts';
import {
  addFormerNames,
  deleteLoser,
  keepLegalNames,
  keepMerge,
  lockMerge,
  mergedInto,
  moveRelations,
  namesOf,
  rowOf,
  standingOf,
} from './merge-store.ts';
import { noteOwners } from './note-owners-store.ts';

const { writer } = associateKind(false);

type MergeTexts = (typeof mergeTexts)['en'];

/** A sentence about merging. */
export const aboutMerging = (pick: (texts: MergeTexts) => string): LocalizedMessage =>
  messageFrom(mergeTexts, pick);

/** Refuses people who may not merge (decision 66). Throws FORBIDDEN. */
export function checkMayMerge(context: Pick<RecordContext, 'user'>): void {
  const { user } = context;
  if (!user.isSystemAdministrator || user.isReadOnly)
    throw forbidden(aboutMerging((of) => of.administrators));
}

/** Why an associate cannot be merged into another one (decision 66); undefined if it can. */
export async function standingRefusal(
  context: RecordContext,
  loserId: string,
): Promise<LocalizedMessage | undefined> {
  const standing = await standingOf(context.db, loserId);
  if (standing?.isClient) return aboutMerging((of) => of.client);
  if (standing?.isSynchronized) return aboutMerging((of) => of.synchronized);
  return standing?.isLinkedToAccounting ? aboutMerging((of) => of.accounting) : undefined;
}

/**
 * Refuses an associate that has changed since the person saw it; the conflict is reported for its side. Throws
 * CONFLICT.
 */
async function checkRevision(
  context: RecordContext,
  side: 'winner' | 'loser',
  id: string,
  found: StoredRecord,
  revision: number,
): Promise<void> {
  if (found.revision === revision) return;
  const conflict = await conflictOf(context, 'BUSINESS_ASSOCIATE', { ...found, id, since: revision });
  throw new AppError('CONFLICT', conflictText([conflict]), { conflicts: [{ path: side, ...conflict }] });
}

/** The values to take from the associate that will be removed. Throws VALIDATION. */
function takenValues(
  context: RecordContext,
  fields: readonly string[],
  loser: StoredRecord,
  winner: StoredRecord,
  locks: ReadonlyMap<string, string>,
): RecordValues {
  const known: readonly string[] = associateFields;
  const fieldText = aboutMerging((of) => of.field)(languageOf(context.user.locale));
  const wrong = fields.flatMap((field) => {
    if (!known.includes(field)) return [{ path: 'fromLoser', message: fieldText }];
    const lock = locks.get(field);
    const isChange = !isDeepStrictEqual(winner.values[field], loser.values[field]);
    return lock && isChange ? [{ path: field, message: lock }] : [];
  });
  if (wrong.length > 0) throw invalid(wrong);
  return Object.fromEntries(fields.map((field) => [field, loser.values[field] ?? null]));
}

/** The fields of the remaining associate that the person may not change, each with the reason. */
export async function winnerLocks(
  { db, user }: RecordContext,
  winnerId: string,
  hasAccounting: boolean,
): Promise<ReadonlyMap<string, string>> {
  const marks = await standingOf(db, winnerId);
  const locks = associateLocks(viewerOf(user, hasAccounting), marks);
  const language = languageOf(user.locale);
  return new Map([...locks].map(([field, reason]) => [field, lockText(reason, language)]));
}

/** An associate with the text about a merge in its history. */
export const withMerged = (record: StoredRecord, name: string): StoredRecord => ({
  ...record,
  texts: { ...record.texts, mergedFrom: name },
});

/** The names under which the remaining associate can still be found. */
async function formerNames(
  { db }: RecordContext,
  winnerId: string,
  loserId: string,
  isRenamed: boolean,
): Promise<readonly string[]> {
  const [winner, loser] = [await namesOf(db, winnerId), await namesOf(db, loserId)];
  return [loser.code, loser.name, loser.former, isRenamed ? winner.name : null].filter(
    (text) => text !== null,
  );
}

const legal = new Set([
  'name',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'stateOrProvince',
  'postalCode',
]);

async function merge(
  input: MergeBusinessAssociatesInput,
  within: RecordContext,
  hasAccounting: boolean,
): Promise<string> {
  const { db } = within;
  const [winnerId, loserId] = [checkedId(input.winnerId), checkedId(input.loserId)];
  const known = await lockMerge(db, checkedId(input.id));
  if (known) return known.winnerId;
  const found = new Map<string, StoredRecord>();
  // Always in the same order, so that two merges of the same two associates wait for each other and only one succeeds.
  for (const id of [winnerId, loserId].toSorted()) {
    const record = await writer.find(within, id);
    if (record) found.set(id, record);
  }
  const [winner, loser] = [found.get(winnerId), found.get(loserId)];
  if (!winner || !loser) {
    // The same merge may have been done while this one waited.
    if ((await lockMerge(db, checkedId(input.id)))?.winnerId === winnerId) return winnerId;
    const isMerged = await mergedInto(db, winner ? loserId : winnerId);
    throw notFound(isMerged ? aboutMerging((of) => of.mergedBefore) : undefined);
  }
  await checkRevision(within, 'winner', winnerId, winner, input.winnerRevision);
  await checkRevision(within, 'loser', loserId, loser, input.loserRevision);
  const refusal = await standingRefusal(within, loserId);
  if (refusal) throw badInput(refusal);
  const locks = await winnerLocks(within, winnerId, hasAccounting);
  const fields = [...new Set(input.fromLoser ?? takenByDefault(winner.texts, loser.texts, locks))];
  const values = takenValues(within, fields, loser, winner, locks);
  const rows = { winner: await rowOf(db, winnerId), loser: await rowOf(db, loserId) };
  const isRenamed = fields.includes('name') && winner.values['name'] !== loser.values['name'];
  const former = await formerNames(within, winnerId, loserId, isRenamed);
  const keptNames = [
    ...(await keepLegalNames(db, loserId)),
    ...(fields.some((field) => legal.has(field)) ? await keepLegalNames(db, winnerId) : []),
  ];
  const moved = await moveRelations(db, loserId, winnerId);
  const name = String(loser.values['name']);
  await deleteLoser(db, loserId);
  await writer.update(within, winnerId, values, winner);
  await addFormerNames(db, winnerId, former);
  const after = await writer.find(within, winnerId);
  if (!after) throw notFound();
  const nameNow = String(after.values['name']);
  await noteOwners(within, moved, { before: name, after: nameNow });
  await noteWrite(within, 'BUSINESS_ASSOCIATE', { id: loserId, before: loser, after: undefined }, null);
  await noteWrite(
    within,
    'BUSINESS_ASSOCIATE',
    { id: winnerId, before: winner, after: withMerged(after, name) },
    null,
  );
  const winnerRevision = after.revision;
  await keepMerge(within, {
    id: checkedId(input.id),
    winnerId,
    loserId,
    winnerRevision,
    ...rows,
    winnerAfter: await rowOf(db, winnerId),
    moved,
    keptNames,
  });
  return winnerId;
}

/** Merges two associates, all or nothing (decision 66). Returns the id of the remaining one. Throws an AppError. */
export async function mergeAssociates(
  input: MergeBusinessAssociatesInput,
  context: AssociateContext,
): Promise<string> {
  checkMayMerge(context);
  if (checkedId(input.winnerId) === checkedId(input.loserId)) throw badInput(aboutMerging((of) => of.same));
  const hasAccounting = await hasAccountingFor(context);
  return inTransaction(context, (within) => merge(input, within, hasAccounting));
}
