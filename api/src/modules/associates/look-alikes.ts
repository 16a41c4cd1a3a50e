import { lockText } from 'shared-contracts/associates';
import type { BusinessAssociateInput } from 'shared-contracts/graphql';
import { recordPath } from 'shared-contracts/routes';
import { emailAddresses } from 'shared-contracts/validators';
import { texts as mergeTexts } from '../../generated/texts/associate-merges.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedFirst, checkedId, isUuid } from '../../platform/server/arguments.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import {
  type FoundEvidence,
  findLikelyDuplicates,
  findLookAlikes,
  keepNotDuplicate,
  type Typed,
} from './look-alike-store.ts';

/** Trailing digits that identify a number, whatever the country code. */
const nationalDigits = 10;

/** Most numbers, addresses and parcels that one query may compare. */
const most = 100;

function nationalOf(number: string | null | undefined): readonly string[] {
  const digits = (number ?? '').replace(/\D/g, '').slice(-nationalDigits);
  return digits.length === nationalDigits ? [digits] : [];
}

const lower = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** The entered details, normalized for comparison. Throws BAD_INPUT. */
function typedOf(input: BusinessAssociateInput, parcelIds: readonly string[]): Typed {
  const contacts = input.contacts ?? [];
  const phones = [
    ...[input.phoneNumber, input.cellNumber].flatMap(nationalOf),
    ...contacts.flatMap(({ phoneNumbers }) =>
      (phoneNumbers ?? []).flatMap(({ number }) => nationalOf(number)),
    ),
  ];
  const emails = [input, ...contacts]
    .flatMap((one) => [one.email, 'secondaryEmail' in one ? one.secondaryEmail : null])
    .flatMap((text) => emailAddresses(lower(text)));
  if (phones.length > most || emails.length > most || parcelIds.length > most)
    throw badInput(messageFrom(mergeTexts, ({ manyCompared }) => manyCompared(most)));
  const cityId = input.city?.id;
  return {
    id: checkedId(input.id),
    name: (input.name ?? '').trim(),
    phones: [...new Set(phones)],
    emails: [...new Set(emails)],
    line: lower(input.addressLine1),
    cityId: isUuid(cityId) ? cityId : null,
    postalCode: lower(input.postalCode),
    parcelIds: parcelIds.map(checkedId),
  };
}

/** The page on which a piece of evidence can be seen. */
function pathOf(id: string, { contactId, parcelId, titleId }: FoundEvidence): string {
  if (titleId && parcelId) return recordPath({ route: 'parcel', id: parcelId }, 'titles', titleId);
  if (parcelId) return recordPath({ route: 'parcel', id: parcelId }, 'details');
  return contactId
    ? `${recordPath({ route: 'business-associate', id }, 'contacts')}?contactId=${contactId}`
    : recordPath({ route: 'business-associate', id }, 'details');
}

const evidenceOf = (id: string, evidence: readonly FoundEvidence[]) =>
  evidence.map((one) => ({ kind: one.kind, text: one.text, path: pathOf(id, one) }));

/** Associates by their ids, in one statement. */
const associatesOf = (
  { db, catalog, user }: RecordContext,
  ids: readonly string[],
  selections: readonly Selection[],
) => findRecords({ db, catalog, user, type: 'BusinessAssociate' }, ids, selections);

/** Associates that look like the one being entered, the likeliest first. Throws an AppError. */
export async function lookAlikes(
  context: RecordContext,
  { input, parcelIds, first }: LookAlikeArguments,
  selections: readonly Selection[],
) {
  const typed = typedOf(input, parcelIds ?? []);
  const found = await findLookAlikes(context, typed, checkedFirst(first, most));
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const associates = await associatesOf(context, ids, selections);
  // An associate that was deleted between the two statements is left out.
  return found.flatMap(({ id, evidence }) => {
    const businessAssociate = associates.get(id);
    return businessAssociate ? [{ businessAssociate, evidence: evidenceOf(id, evidence) }] : [];
  });
}

export interface LookAlikeArguments {
  readonly input: BusinessAssociateInput;
  readonly parcelIds?: readonly string[] | null;
  readonly first?: number | null;
}

/** Pairs that may be the same associate, for people who may merge them; empty for others. Throws BAD_INPUT. */
export async function likelyDuplicates(
  context: RecordContext,
  first: number | null | undefined,
  selectionsOf: (side: 'one' | 'other') => readonly Selection[],
) {
  const wanted = checkedFirst(first, most);
  if (!context.user.isSystemAdministrator) return [];
  const pairs = await findLikelyDuplicates(context.db, wanted);
  const [ones, others] = await Promise.all([
    associatesOf(context, [...new Set(pairs.map(({ oneId }) => oneId))], selectionsOf('one')),
    associatesOf(context, [...new Set(pairs.map(({ otherId }) => otherId))], selectionsOf('other')),
  ]);
  return pairs.flatMap(({ oneId, otherId, evidence }) => {
    const [one, other] = [ones.get(oneId), others.get(otherId)];
    return one && other ? [{ one, other, evidence: evidenceOf(otherId, evidence) }] : [];
  });
}

/**
 * Records that two associates are different. One of them may not be saved yet; the other is one that the person may
 * see. Returns their ids. Throws an AppError.
 */
export async function rememberNotDuplicate(
  context: RecordContext,
  id: string,
  otherId: string,
): Promise<readonly string[]> {
  const { user } = context;
  if (user.isReadOnly) throw forbidden((language) => lockText('readOnly', language));
  const ids = [checkedId(id), checkedId(otherId)] as const;
  if (ids[0] === ids[1]) throw badInput(messageFrom(mergeTexts, ({ same }) => same));
  if ((await associatesOf(context, ids, [])).size === 0) throw notFound();
  await keepNotDuplicate(context, ...ids);
  return ids;
}
