import { lengths } from 'shared-contracts/limits';
import { newRequestValidator } from 'shared-contracts/requests';
import { validate } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { FieldRow, type FormValues, PickerField, TextareaField } from 'shared-ui/form';
import { CreateRequestsDocument } from '../../generated/operations.ts';
import { AssociateFields } from '../../rows/associate-fields.tsx';
import { type NewLineProps, NewLineWizard } from '../../rows/new-line-wizard.tsx';
import { requestsName } from './request-record.ts';

/** The values that the next one starts with too (002 §4). */
const kept = ['requestType'] as const;

const nothing: FormValues = { requestType: null, businessAssociate: null, contact: null, requestScope: null };

/** Makes requests one after the other (002 §2). */
export function NewRequestWizard(props: NewLineProps) {
  const { t } = useTexts('projects');
  return (
    <NewLineWizard
      {...props}
      name={requestsName}
      nothing={nothing}
      kept={kept}
      check={(values, language) => validate(newRequestValidator, values, language)}
      create={CreateRequestsDocument}
    >
      <PickerField name="requestType" label={t('requests.requestType')} required picklist="requestTypes" />
      <AssociateFields texts="requests" />
      <FieldRow>
        <TextareaField
          name="requestScope"
          label={t('requests.requestScope')}
          maximum={lengths.request.requestScope}
        />
      </FieldRow>
    </NewLineWizard>
  );
}
