import { type FieldProps, PickerField } from 'shared-ui/form';
import type { ProjectRecord } from '../../ground/project-record.ts';

interface AgreementStatusFieldProps extends FieldProps {
  readonly project: Pick<ProjectRecord, 'operator'>;
}

/** How far the land of an agreement is, in the words of the project's operator. */
export function AgreementStatusField({ project: { operator }, ...props }: AgreementStatusFieldProps) {
  return (
    <PickerField
      {...props}
      picklist="surfaceStatuses"
      given={operator ? { operatorProductClientId: operator.id } : {}}
    />
  );
}
