import { newAgreementValidator } from 'shared-contracts/agreements';
import { lengths } from 'shared-contracts/limits';
import { validate } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { type FormValues, PickerField, TextField, widthForText } from 'shared-ui/form';
import { CreateAgreementsDocument } from '../../generated/operations.ts';
import { type NewLineProps, NewLineWizard } from '../../rows/new-line-wizard.tsx';
import { agreementsName } from './agreement-record.ts';
import { AgreementStatusField } from './status-field.tsx';

/** The values that the next one starts with too (002 §2). */
const kept = ['agreementType', 'landPurpose', 'surfaceStatus'] as const;

const nothing: FormValues = {
  name: '',
  referenceNumber: null,
  agreementType: null,
  landPurpose: null,
  surfaceStatus: null,
};

/** Makes agreements one after the other (002 §2). */
export function NewAgreementWizard(props: NewLineProps) {
  const { t } = useTexts('projects');
  const of = (name: string) => ({ name, label: t(`agreements.${name}`) });
  return (
    <NewLineWizard
      {...props}
      name={agreementsName}
      nothing={nothing}
      kept={kept}
      check={(values, language) => validate(newAgreementValidator, values, language)}
      create={CreateAgreementsDocument}
    >
      <TextField {...of('name')} required width={widthForText(lengths.agreement.name)} />
      <TextField {...of('referenceNumber')} width={widthForText(lengths.agreement.referenceNumber)} />
      <PickerField {...of('agreementType')} picklist="agreementTypes" />
      <PickerField {...of('landPurpose')} picklist="landPurposes" />
      <AgreementStatusField {...of('surfaceStatus')} project={props.project} />
    </NewLineWizard>
  );
}
