import { pickedId } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import { PickerField, useFieldValue, useSetField } from 'shared-ui/form';

interface AssociateFieldsProps {
  /** The group of the fields' texts. */
  readonly texts: string;
  /** Path of the row that the fields are of, where they are not the form's own. */
  readonly path?: string;
}

/** An associate, and one of its contacts: enabled once the associate is chosen, and cleared with it (002 §5). */
export function AssociateFields({ texts, path }: AssociateFieldsProps) {
  const { t } = useTexts('projects');
  const set = useSetField();
  const of = (name: string) => ({
    name: path === undefined ? name : `${path}.${name}`,
    label: t(`${texts}.${name}`),
  });
  const associateId = pickedId(useFieldValue(of('businessAssociate').name));
  return (
    <>
      <PickerField
        {...of('businessAssociate')}
        required
        picklist="businessAssociates"
        given={{ activeOnly: true }}
        onPick={() => set(of('contact').name, null)}
      />
      <PickerField
        {...of('contact')}
        picklist="contacts"
        given={associateId === undefined ? {} : { associateId }}
      />
    </>
  );
}
