import type { BulkField as BulkFieldName } from 'shared-contracts/agreements';
import { useTexts } from 'shared-ui';
import { DateField, PickerField, TextField, useFieldValue } from 'shared-ui/form';
import type { ProjectRecord } from '../project/project-record.ts';
import { AgreementStatusField } from './status-field.tsx';

/** What the fields that are picked are picked from. */
const picklists: Partial<Record<BulkFieldName, string>> = {
  landAgent: 'representatives',
  agreementType: 'agreementTypes',
  landPurpose: 'landPurposes',
  interestType: 'interestTypes',
  landownerType: 'landownerTypes',
};

interface BulkFieldProps {
  readonly name: BulkFieldName;
  readonly project: ProjectRecord;
}

/** What a field of many agreements is set to; only where it is ticked. */
export function BulkField({ name, project }: BulkFieldProps) {
  const { t } = useTexts('projects');
  const isTicked = useFieldValue(`ticks.${name}`) === true;
  const field = { name: `values.${name}`, label: t(`agreements.${name}`), readOnly: !isTicked };
  const picklist = picklists[name];
  if (name === 'surfaceStatus') return <AgreementStatusField {...field} project={project} />;
  if (picklist) return <PickerField {...field} picklist={picklist} />;
  if (name === 'statusComments') return <TextField {...field} />;
  return <DateField {...field} />;
}
