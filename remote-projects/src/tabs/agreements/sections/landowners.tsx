import { useMemo } from 'react';
import {
  isConsentLate,
  isOverWhole,
  newLandowner,
  registrationTypes,
  sharesTogether,
  signingState,
} from 'shared-contracts/agreements';
import { nameIn, pickedId, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  DateField,
  FieldRow,
  FormSection,
  MomentField,
  NumberField,
  PickerField,
  type PickOption,
  TextareaField,
  TextField,
  TickField,
  useFieldValue,
  useSetField,
  WholeNumberField,
} from 'shared-ui/form';
import { EntryList } from 'shared-ui/rows';
import { type Entry, entriesOf } from '../../../rows/entries.ts';
import classes from '../agreements.module.css';
import { groupText, shareOfEntry, shareText, signatureOf } from '../owner-entries.ts';
import { useAcquired } from '../use-acquired.ts';

const longest = chosenLengths.agreementRow;

const nameOf = (row: Entry): string => nameIn(row['businessAssociate'], 'name') || textIn(row, 'legalName');

const datesOf = (row: Entry) => ({
  sentDate: textIn(row, 'sentDate') || null,
  signedDate: textIn(row, 'signedDate') || null,
  registeredDate: textIn(row, 'registeredDate') || null,
});

/** A landowner: an associate or a legal name, and their share. */
function OwnerFields({ path, row }: { readonly path: string; readonly row: Entry }) {
  const { t } = useTexts('projects');
  const set = useSetField();
  const associateId = pickedId(row['businessAssociate']);
  const of = (name: string) => ({ name: `${path}.${name}`, label: t(`agreements.landowner.${name}`) });
  const fill = ([associate]: readonly PickOption[]) => {
    set(`${path}.contact`, null);
    if (!associate) return;
    if (!textIn(row, 'legalName')) set(`${path}.legalName`, nameIn(associate, 'name'));
    if (!textIn(row, 'legalAddress')) set(`${path}.legalAddress`, nameIn(associate, 'fullAddress') || null);
  };
  return (
    <FormSection title={t('agreements.landowner.who')}>
      <PickerField
        {...of('businessAssociate')}
        picklist="businessAssociates"
        given={{ activeOnly: true }}
        onPick={fill}
      />
      <PickerField
        {...of('contact')}
        picklist="contacts"
        given={associateId === undefined ? {} : { associateId }}
      />
      <PickerField {...of('interestType')} picklist="interestTypes" given={{ activeOnly: true }} />
      <TextField {...of('legalName')} hint={t('agreements.landowner.asSigned')} />
      <TextField {...of('legalAddress')} />
      <TickField {...of('isJointTenant')} />
      {row['isJointTenant'] !== true && (
        <>
          <NumberField {...of('interestPercentage')} />
          <WholeNumberField {...of('interestFractionNumerator')} />
          <WholeNumberField {...of('interestFractionDenominator')} />
        </>
      )}
      <TextField {...of('ownerGroup')} width="code" />
      {textIn(row, 'ownerGroup') !== '' && (
        <>
          <WholeNumberField {...of('groupShareNumerator')} />
          <WholeNumberField {...of('groupShareDenominator')} />
        </>
      )}
      <FieldRow>
        <TextareaField {...of('notes')} maximum={longest.notes} />
      </FieldRow>
    </FormSection>
  );
}

/** The progress of an owner: copy left, sent, signed, witnessed, dower consent, and the registration on title. */
function SigningFields({ path, row }: { readonly path: string; readonly row: Entry }) {
  const { t } = useTexts('projects');
  const of = (name: string) => ({ name: `${path}.${name}`, label: t(`agreements.landowner.${name}`) });
  const needsDower = row['isHomestead'] === true && row['isSpouseOnTitle'] !== true;
  const isLate = isConsentLate(signatureOf(row));
  return (
    <>
      <FormSection title={t('agreements.landowner.signing')}>
        <MomentField {...of('copyLeftAt')} />
        <DateField {...of('waiverDate')} />
        <DateField {...of('sentDate')} />
        <DateField {...of('signedDate')} />
        <DateField {...of('witnessedDate')} />
        <TextField {...of('witnessName')} width="name" />
        <TickField {...of('isHomestead')} />
        {row['isHomestead'] === true && <TickField {...of('isSpouseOnTitle')} />}
        {needsDower && (
          <DateField
            {...of('dowerConsentDate')}
            hint={isLate ? t('agreements.landowner.consentLate') : undefined}
          />
        )}
      </FormSection>
      <FormSection title={t('agreements.landowner.registration')}>
        <ChoiceField
          {...of('registrationType')}
          width="number"
          none=""
          choices={registrationTypes.map((value) => ({
            value,
            label: t(`agreements.registrationTypes.${value}`),
          }))}
        />
        <TextField {...of('registrationNumber')} width="code" />
        <DateField {...of('registeredDate')} />
      </FormSection>
    </>
  );
}

/** The landowners with their shares, their signing and registrations, in their order. */
export function LandownersSection() {
  const { t } = useTexts('projects');
  const landowners = useFieldValue('landowners');
  useAcquired(landowners);
  const columns = useMemo(() => {
    const of = (name: string) => t(`agreements.landowner.${name}`);
    return [
      gridColumn('string', 'name', of('name'), { width: 200 }),
      gridColumn('string', 'share', of('share'), { width: 110 }),
      gridColumn('string', 'state', of('state'), { width: 110 }),
      gridColumn('date', 'signedDate', of('signedDate'), { width: 110 }),
      gridColumn('string', 'registration', of('registration'), { width: 150 }),
    ];
  }, [t]);
  const cellsOf = useMemo(
    () => (row: Entry) => ({
      name: nameOf(row),
      share: [
        row['isJointTenant'] === true ? t('agreements.landowner.joint') : shareText(row),
        groupText(row),
      ]
        .filter(Boolean)
        .join(' · '),
      state: t(`agreements.signing.${signingState(datesOf(row))}`),
      signedDate: textIn(row, 'signedDate'),
      registration: textIn(row, 'registrationNumber'),
    }),
    [t],
  );
  const shares = entriesOf(landowners).map(shareOfEntry);
  const together = sharesTogether(shares);
  return (
    <>
      <EntryList<Entry>
        name="landowners"
        label={t('agreements.area.landowners')}
        entity={t('agreements.landowner.entity')}
        columns={columns}
        cellsOf={cellsOf}
        titleOf={nameOf}
        make={() => ({ ...newLandowner })}
        panel={(path, row) => (
          <>
            <OwnerFields path={path} row={row} />
            <SigningFields path={path} row={row} />
          </>
        )}
      />
      {together !== '0' && (
        <p className={classes['warning']}>{t('agreements.shares.together', { percent: together })}</p>
      )}
      {isOverWhole(shares) && (
        <p role="status" className={classes['warning']} data-warns="">
          {t('agreements.shares.over')}
        </p>
      )}
    </>
  );
}
