import { type Language, languageOf } from 'shared-contracts';
import {
  type AgreementValues,
  acquiredDate,
  agreementValidator,
  amountOf,
} from 'shared-contracts/agreements';
import type { AgreementInput } from 'shared-contracts/graphql';
import { gstOf } from 'shared-contracts/rentals';
import { validate } from 'shared-contracts/validators';
import type { Db } from '../../platform/db/database.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import { gstRates, registeredPayees, taxedPlace } from '../rentals/index.ts';
import { areaUnitCode, typesByArea } from './agreement-store.ts';
import { withSteps } from './with-steps.ts';

const isByArea = batchedQuery(async ({ db }: Pick<RecordContext, 'db'>, ids) => {
  const byArea = await typesByArea(db, ids);
  return new Map(ids.map((id) => [id, byArea.has(id)]));
});

/**
 * The agreement with the amounts that its prices by area come to. What is paid once for the land stays that for
 * `areaBefore`, where a part of the land is given back.
 */
async function withAmounts(
  agreement: AgreementValues,
  areaBefore: string | null,
  db: Db,
): Promise<AgreementValues> {
  const { compensations, grossArea, areaUnit } = agreement;
  const priced = compensations.filter(({ costPerUnit }) => costPerUnit !== null);
  const types = priced.flatMap(({ compensationType }) => compensationType?.id ?? []);
  const areByArea = await Promise.all(types.map((id) => isByArea({ db }, id)));
  const byArea = new Set(types.filter((_, place) => areByArea[place]));
  const isConverted = priced.some(({ priceUnit }) => priceUnit !== null);
  const unit = isConverted && areaUnit ? await areaUnitCode(db, areaUnit.id) : undefined;
  return {
    ...agreement,
    compensations: compensations.map((head) => {
      const isPricedByArea = byArea.has(head.compensationType?.id ?? '');
      const isPaidOnce = isPricedByArea && head.costPerUnit !== null && !head.isAnnual;
      const grossAreaOverride = head.grossAreaOverride ?? (isPaidOnce ? areaBefore : null);
      const sized = { ...head, grossAreaOverride };
      return { ...sized, amount: amountOf(sized, isPricedByArea, { grossArea, unit }) };
    }),
  };
}

type Given = Omit<AgreementInput, 'revision' | 'saveId'>;

/** The agreement that a save is about; `projectId` is undefined where the save does not know it. */
interface SavedPlace {
  readonly id: string;
  readonly projectId: string | undefined;
  readonly db: Db;
  readonly language: Language;
}

/**
 * New payments to payees who are registered for GST/HST get the tax that applies on their due date in the province of
 * the land, unless a tax was entered or the schedule says that none is paid on the rents (decision 125).
 */
async function withGst(
  { payments, relatedParcels }: AgreementValues,
  stored: AgreementValues['payments'],
  { id: agreementId, projectId, db }: SavedPlace,
): Promise<AgreementValues['payments']> {
  const known = new Set(stored.map(({ id }) => id));
  const isOpen = ({ id, gstAmount }: AgreementValues['payments'][number]) =>
    gstAmount === null && !known.has(id);
  const payees = payments.flatMap((payment) => (isOpen(payment) && payment.payee ? [payment.payee.id] : []));
  if (payees.length === 0) return payments;
  const registered = await registeredPayees(db, payees);
  if (registered.size === 0) return payments;
  const rates = await gstRates(db);
  const parcelIds = relatedParcels.flatMap(({ parcel }) => parcel?.id ?? []);
  const { provinceId, areRentsExempt } = await taxedPlace(db, { id: agreementId, projectId, parcelIds });
  return payments.map((payment) => {
    const { kind, payee, amount, dueDate } = payment;
    if (!isOpen(payment) || !payee || !registered.has(payee.id) || !dueDate) return payment;
    if (areRentsExempt && kind === 'Annual') return payment;
    const { amount: gstAmount } = gstOf(amount, rates, { day: dueDate, provinceId });
    return gstAmount === '0' ? payment : { ...payment, gstAmount };
  });
}

/** Whether a save changes a field. */
const isSet = (input: Given, field: keyof Given, before: RecordValues | undefined) =>
  input[field] !== undefined && (input[field] ?? null) !== (before?.[field] ?? null);

/**
 * The values derived from an agreement as a save leaves it; `stored` is its previous state, undefined for a new one.
 */
async function derivedOf(
  now: AgreementValues,
  stored: AgreementValues | undefined,
  isSetByHand: (field: keyof Given) => boolean,
  place: SavedPlace,
): Promise<RecordValues> {
  const { agreement: stepped, areaBefore } = withSteps(now, stored, place.language);
  const sized: AgreementValues = {
    ...stepped,
    expiryDate: isSetByHand('expiryDate') ? now.expiryDate : stepped.expiryDate,
    grossArea: isSetByHand('grossArea') ? now.grossArea : stepped.grossArea,
    term: now.termUnit === 'NA' ? null : now.term,
  };
  const isGivenBack = sized.grossArea !== areaBefore && !isSetByHand('grossArea');
  const priced = await withAmounts(sized, isGivenBack ? areaBefore : null, place.db);
  const documentsAcquiredDate = isSetByHand('documentsAcquiredDate')
    ? now.documentsAcquiredDate
    : acquiredDate(
        {
          landowners: stored?.landowners ?? [],
          documentsAcquiredDate: stored?.documentsAcquiredDate ?? null,
        },
        priced.landowners,
      );
  const payments = await withGst(priced, stored?.payments ?? [], place);
  const { lifeSteps, compensations, expiryDate, grossArea, term } = priced;
  return { lifeSteps, compensations, payments, expiryDate, grossArea, term, documentsAcquiredDate };
}

/**
 * The values of a save with what is derived from them: amounts that are priced by area, the dates and areas that steps
 * of the agreement's life set, no number for a term that does not apply, and the date on which the documents were
 * acquired.
 */
export async function withWhatFollows(
  values: RecordValues,
  input: Given,
  before: StoredRecord | undefined,
  { db, user, projectId }: Pick<RecordContext, 'db' | 'user'> & Pick<SavedPlace, 'projectId'>,
): Promise<RecordValues> {
  const [now, then] = [{ ...before?.values, ...values }, before?.values ?? {}].map((all) =>
    validate(agreementValidator, { name: '-', ...all }),
  );
  // Values that were stored under older rules stay as they are.
  if (!now?.valid) return values;
  const stored = before && then?.valid ? then.value : undefined;
  const isSetByHand = (field: keyof Given) => isSet(input, field, before?.values);
  const derived = await derivedOf(now.value, stored, isSetByHand, {
    ...{ id: input.id, projectId, db },
    language: languageOf(user.locale),
  });
  return { ...values, ...derived };
}

/** The same for a new agreement that was checked already. */
export const withWhatFollowsNew = async (
  values: RecordValues,
  checked: AgreementValues,
  input: Given,
  { db, user, projectId }: Pick<RecordContext, 'db' | 'user'> & { readonly projectId: string },
): Promise<RecordValues> => ({
  ...values,
  ...(await derivedOf(checked, undefined, (field) => isSet(input, field, undefined), {
    ...{ id: input.id, projectId, db },
    language: languageOf(user.locale),
  })),
});
