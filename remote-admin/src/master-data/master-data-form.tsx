import { useMemo } from 'react';
import { mayEditMasterData } from 'shared-contracts';
import { type MasterDataDeclaration, masterDataFormValidator } from 'shared-contracts/master-data';
import { StatusLabel, useSession, useTexts } from 'shared-ui';
import { FieldGrid } from 'shared-ui/form';
import { RecordForm, useSend } from 'shared-ui/record';
import { listAddress } from '../record-list.ts';
import type { MasterDataActions } from './master-data-actions.ts';
import { documentsOf, type MasterDataRecord } from './master-data-documents.ts';
import { MasterDataFields } from './master-data-fields.tsx';
import { formValues, saveValues } from './master-data-values.ts';
import { secrets } from './secrets.ts';
import { useKindTexts } from './use-kind-texts.ts';

interface MasterDataFormProps {
  readonly declaration: MasterDataDeclaration;
  readonly record: MasterDataRecord;
  readonly actions: MasterDataActions | undefined;
}

/** The generic master-data form: its declaration says what it holds (000 §2–§5). */
export function MasterDataForm({ declaration, record, actions: Actions }: MasterDataFormProps) {
  const { t } = useTexts('admin');
  const { user } = useSession();
  const validator = useMemo(() => masterDataFormValidator(declaration), [declaration]);
  const { record: subtitle, field: labelOf } = useKindTexts(declaration);
  const mayEdit = user !== null && mayEditMasterData(user) && record.canEdit;
  const { save, remove } = documentsOf(declaration);
  const send = useSend(save);
  return (
    <RecordForm
      route={declaration.route}
      record={record}
      kind={declaration.kind}
      titleOf={(saved) => String(saved[declaration.titleField] ?? '')}
      subtitle={subtitle}
      tabs={[
        {
          path: 'details',
          label: t('record.details'),
          // What the server alone sets is neither counted nor asked about.
          fields: declaration.fields
            .filter(({ readOnly }) => !readOnly)
            .map(({ name }) => ({
              name,
              label: labelOf(name),
              isSecret: secrets.has(name),
            })),
        },
      ]}
      labelOf={labelOf}
      valuesOf={(saved) => formValues(declaration, saved)}
      inputOf={(values) => saveValues(declaration, values)}
      validator={validator}
      send={send}
      remove={remove}
      list={listAddress(declaration.route)}
      actions={({ id }) => Actions && <Actions id={id} />}
      facts={({ isActive }) =>
        typeof isActive === 'boolean'
          ? [{ label: t('record.status'), value: <StatusLabel isActive={isActive} /> }]
          : []
      }
      readOnlyReason={mayEdit ? undefined : t('record.readOnly')}
    >
      {() => (
        <FieldGrid>
          <MasterDataFields declaration={declaration} />
        </FieldGrid>
      )}
    </RecordForm>
  );
}
