import { partyCalculations, partyTypes } from 'shared-contracts/land';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  CurrencyField,
  DateField,
  FieldRow,
  FormSection,
  NumberField,
  PickerField,
  RowsField,
  TextareaField,
  TextField,
  useFieldValue,
} from 'shared-ui/form';
import { AssociateCell } from './associate-cell.tsx';
import { makeParty } from './instrument-record.ts';
import { ShareCell } from './share-cell.tsx';

interface PartyCellProps {
  readonly column: string;
  readonly path: string;
}

/** One cell of a party's row. */
function PartyCell({ column, path }: PartyCellProps) {
  const { t } = useTexts('land');
  const row = path.slice(0, path.lastIndexOf('.'));
  const label = t(`land.instrument.party.${column}`);
  if (column === 'partyType')
    return (
      <ChoiceField
        name={path}
        label={label}
        choices={partyTypes.map((value) => ({ value, label: t(`land.instrument.party.types.${value}`) }))}
      />
    );
  if (column === 'businessAssociate')
    return <AssociateCell path={path} label={label} namePath={`${row}.name`} />;
  if (column === 'fraction')
    return (
      <ShareCell above={`${row}.fractionNumerator`} below={`${row}.fractionDenominator`} label={label} />
    );
  return column === 'percentage' ? (
    <NumberField name={path} label={label} />
  ) : (
    <TextField name={path} label={label} />
  );
}

/** The parties of an instrument; shares are entered in the way that is chosen above them. */
function Parties() {
  const { t } = useTexts('land');
  const calculation = useFieldValue('partyCalculations');
  const column = (name: string, isLong = false) => ({
    name,
    label: t(`land.instrument.party.${name}`),
    isLong,
  });
  return (
    <RowsField
      name="parties"
      label={t('land.instrument.parties')}
      columns={[
        column('partyType'),
        column('name', true),
        column('businessAssociate', true),
        ...(calculation === 'FRACTION'
          ? [column('fraction')]
          : calculation === 'PERCENTAGE'
            ? [column('percentage')]
            : []),
      ]}
      newRow={makeParty}
      cell={(name, path) => <PartyCell column={name} path={path} />}
    />
  );
}

/** The fields of an instrument: its registration, its discharge, its parties. */
export function InstrumentFields() {
  const { t } = useTexts('land');
  const of = (name: string) => ({ name, label: t(`land.instrument.${name}`) });
  return (
    <>
      <FormSection title={t('land.instrument.section.what')}>
        <TextField {...of('registrationNumber')} required />
        <PickerField {...of('instrumentType')} picklist="instrumentTypes" />
        <DateField {...of('registeredDate')} width="number" />
        <CurrencyField {...of('amount')} />
      </FormSection>
      <FormSection title={t('land.instrument.section.discharge')}>
        <DateField {...of('dischargedDate')} width="number" />
        <TextField {...of('dischargeNumber')} />
      </FormSection>
      <FormSection title={t('land.instrument.section.parties')}>
        <ChoiceField
          {...of('partyCalculations')}
          width="code"
          choices={partyCalculations.map((value) => ({
            value,
            label: t(`land.instrument.calculations.${value}`),
          }))}
        />
        <FieldRow>
          <Parties />
        </FieldRow>
        <FieldRow>
          <TextareaField {...of('notes')} maximum={chosenLengths.land.notes} />
        </FieldRow>
      </FormSection>
    </>
  );
}
