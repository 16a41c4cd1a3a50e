import { pickedId } from 'shared-contracts/forms';
import {
  type DependentText,
  isWhole,
  type MasterDataDeclaration,
  type MasterDataField,
  type ReferenceFieldDeclaration,
  type RowsFieldDeclaration,
  startOfFields,
  type TextFieldDeclaration,
} from 'shared-contracts/master-data';
import {
  ChoiceField,
  ColorField,
  CurrencyField,
  DateField,
  EmailField,
  FieldRow,
  NumberField,
  PickerField,
  PictureField,
  RowsField,
  TextareaField,
  TextField,
  TickField,
  UrlField,
  useFieldValue,
  useSetField,
  WholeNumberField,
  widthForText,
} from 'shared-ui/form';
import { type KindTexts, useKindTexts } from './use-kind-texts.ts';

interface FieldProps<TField> {
  readonly field: TField;
  /** Path of its value in the form. */
  readonly path: string;
  readonly fields: readonly MasterDataField[];
  readonly texts: KindTexts;
}

/** A picker that offers only the entries of its parent field; changing the parent clears it (001 §4). */
function ReferenceField({ field, path, fields, texts }: FieldProps<ReferenceFieldDeclaration>) {
  const around = useFieldValue(field.within?.field ?? path);
  const set = useSetField();
  const inside = fields.filter((one) => one.kind === 'reference' && one.within?.field === field.name);
  return (
    <PickerField
      name={path}
      label={texts.field(field.name)}
      picklist={field.picklist}
      width="name"
      required={field.required}
      readOnly={field.readOnly ?? false}
      {...(field.within ? { given: { [field.within.argument]: pickedId(around) } } : {})}
      onPick={() => {
        for (const { name } of inside) set(name, null);
      }}
    />
  );
}

/**
 * A text whose meaning depends on another field of its row: picked from the list that the other field names, or typed.
 */
function DependentTextField({
  field,
  path,
  texts,
  dependent,
}: FieldProps<TextFieldDeclaration> & { dependent: DependentText }) {
  const by = useFieldValue(siblingOf(path, dependent.by));
  const as = dependent.as[String(by)];
  const shared = {
    name: path,
    label: texts.field(field.name),
    required: field.required,
    readOnly: field.readOnly ?? false,
  };
  if (as === 'email') return <EmailField {...shared} />;
  if (as)
    return (
      <PickerField {...shared} key={as.picklist} picklist={as.picklist} asText={as.shows} width="name" />
    );
  return <TextField {...shared} width={widthForText(field.maximum)} />;
}

/** Path of a field in the same row as another. */
const siblingOf = (path: string, name: string): string => path.replace(/[^.]+$/, name);

function RowsOfRecord({ field, path, texts }: FieldProps<RowsFieldDeclaration>) {
  const columns = field.fields.map((one) => ({
    name: one.name,
    label: texts.field(one.name),
    required: 'required' in one && one.required,
    // Its texts need more space than the fields next to it.
    isLong: one.kind === 'text' && one.name === 'description',
  }));
  return (
    <RowsField
      name={path}
      label={texts.rows(field.name)}
      whenEmpty={texts.whenEmpty(field.name)}
      columns={columns}
      newRow={() => ({
        id: crypto.randomUUID(),
        ...startOfFields(field.fields),
      })}
      cell={(column, cellPath) => {
        const cell = field.fields.find(({ name }) => name === column);
        return cell && <DeclaredField field={cell} path={cellPath} fields={field.fields} texts={texts} />;
      }}
    />
  );
}

/** The field of a declared kind. */
export function DeclaredField({ field, path, fields, texts }: FieldProps<MasterDataField>) {
  const set = useSetField();
  const shared = {
    name: path,
    label: texts.field(field.name),
    readOnly: field.readOnly ?? false,
  };
  if (field.kind === 'tick') return <TickField {...shared} />;
  if (field.kind === 'date') return <DateField {...shared} required={field.required} />;
  if (field.kind === 'picture') return <PictureField {...shared} />;
  if (field.kind === 'color') return <ColorField {...shared} required />;
  if (field.kind === 'reference')
    return <ReferenceField field={field} path={path} fields={fields} texts={texts} />;
  if (field.kind === 'rows') return <RowsOfRecord field={field} path={path} fields={fields} texts={texts} />;
  if (field.kind === 'number') {
    const Amount = field.isMoney ? CurrencyField : isWhole(field) ? WholeNumberField : NumberField;
    return <Amount {...shared} required={field.required} />;
  }
  if (field.kind === 'text' && field.dependentLabel)
    return (
      <DependentTextField
        field={field}
        dependent={field.dependentLabel}
        path={path}
        fields={fields}
        texts={texts}
      />
    );
  if (field.kind === 'choice') {
    const dependentFields = fields.filter(
      (one) => one.kind === 'text' && one.dependentLabel?.by === field.name,
    );
    return (
      <ChoiceField
        {...shared}
        onChoose={() => {
          // The previous value was meant for another choice.
          for (const { name } of dependentFields) set(siblingOf(path, name), '');
        }}
        width="code"
        required={field.required}
        choices={Object.entries(field.values).map(([key, value]) => ({
          value,
          label: texts.choice(field.name, key),
        }))}
        {...(field.required ? {} : { none: texts.none })}
      />
    );
  }
  const required = field.required || field.marked === true;
  // Marked as the specification wants it, and saved empty all the same (decision 29).
  const hint = field.marked && !field.required ? texts.markedHint : undefined;
  if (field.kind === 'url') return <UrlField {...shared} required={required} width="line" />;
  return field.kind === 'text' ? (
    <TextField {...shared} required={required} hint={hint} width={widthForText(field.maximum)} />
  ) : (
    <TextareaField {...shared} required={required} hint={hint} maximum={field.maximum} />
  );
}

const isWide = ({ kind }: MasterDataField): boolean => ['tick', 'textarea', 'rows', 'picture'].includes(kind);

/** The fields of a record, from its declaration, in its order. */
export function MasterDataFields({ declaration }: { declaration: MasterDataDeclaration }) {
  const { fields } = declaration;
  const texts = useKindTexts(declaration);
  return fields.map((field) => {
    const shown = (
      <DeclaredField key={field.name} field={field} path={field.name} fields={fields} texts={texts} />
    );
    return isWide(field) ? <FieldRow key={field.name}>{shown}</FieldRow> : shown;
  });
}
