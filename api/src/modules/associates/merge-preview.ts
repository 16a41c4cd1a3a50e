import { inLanguage, languageOf } from 'shared-contracts';
import { associateFields, takenByDefault } from 'shared-contracts/associates';
import { texts as names } from '../../generated/texts/associates-names.ts';
import { texts as writingTexts } from '../../generated/texts/writing.ts';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import type { Selection } from '../../records/reading/selection.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { countUses } from '../../records/writing/uses-store.ts';
import { type AssociateContext, hasAccountingFor } from './associate-context.ts';
import { associateKind } from './associate-kind.ts';
import { contactsOf } from './associate-store.ts';
import { bothConsulted, coOwned } from './co-owned-store.ts';
import { aboutMerging, checkMayMerge, standingRefusal, winnerLocks } from './merge-associates.ts';

const { writer } = associateKind(false);

/** The records that move, counted under the names that people know; contacts first. */
async function movesOf(context: AssociateContext, loserId: string) {
  const language = languageOf(context.user.locale);
  const texts = inLanguage(writingTexts, language);
  const contacts = (await contactsOf(context.db, loserId)).length;
  const uses = await countUses(context, 'business_associate', ['business_associate', 'contact'], loserId);
  return [
    ...(contacts > 0
      ? [{ count: contacts, text: texts.uses(contacts, inLanguage(names, language).Contact) }]
      : []),
    // A merge moves the records of all companies, so whoever merges is told of all of them (decision 66).
    ...uses.map(({ names: called, count, unseen }) => ({
      count: count + unseen,
      text: texts.uses(count + unseen, called ? inLanguage(called, language) : texts.otherRecords),
    })),
  ];
}

/**
 * The effects of a merge: the fields that differ, the records that move, and why it is not possible. Throws an
 * AppError.
 */
export async function mergePreview(
  context: AssociateContext,
  winner: string,
  loser: string,
  selectionsOf: (side: 'winner' | 'loser') => readonly Selection[],
) {
  checkMayMerge(context);
  const [winnerId, loserId] = [checkedId(winner), checkedId(loser)];
  if (winnerId === loserId) throw badInput(aboutMerging((of) => of.same));
  const hasAccounting = await hasAccountingFor(context);
  const [one, other] = await inTransaction(context, async (within) => {
    const ids = [winnerId, loserId].toSorted();
    const found = new Map<string, Awaited<ReturnType<typeof writer.find>>>();
    for (const id of ids) found.set(id, await writer.find(within, id));
    return [found.get(winnerId), found.get(loserId)];
  });
  if (!one || !other) throw notFound();
  const locks = await winnerLocks(context, winnerId, hasAccounting);
  const taken: readonly string[] = takenByDefault(one.texts, other.texts, locks);
  return {
    winner: await readRecord(context, 'BusinessAssociate', winnerId, selectionsOf('winner')),
    loser: await readRecord(context, 'BusinessAssociate', loserId, selectionsOf('loser')),
    fields: associateFields
      .filter((field) => one.texts[field] !== other.texts[field])
      .map((field) => ({
        field,
        winner: one.texts[field] ?? null,
        loser: other.texts[field] ?? null,
        lock: locks.get(field) ?? null,
        isTaken: taken.includes(field),
      })),
    moves: await movesOf(context, loserId),
    coOwned: await coOwned(context.db, winnerId, loserId),
    bothConsulted: await bothConsulted(context.db, winnerId, loserId),
    refusal: (await standingRefusal(context, loserId))?.(languageOf(context.user.locale)) ?? null,
  };
}
