import { languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import type { ParcelInput } from 'shared-contracts/graphql';
import {
  areasOf,
  landText,
  type Outline,
  type ParcelValues,
  parcelErrors,
  parcelRules,
  parcelValidator,
  readOutline,
} from 'shared-contracts/land';
import { validate } from 'shared-contracts/validators';
import type { RecordContext } from '../../records/record-context.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type {
  RecordValues,
  SaveInput,
  StoredRecord,
  WritableKind,
} from '../../records/writing/writable-kind.ts';
import { checkLandRight } from './land-right.ts';
import { dividedFrom, isBefore, nextParcelNumbers } from './land-store.ts';
import { placeOfParcel } from './parcel-place.ts';

/** A save of a parcel's own fields. */
type ParcelSave = Omit<ParcelInput, 'revision' | 'saveId' | 'titles' | 'instruments'> & SaveInput;

/** An outline as the history shows it: its kind and the number of its points. */
function outlineText(value: unknown): string | null {
  const outline = readOutline(value);
  if (!('type' in outline)) return null;
  return `${outline.type} (${areasOf(outline).flat(2).length})`;
}

const special: Readonly<Record<string, Omit<SavedField, 'name'>>> = {
  parts: {
    fields: [{ name: 'legalDescription' }, { name: 'isPortion' }, { name: 'isInWords' }, { name: 'notes' }],
  },
  roadAllowances: {
    fields: [
      { name: 'side' },
      { name: 'planNumber' },
      { name: 'area' },
      { name: 'isClosed' },
      { name: 'notes' },
    ],
  },
  stateOrProvince: { within: { field: 'country' } },
  parent: { shows: ['formattedLegalDescription'] },
  surveyedOutline: { historyText: outlineText },
};

/** The validated values of parcels that are about to be written, so that they need not be validated again. */
const given = new WeakMap<RecordValues, ParcelValues>();

/** Keeps the validated values of a parcel that is about to be written. */
export function noteParcel(values: RecordValues, checked: ParcelValues): void {
  given.set(values, checked);
}

/** The validated values of a parcel; the fields of a save have been validated before. */
function valuesOf(values: RecordValues): ParcelValues | undefined {
  const known = given.get(values);
  if (known) return known;
  const checked = validate(parcelValidator, values);
  if (!checked.valid) return undefined;
  given.set(values, checked.value);
  return checked.value;
}

async function crossErrors(
  id: string,
  recordValues: RecordValues,
  { db, user }: RecordContext,
  before: StoredRecord | undefined,
): Promise<readonly FieldError[]> {
  const language = languageOf(user.locale);
  const values = valuesOf(recordValues);
  if (!values) return [];
  const { parent } = values;
  const isNewParent = parent && before && parent.id !== id;
  const isRing = isNewParent && (await isBefore(db, dividedFrom, id, parent.id));
  return [
    ...parcelErrors(id, values, language),
    ...(isRing ? [{ path: 'parent', message: landText(language, 'ownParent') }] : []),
  ];
}

/** Columns derived from the entered values: the description in one line, and the location of the whole parcel. */
function derivedColumns(recordValues: RecordValues) {
  const values = valuesOf(recordValues);
  if (!values) throw new Error('A parcel that was checked has no values.');
  const outline: Outline | null = values.outlineInUse === 'SURVEYED' ? values.surveyedOutline : null;
  const { registryNumber } = values;
  return {
    ...placeOfParcel(values.parts, outline),
    registry_key: registryNumber?.replace(/[ -]/g, '') ?? null,
  };
}

const plain = formKind<ParcelSave>({
  kind: 'PARCEL',
  type: 'Parcel',
  titleFields: ['uniqueNumber'],
  fields: Object.keys(parcelRules).map((name) => ({ name, ...special[name] })),
  rules: parcelRules,
  taken: { parts: 'landUsed' },
  // A parcel that was divided may be in the same save and must be written before its pieces.
  isWrittenBeside: ({ parent }) => !parent,
  isReadAsWritten: true,
  check: checkLandRight('parcel'),
  stamps: (_within, values) => derivedColumns(values),
  holds: (values, within, before, id) => crossErrors(id, values, within, before),
});

/** Numbers for parcels without one of their own, drawn for all parcels of a save together. */
const drawnNumbers = batchedQuery(async ({ db }: Pick<RecordContext, 'db'>, ids) => {
  const numbers = await nextParcelNumbers(db, ids.length);
  return new Map(ids.flatMap((id, place) => (numbers[place] ? [[id, numbers[place]] as const] : [])));
});

/** Parcels with their parts and road allowances. */
export const parcelKind: WritableKind<ParcelSave> = {
  ...plain,
  writer: {
    ...plain.writer,
    // The description is made from the parts, so its errors are shown there.
    fieldOf: (context, table, columns) =>
      columns.has('formatted_legal_description') ? 'parts' : plain.writer.fieldOf(context, table, columns),
  },
  read: async (input, within, before) => {
    const values = await plain.read(input, within, before);
    const uniqueNumber =
      values['uniqueNumber'] ?? before?.values['uniqueNumber'] ?? (await drawnNumbers(within, input.id));
    return { ...values, uniqueNumber };
  },
};
