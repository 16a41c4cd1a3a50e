import { nameIn, textIn } from 'shared-contracts/forms';
import { instrumentRules, newInstrument, newParty } from 'shared-contracts/land';
import type { FormRow, FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { InstrumentRowFragment } from '../generated/operations.ts';
import { rowsIn, withPicked, withReferences } from './title-record.ts';

/** The collection that a form holds instruments in, and the list of its save. */
export const instrumentsName = 'instruments';

/** The fields of an instrument, in the order of its page; its title is the row that contains it. */
export const instrumentFields = Object.keys(instrumentRules).filter((field) => field !== 'title');

/** An instrument as the API answers it, as a row below its title. */
export const instrumentRow = ({ id, revision, ...row }: InstrumentRowFragment): StoredRow => ({
  id,
  revision,
  values: {
    registrationNumber: row.registrationNumber,
    instrumentType: row.instrumentType,
    registeredDate: row.registeredDate,
    dischargedDate: row.dischargedDate,
    dischargeNumber: row.dischargeNumber,
    amount: row.amount,
    partyCalculations: row.partyCalculations,
    notes: row.notes,
    parties: row.parties.map((party) => ({
      id: party.id,
      partyType: party.partyType,
      businessAssociate: party.businessAssociate,
      name: party.name,
      percentage: party.percentage,
      fractionNumerator: party.fractionNumerator,
      fractionDenominator: party.fractionDenominator,
    })),
  },
});

/** What a new instrument starts from. */
export const makeInstrument = (): FormValues => ({
  ...Object.fromEntries(instrumentFields.map((field) => [field, null])),
  ...newInstrument,
  parties: [],
});

/** What a new party starts from. */
export const makeParty = (): FormRow => ({
  businessAssociate: null,
  percentage: null,
  fractionNumerator: null,
  fractionDenominator: null,
  ...newParty,
  id: crypto.randomUUID(),
});

/** An instrument as a save sends it; the form adds its title. */
export const instrumentInput = (values: FormValues): object => ({
  ...withPicked(values, 'instrumentType'),
  parties: withReferences('businessAssociate')(values['parties']),
});

/** The form's field for an instrument's title; a save names it `title`. */
export const titleOfInstrument = 'titleId';

interface SentInstrument {
  readonly titleId?: string;
}

/** The instruments of a save as the API names their title. */
export const sentInstruments = (rows: readonly SentInstrument[] = []): readonly object[] =>
  rows.map(({ titleId, ...row }) => ({ ...row, title: titleId === undefined ? null : { id: titleId } }));

/** The names of an instrument's parties of one kind. */
export const partiesOf = (values: FormValues, ...kinds: readonly string[]): string =>
  rowsIn(values['parties'])
    .filter(({ partyType }) => kinds.includes(String(partyType)))
    .map((party) => textIn(party, 'name') || nameIn(party['businessAssociate'], 'name'))
    .filter(Boolean)
    .join(', ');
