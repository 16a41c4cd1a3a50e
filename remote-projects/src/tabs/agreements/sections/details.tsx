import { chosenLengths, lengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  DateField,
  FieldRow,
  FormSection,
  PickerField,
  TermField,
  TextareaField,
  TextField,
  useFieldValue,
  widthForText,
} from 'shared-ui/form';
import type { ProjectRecord } from '../../../ground/project-record.ts';
import classes from '../../../rows/lines.module.css';
import { signedLast } from '../owner-entries.ts';
import { AgreementStatusField } from '../status-field.tsx';

const longest = { ...chosenLengths.agreement, ...lengths.agreement };

/** Shows where the date of the documents comes from. */
function AcquiredNote() {
  const { t } = useTexts('projects');
  const landowners = useFieldValue('landowners');
  const acquired = useFieldValue('documentsAcquiredDate');
  const signed = signedLast(landowners);
  if (!signed && !acquired) return null;
  return (
    <p className={classes['hint']}>
      {t(signed === acquired ? 'agreements.acquired.follows' : 'agreements.acquired.byHand')}
    </p>
  );
}

/** The kind of an agreement, its progress, and its dates (002 §3). */
export function DetailsSection({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const of = (name: string) => ({ name, label: t(`agreements.${name}`) });
  const named = (name: string) => ({ ...of(name), hint: t(`agreements.namedBy.${name}`) });
  return (
    <>
      <FormSection title={t('agreements.section.what')}>
        <TextField {...named('name')} required width={widthForText(longest.name)} />
        <TextField {...named('referenceNumber')} width={widthForText(longest.referenceNumber)} />
        <TextField {...named('agreementNumber')} width="code" />
        <TextField {...named('agreementName')} width={widthForText(longest.agreementName)} />
        <PickerField {...of('agreementType')} picklist="agreementTypes" />
        <PickerField {...of('interestType')} picklist="interestTypes" given={{ activeOnly: true }} />
        <PickerField {...of('landPurpose')} picklist="landPurposes" />
        <TextField {...of('subProjectType')} width="code" />
        <PickerField {...of('landownerType')} picklist="landownerTypes" />
        <PickerField {...of('landAgent')} picklist="representatives" />
        {project.revision !== null && (
          <PickerField
            {...of('follows')}
            picklist="agreements"
            given={{ surfaceProjectId: project.id }}
            placeholder={t('agreements.followsHint')}
          />
        )}
      </FormSection>
      <FormSection title={t('agreements.section.status')}>
        <AgreementStatusField {...of('surfaceStatus')} project={project} />
        <FieldRow>
          <TextareaField {...of('statusComments')} maximum={longest.notes} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('agreements.section.dates')}>
        <DateField {...of('projectCreatedDate')} />
        <DateField {...of('sentToFieldDate')} />
        <DateField {...of('plansReceivedDate')} />
        <DateField {...of('consentRequestedDate')} />
        <DateField {...of('consentReceivedDate')} />
        <DateField {...of('documentsAcquiredDate')} />
        <FieldRow>
          <AcquiredNote />
        </FieldRow>
      </FormSection>
      <FormSection title={t('agreements.section.term')}>
        <DateField {...of('effectiveDate')} />
        <TermField {...of('term')} unitName="termUnit" />
        <DateField {...of('expiryDate')} />
        <DateField {...of('reviewNoticeDate')} />
      </FormSection>
    </>
  );
}
