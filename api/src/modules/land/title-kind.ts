import { languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import type { TitleInput } from 'shared-contracts/graphql';
import { landText, titleErrors, titleRules, titleValidator } from 'shared-contracts/land';
import { validate } from 'shared-contracts/validators';
import type { RecordContext } from '../../records/record-context.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import { noteWrite } from '../../records/writing/history-store.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type {
  RecordValues,
  SaveInput,
  StoredRecord,
  WritableKind,
} from '../../records/writing/writable-kind.ts';
import { instrumentKind } from './instrument-kind.ts';
import { checkLandRight } from './land-right.ts';
import { instrumentsOn, isBefore, replacedTitle } from './land-store.ts';

export type TitleSave = Omit<TitleInput, 'revision' | 'saveId'> & SaveInput;

const special: Readonly<Record<string, Omit<SavedField, 'name'>>> = {
  type: { shows: ['code'] },
  previousTitle: { shows: ['number'] },
  relatedParcels: { fields: [{ name: 'parcel', shows: ['formattedLegalDescription'] }] },
  ownerships: {
    fields: [
      { name: 'businessAssociate' },
      { name: 'legalName' },
      { name: 'legalAddress' },
      { name: 'tenancy' },
      { name: 'interestFractionNumerator' },
      { name: 'interestFractionDenominator' },
      { name: 'ownerGroup' },
      { name: 'groupShareNumerator' },
      { name: 'groupShareDenominator' },
    ],
  },
};

async function crossErrors(
  id: string,
  values: RecordValues,
  { db, user }: RecordContext,
  before: StoredRecord | undefined,
): Promise<readonly FieldError[]> {
  const language = languageOf(user.locale);
  const checked = validate(titleValidator, values);
  if (!checked.valid) return [];
  const { previousTitle } = checked.value;
  const isNewPrevious = previousTitle && before && previousTitle.id !== id;
  const isRing = isNewPrevious && (await isBefore(db, replacedTitle, id, previousTitle.id));
  return [
    ...titleErrors(id, checked.value, language),
    ...(isRing ? [{ path: 'previousTitle', message: landText(language, 'ownPrevious') }] : []),
  ];
}

const plain = formKind<TitleSave>({
  kind: 'TITLE',
  type: 'Title',
  titleFields: ['number'],
  fields: Object.keys(titleRules).map((name) => ({ name, ...special[name] })),
  rules: titleRules,
  taken: { number: 'titleUsed' },
  // A title may replace one of the same save, which must be written before it.
  isWrittenBeside: ({ previousTitle }) => !previousTitle,
  isReadAsWritten: true,
  check: checkLandRight('title'),
  holds: (values, within, before, id) => crossErrors(id, values, within, before),
});

/** Deletes the instruments of a title with it, each with a history entry. */
async function removeInstruments(within: RecordContext, titleId: string): Promise<void> {
  const { writer, kind } = instrumentKind;
  for (const id of await instrumentsOn(within.db, titleId)) {
    const before = await writer.find(within, id);
    if (!before) continue;
    await noteWrite(within, kind, { id, before, after: undefined }, null);
    await writer.remove(within, id);
  }
}

/** Titles with the land that they cover and their owners. */
export const titleKind: WritableKind<TitleSave> = {
  ...plain,
  writer: {
    ...plain.writer,
    remove: async (within, id) => {
      await removeInstruments(within, id);
      await plain.writer.remove(within, id);
    },
    fieldOf: (context, table, columns) =>
      columns.has('number_key') ? 'number' : plain.writer.fieldOf(context, table, columns),
  },
};
