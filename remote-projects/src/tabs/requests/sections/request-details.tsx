import { chosenLengths, lengths } from 'shared-contracts/limits';
import { grantorTypes, isConnected } from 'shared-contracts/requests';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  DateField,
  FieldRow,
  FormSection,
  PickerField,
  TextareaField,
  TextField,
  useFieldValue,
} from 'shared-ui/form';
import { AssociateFields } from '../../../rows/associate-fields.tsx';
import classes from '../../../rows/lines.module.css';

const longest = { ...chosenLengths.request, ...lengths.request };

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Explains why a request of Connect cannot be deleted. */
function ConnectNote() {
  const { t } = useTexts('projects');
  const connectNumber = textOf(useFieldValue('connectNumber'));
  const connectStatus = textOf(useFieldValue('connectStatus'));
  if (!isConnected({ connectNumber, connectStatus })) return null;
  return (
    <FieldRow>
      <p className={classes['hint']}>{t('requests.connected')}</p>
    </FieldRow>
  );
}

/** The subject of the request, its grantor, and its progress (002 §3). */
export function RequestDetails() {
  const { t } = useTexts('projects');
  const of = (name: string) => ({ name, label: t(`requests.${name}`) });
  return (
    <>
      <FormSection title={t('requests.section.what')}>
        <PickerField {...of('requestType')} required picklist="requestTypes" />
        <AssociateFields texts="requests" />
        <FieldRow>
          <TextareaField {...of('requestScope')} maximum={longest.requestScope} />
        </FieldRow>
        <FieldRow>
          <TextareaField {...of('conditions')} maximum={longest.conditions} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('requests.section.grantor')}>
        <PickerField {...of('grantorCompany')} picklist="grantorCompanies" />
        <ChoiceField
          {...of('grantorType')}
          width="number"
          choices={grantorTypes.map((value) => ({ value, label: t(`requests.grantorTypes.${value}`) }))}
        />
        <TextField {...of('connectNumber')} width="code" />
        <TextField {...of('connectStatus')} width="code" />
        <ConnectNote />
      </FormSection>
      <FormSection title={t('requests.section.dates')}>
        <DateField {...of('sentDate')} />
        <DateField {...of('receivedDate')} />
        <DateField {...of('completedDate')} />
      </FormSection>
    </>
  );
}
