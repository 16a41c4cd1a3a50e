import { lengths } from 'shared-contracts/limits';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { DateField, FormSection, PickerField, TextField, useFieldValue, widthForText } from 'shared-ui/form';
import { AssociateFields } from '../../../rows/associate-fields.tsx';

/** The fields of a stakeholder: associate, interest, and dates (002 §3). */
export function DetailsSection() {
  const { t, language } = useTexts('projects');
  const typed = useFieldValue('notifiedDate');
  const notifiedOn = useFieldValue('notifiedOn');
  const of = (name: string) => ({ name, label: t(`stakeholders.${name}`) });
  const longest = lengths.stakeholder;
  const byNotice =
    !typed && typeof notifiedOn === 'string' && notifiedOn !== ''
      ? t('stakeholders.byNotice', { date: shownDate(notifiedOn, language) })
      : undefined;
  return (
    <>
      <FormSection title={t('stakeholders.section.who')}>
        <AssociateFields texts="stakeholders" />
        <PickerField {...of('interestType')} picklist="interestTypes" given={{ activeOnly: true }} />
        <TextField {...of('landInterest')} width={widthForText(longest.landInterest)} />
        <TextField {...of('distanceToInterest')} width={widthForText(longest.distanceToInterest)} />
      </FormSection>
      <FormSection title={t('stakeholders.section.dates')} {...(byNotice ? { hint: byNotice } : {})}>
        <DateField {...of('notifiedDate')} />
        <DateField {...of('consentDate')} />
        <DateField {...of('expiryDate')} />
        <DateField {...of('completedDate')} />
      </FormSection>
    </>
  );
}
