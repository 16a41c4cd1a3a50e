import { lengths } from 'shared-contracts/limits';
import { newStakeholderValidator } from 'shared-contracts/stakeholders';
import { validate } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { type FormValues, PickerField, TextField, widthForText } from 'shared-ui/form';
import { CreateStakeholdersDocument } from '../../generated/operations.ts';
import { AssociateFields } from '../../rows/associate-fields.tsx';
import { type NewLineProps, NewLineWizard } from '../../rows/new-line-wizard.tsx';
import { stakeholdersName } from './stakeholder-record.ts';

/** The values that the next one starts with too (002 §4). */
const kept = ['interestType', 'landInterest'] as const;

const nothing: FormValues = {
  businessAssociate: null,
  contact: null,
  interestType: null,
  landInterest: null,
  distanceToInterest: null,
};

/** Makes stakeholders one after the other (002 §2). */
export function NewStakeholderWizard(props: NewLineProps) {
  const { t } = useTexts('projects');
  const of = (name: string) => ({ name, label: t(`stakeholders.${name}`) });
  return (
    <NewLineWizard
      {...props}
      name={stakeholdersName}
      nothing={nothing}
      kept={kept}
      check={(values, language) => validate(newStakeholderValidator, values, language)}
      create={CreateStakeholdersDocument}
    >
      <AssociateFields texts={stakeholdersName} />
      <PickerField {...of('interestType')} picklist="interestTypes" given={{ activeOnly: true }} />
      <TextField {...of('landInterest')} width={widthForText(lengths.stakeholder.landInterest)} />
      <TextField {...of('distanceToInterest')} width={widthForText(lengths.stakeholder.distanceToInterest)} />
    </NewLineWizard>
  );
}
