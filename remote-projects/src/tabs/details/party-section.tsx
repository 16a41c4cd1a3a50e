import { pickedId } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import { FormSection, NumberField, PickerField, TextField, useFieldValue, useSetField } from 'shared-ui/form';
import type { FieldOf } from '../../ground/use-locked-field.ts';

interface PartySectionProps {
  readonly party: 'operator' | 'broker';
  readonly of: FieldOf;
}

/**
 * A company's part in the project: its office, numbers and status. Choosing another company clears those of the
 * previous one.
 */
export function PartySection({ party, of }: PartySectionProps) {
  const { t } = useTexts('projects');
  const set = useSetField();
  const company = pickedId(useFieldValue(party));
  const clear = () => {
    set(`${party}Office`, null);
    if (party === 'operator') set('surfaceStatus', null);
  };
  return (
    <FormSection title={t(`section.${party}`)}>
      <PickerField {...of(party)} picklist={`${party}s`} onPick={clear} />
      <PickerField {...of(`${party}Office`)} picklist="offices" given={{ companyId: company }} />
      <PickerField {...of(`${party}ProjectStatus`)} picklist={`${party}ProjectStatuses`} />
      <TextField {...of(`${party}ProjectNumber`)} />
      <TextField {...of(`${party}Reference`)} />
      {party === 'operator' &&
        (['afeNumber', 'costCentre', 'purchaseOrder'] as const).map((name) => (
          <TextField key={name} {...of(name)} />
        ))}
      {party === 'operator' && <NumberField {...of('afeAmount')} />}
    </FormSection>
  );
}
