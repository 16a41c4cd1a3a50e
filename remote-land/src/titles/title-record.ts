import { pickedId } from 'shared-contracts/forms';
import { newOwnership, newTitle, titleRules } from 'shared-contracts/land';
import type { FormRow, FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import * as v from 'valibot';
import type { TitleRowFragment } from '../generated/operations.ts';

/** The collection that a form holds titles in, and the list of its save. */
export const titlesName = 'titles';

/** The fields of a title, in the order of its page. */
export const titleFields = Object.keys(titleRules);

/** A title as the API answers it, as a row of a parcel or of a tract. */
export const titleRow = ({ id, revision, ...row }: TitleRowFragment): StoredRow => ({
  id,
  revision,
  values: {
    ...Object.fromEntries(titleFields.map((field) => [field, null])),
    number: row.number,
    status: row.status,
    type: row.type,
    grossArea: row.grossArea,
    netArea: row.netArea,
    registeredDate: row.registeredDate,
    cancelledDate: row.cancelledDate,
    searchedDate: row.searchedDate,
    notes: row.notes,
    previousTitle: row.previousTitle,
    relatedParcels: row.relatedParcels.map(({ id: rowId, parcel }) => ({ id: rowId, parcel })),
    ownerships: row.ownerships.map((owner) => ({
      id: owner.id,
      tenancy: owner.tenancy,
      businessAssociate: owner.businessAssociate,
      legalName: owner.legalName,
      legalAddress: owner.legalAddress,
      interestFractionNumerator: owner.interestFractionNumerator,
      interestFractionDenominator: owner.interestFractionDenominator,
      ownerGroup: owner.ownerGroup,
      groupShareNumerator: owner.groupShareNumerator,
      groupShareDenominator: owner.groupShareDenominator,
    })),
  },
});

/** A parcel as rows name it. */
export interface NamedParcel {
  readonly id: string;
  readonly formattedLegalDescription: string;
}

const emptyTitle: FormValues = Object.fromEntries(titleFields.map((field) => [field, null]));

/** The initial values of a new title, with the land of the record that it is added to. */
export const makeTitle = (parcels: readonly NamedParcel[]): FormValues => ({
  ...emptyTitle,
  ...newTitle,
  relatedParcels: parcels.map((parcel) => ({ id: crypto.randomUUID(), parcel })),
  ownerships: [],
});

/** A new owner: the first one of a title owns all of it until somebody changes that. */
export const makeOwner = (isOnly: boolean) => (): FormRow => ({
  businessAssociate: null,
  ...newOwnership,
  interestFractionNumerator: isOnly ? 1 : null,
  interestFractionDenominator: isOnly ? 1 : null,
  ownerGroup: null,
  groupShareNumerator: null,
  groupShareDenominator: null,
  id: crypto.randomUUID(),
});

const referenceOf = (value: unknown): { readonly id: string } | null => {
  const id = pickedId(value);
  return id === undefined ? null : { id };
};

const rowsSchema = v.array(v.looseObject({ id: v.string() }));

/** The rows of a list in a form; none where there is no list. */
export const rowsIn = (value: unknown): readonly FormRow[] => {
  const rows = v.safeParse(rowsSchema, value);
  return rows.success ? rows.output : [];
};

/** Rows as a save sends them, with picked records by their ids. */
export const withReferences =
  (...picked: readonly string[]) =>
  (value: unknown): readonly object[] =>
    rowsIn(value).map((row) => ({
      ...row,
      ...Object.fromEntries(picked.map((field) => [field, referenceOf(row[field])])),
    }));

/** Values as a save sends them, with picked records by their ids. */
export const withPicked = (values: FormValues, ...picked: readonly string[]): FormValues => ({
  ...values,
  ...Object.fromEntries(picked.map((field) => [field, referenceOf(values[field])])),
});

/** A title as a save sends it. */
export const titleInput = (values: FormValues): object => ({
  ...withPicked(values, 'type', 'previousTitle'),
  relatedParcels: withReferences('parcel')(values['relatedParcels']),
  ownerships: withReferences('businessAssociate')(values['ownerships']),
});

const ownerSchema = v.object({
  id: v.string(),
  tenancy: v.nullish(v.picklist(['COMMON', 'JOINT']), 'COMMON'),
  businessAssociate: v.nullish(v.object({ id: v.string(), name: v.optional(v.string(), '') }), null),
  legalName: v.nullish(v.string(), null),
  legalAddress: v.nullish(v.string(), null),
  interestFractionNumerator: v.nullish(v.number(), null),
  interestFractionDenominator: v.nullish(v.number(), null),
  ownerGroup: v.nullish(v.string(), null),
  groupShareNumerator: v.nullish(v.number(), null),
  groupShareDenominator: v.nullish(v.number(), null),
});

export type TypedOwner = v.InferOutput<typeof ownerSchema>;

const shareFields = [
  'interestFractionNumerator',
  'interestFractionDenominator',
  'groupShareNumerator',
  'groupShareDenominator',
];

/** The owners in a title's form; half-typed ones are left out. */
export const ownersOf = ({ ownerships }: FormValues): readonly TypedOwner[] =>
  rowsIn(ownerships).flatMap((row) => {
    const owner = v.safeParse(ownerSchema, {
      ...row,
      ...Object.fromEntries(
        shareFields.map((field) => [field, typeof row[field] === 'number' ? row[field] : null]),
      ),
    });
    return owner.success ? [owner.output] : [];
  });

/** The name of an owner: as the title has it, else the associate's name. */
export const ownerName = ({ legalName, businessAssociate }: TypedOwner): string =>
  legalName?.trim() || (businessAssociate?.name ?? '');
