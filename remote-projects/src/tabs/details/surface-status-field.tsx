import { pickedId } from 'shared-contracts/forms';
import { type FieldProps, PickerField, useFieldValue } from 'shared-ui/form';

/** The status of the surface work, from the list of the project's operator. */
export function SurfaceStatusField(props: FieldProps) {
  const operatorId = pickedId(useFieldValue('operator'));
  return (
    <PickerField
      {...props}
      picklist="surfaceStatuses"
      given={operatorId === undefined ? {} : { operatorProductClientId: operatorId }}
    />
  );
}
