import type { MasterDataDeclaration, MasterDataField } from 'shared-contracts/master-data';
import { useTexts } from 'shared-ui';
import { FieldRow, TextareaField, TextField, TickField } from 'shared-ui/form';

function DeclaredField({ field }: { field: MasterDataField }) {
  const { t } = useTexts('admin');
  const label = t(`masterData.field.${field.name}`);
  const readOnly = field.readOnly ?? false;
  if (field.kind === 'tick') {
    return (
      <FieldRow>
        <TickField name={field.name} label={label} readOnly={readOnly} />
      </FieldRow>
    );
  }
  const required = field.required || field.marked === true;
  if (field.kind === 'text') {
    return <TextField name={field.name} label={label} required={required} readOnly={readOnly} />;
  }
  return (
    <FieldRow>
      <TextareaField
        name={field.name}
        label={label}
        required={required}
        readOnly={readOnly}
        maximum={field.maximum}
      />
    </FieldRow>
  );
}

/** The fields of a list, from its declaration, in its order. */
export function MasterDataFields({ declaration }: { declaration: MasterDataDeclaration }) {
  return declaration.fields.map((field) => <DeclaredField key={field.name} field={field} />);
}
