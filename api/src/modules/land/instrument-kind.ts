import { isDeepStrictEqual } from 'node:util';
import { languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import type { InstrumentInput } from 'shared-contracts/graphql';
import { instrumentErrors, instrumentRules, instrumentValidator, landText } from 'shared-contracts/land';
import { validate } from 'shared-contracts/validators';
import { formKind } from '../../records/writing/form-kind.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type { SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { checkLandRight } from './land-right.ts';

export type InstrumentSave = Omit<InstrumentInput, 'revision' | 'saveId'> & SaveInput;

const special: Readonly<Record<string, Omit<SavedField, 'name'>>> = {
  title: { shows: ['number'] },
  instrumentType: { shows: ['code'] },
  parties: {
    fields: [
      { name: 'partyType' },
      { name: 'businessAssociate' },
      { name: 'name' },
      { name: 'percentage' },
      { name: 'fractionNumerator' },
      { name: 'fractionDenominator' },
    ],
  },
};

const plain = formKind<InstrumentSave>({
  kind: 'INSTRUMENT',
  type: 'Instrument',
  titleFields: ['registrationNumber'],
  fields: Object.keys(instrumentRules).map((name) => ({ name, ...special[name] })),
  rules: instrumentRules,
  taken: { registrationNumber: 'instrumentUsed' },
  check: checkLandRight('instrument'),
  holds: (values, { user }, before): readonly FieldError[] => {
    const language = languageOf(user.locale);
    const checked = validate(instrumentValidator, values);
    if (!checked.valid) return [];
    const isMoved = before && !isDeepStrictEqual(before.values['title'], checked.value.title);
    return [
      ...(isMoved ? [{ path: 'title', message: landText(language, 'titleStays') }] : []),
      ...instrumentErrors(checked.value, language),
    ];
  },
});

/** Instruments with their parties. */
export const instrumentKind: WritableKind<InstrumentSave> = {
  ...plain,
  writer: {
    ...plain.writer,
    fieldOf: (context, table, columns) =>
      columns.has('registration_key') ? 'registrationNumber' : plain.writer.fieldOf(context, table, columns),
  },
};
