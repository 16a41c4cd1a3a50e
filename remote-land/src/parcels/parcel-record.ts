import { newParcel, parcelRules } from 'shared-contracts/land';
import type { FormRow, FormValues } from 'shared-ui/form';
import type { FormRecord, SaveDocument } from 'shared-ui/record';
import {
  type ParcelDetailsFragment,
  type TitleRowFragment,
  UpdateParcelDocument,
} from '../generated/operations.ts';
import { sentInstruments } from '../titles/instrument-record.ts';
import { withPicked } from '../titles/title-record.ts';

/** A parcel as its form has it; an unsaved one has no revision. The answer of a save contains its titles too. */
export type ParcelRecord = Omit<ParcelDetailsFragment, 'revision'> &
  FormRecord & { readonly titles?: readonly TitleRowFragment[] };

/** A save always answers a saved parcel. */
export const saveParcel: SaveDocument<ParcelRecord> = UpdateParcelDocument;

/** The fields of a parcel, in the order of its form. */
export const parcelFields = Object.keys(parcelRules);

/** The row that the first part of the land is typed into. */
const emptyPart = (): ParcelRecord['parts'][number] => ({
  id: crypto.randomUUID(),
  legalDescription: '',
  isPortion: false,
  isInWords: false,
  notes: null,
});

/** A parcel before it is saved. */
export const newParcelRecord = (id: string): ParcelRecord => ({
  __typename: 'Parcel',
  id,
  revision: null,
  formattedLegalDescription: '',
  uniqueNumber: '',
  registryNumber: null,
  sameRegistryNumber: [],
  legalType: 'DLS',
  rightsType: newParcel.rightsType,
  grossArea: null,
  netArea: null,
  country: null,
  stateOrProvince: null,
  notes: null,
  isActive: newParcel.isActive,
  parts: [emptyPart()],
  roadAllowances: [],
  parent: null,
  surveyedOutline: null,
  outlineInUse: newParcel.outlineInUse,
  canEdit: true,
});

/** The form's values; its fields are named as the input names them. */
export const parcelValues = ({ parts, roadAllowances, ...parcel }: ParcelRecord): FormValues => ({
  ...Object.fromEntries(
    parcelFields.map((field) => [field, (parcel as Readonly<Record<string, unknown>>)[field] ?? null]),
  ),
  parts: parts.map(({ id, legalDescription, isPortion, isInWords, notes }) => ({
    id,
    legalDescription,
    isPortion,
    isInWords,
    notes,
  })),
  roadAllowances: roadAllowances.map(({ id, side, planNumber, area, isClosed, notes }) => ({
    id,
    side,
    planNumber,
    area,
    isClosed,
    notes,
  })),
});

interface RowsOfSave {
  readonly instruments?: Parameters<typeof sentInstruments>[0];
}

/** A parcel as a save sends it, with picked records by their ids. */
export const parcelInput = (values: FormValues): object =>
  withPicked(values, 'country', 'stateOrProvince', 'parent');

/** A save with its instruments as the API names their title. */
export const sentWithInstruments = <T extends object>(input: T & RowsOfSave): T =>
  input.instruments ? { ...input, instruments: sentInstruments(input.instruments) } : input;

/** A road allowance before anything is typed of it. */
export const makeRoadAllowance = (): FormRow => ({
  id: crypto.randomUUID(),
  side: null,
  planNumber: null,
  area: null,
  isClosed: false,
  notes: null,
});
