import { PickerField, useFieldValue, useSetField } from 'shared-ui/form';

interface AssociateCellProps {
  readonly path: string;
  readonly label: string;
  /** Path of the registered name; it is the associate's name until somebody edits it. */
  readonly namePath: string;
}

/** The associate of a registered name. */
export function AssociateCell({ path, label, namePath }: AssociateCellProps) {
  const setField = useSetField();
  const written = useFieldValue(namePath);
  return (
    <PickerField
      name={path}
      label={label}
      picklist="businessAssociates"
      onPick={([picked]) => {
        const name = picked?.['name'];
        if (!written && typeof name === 'string') setField(namePath, name);
      }}
    />
  );
}
