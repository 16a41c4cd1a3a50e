import { useMemo } from 'react';
import { mayEditMasterData } from 'shared-contracts';
import { type MasterDataDeclaration, masterDataValidator } from 'shared-contracts/master-data';
import { useSession, useTexts } from 'shared-ui';
import { FieldGrid, type FormValues } from 'shared-ui/form';
import { RecordForm } from '../records/record-form.tsx';
import { documentsOf, type MasterDataRecord } from './master-data-documents.ts';
import { MasterDataFields } from './master-data-fields.tsx';

interface MasterDataFormProps {
  readonly declaration: MasterDataDeclaration;
  readonly record: MasterDataRecord;
}

/** The values of a record by field, without what surrounds them. */
const valuesOf =
  ({ fields }: MasterDataDeclaration) =>
  (record: Readonly<Record<string, unknown>>): FormValues =>
    Object.fromEntries(fields.map(({ name }) => [name, record[name]]));

/** What a save sends: the fields that are not the server's own. */
const inputOf =
  ({ fields }: MasterDataDeclaration) =>
  (values: FormValues) =>
    Object.fromEntries(
      fields
        .filter((field) => !('readOnly' in field && field.readOnly))
        .map(({ name }) => [name, values[name]]),
    );

/** The generic master-data form: its declaration says what it holds (000 §2–§5). */
export function MasterDataForm({ declaration, record }: MasterDataFormProps) {
  const { t } = useTexts('admin');
  const { user } = useSession();
  const validator = useMemo(() => masterDataValidator(declaration), [declaration]);
  const labelOf = (field: string) => t(`masterData.field.${field}`);
  const mayEdit = user !== null && mayEditMasterData(user) && record.canEdit;
  return (
    <RecordForm
      root={`/master-data/${declaration.type}`}
      record={record}
      kind={declaration.kind}
      titleOf={(saved) => String(saved[declaration.titleField] ?? '')}
      subtitle={t(`masterData.type.${declaration.type}`)}
      tabs={[
        {
          path: 'details',
          label: t('masterData.tab.details'),
          fields: declaration.fields.map(({ name }) => ({ name, label: labelOf(name) })),
        },
      ]}
      labelOf={labelOf}
      valuesOf={valuesOf(declaration)}
      inputOf={inputOf(declaration)}
      validator={validator}
      save={documentsOf(declaration).save}
      help="master-data"
      readOnlyReason={mayEdit ? undefined : t('masterData.readOnly')}
    >
      {() => (
        <FieldGrid>
          <MasterDataFields declaration={declaration} />
        </FieldGrid>
      )}
    </RecordForm>
  );
}
