import { useCallback, useMemo, useState } from 'react';
import { mayEditMasterData } from 'shared-contracts';
import { type MasterDataDeclaration, masterDataValidator } from 'shared-contracts/master-data';
import { validate } from 'shared-contracts/validators';
import { useRecordTitle, useSession, useTexts } from 'shared-ui';
import {
  FieldGrid,
  FormPage,
  type FormValues,
  HeaderButton,
  refusedSave,
  type SaveRequest,
} from 'shared-ui/form';
import { useNavigate, useParams } from 'shared-ui/router';
import { useMutation } from 'urql';
import { documentsOf, type MasterDataRecord } from './master-data-documents.ts';
import { MasterDataFields } from './master-data-fields.tsx';
import { MasterDataHistory } from './master-data-history.tsx';
import { openHelp } from './open-help.ts';

interface MasterDataFormProps {
  readonly declaration: MasterDataDeclaration;
  readonly record: MasterDataRecord;
  readonly id: string;
}

/** The values of a record by field, without what surrounds them. */
function valuesOf({ fields }: MasterDataDeclaration, record: MasterDataRecord): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, record[name]]));
}

/** The generic master-data form: its declaration says what it holds (000 §2–§5). */
export function MasterDataForm({ declaration, record, id }: MasterDataFormProps) {
  const { t, language } = useTexts('admin');
  const { user } = useSession();
  const navigate = useNavigate();
  const { id: addressId = 'new' } = useParams();
  const [start] = useState(record);
  const [saved, setSaved] = useState(record);
  const [showsHistory, setShowsHistory] = useState(false);
  const [, save] = useMutation(documentsOf(declaration).save);
  const root = `/master-data/${declaration.type}`;
  const address = `${root}/${addressId}`;
  const title = String(saved[declaration.titleField] ?? '');
  useRecordTitle(addressId, addressId === 'new' ? undefined : title);

  const validator = useMemo(() => masterDataValidator(declaration), [declaration]);
  const check = useCallback(
    (values: FormValues) => {
      const result = validate(validator, values, language);
      return result.valid ? [] : result.errors;
    },
    [validator, language],
  );

  const onSave = async ({ values, revision, saveId }: SaveRequest) => {
    const writable = declaration.fields.filter((field) => !('readOnly' in field && field.readOnly));
    const input = {
      id,
      revision,
      saveId,
      ...Object.fromEntries(writable.map(({ name }) => [name, values[name]])),
    };
    const { data, error } = await save({ input });
    if (!data) return error ? refusedSave(error) : ({ kind: 'failed', message: '' } as const);
    setSaved(data.saved);
    return {
      kind: 'saved',
      values: valuesOf(declaration, data.saved),
      revision: data.saved.revision ?? 1,
    } as const;
  };

  const fields = declaration.fields.map(({ name }) => ({ name, label: t(`masterData.field.${name}`) }));
  const mayEdit = user !== null && mayEditMasterData(user) && record.canEdit;
  return (
    <FormPage
      address={address}
      title={title}
      subtitle={t(`masterData.type.${declaration.type}`)}
      tabs={[{ path: 'details', label: t('masterData.tab.details'), fields }]}
      initialValues={valuesOf(declaration, start)}
      initialRevision={start.revision}
      validate={check}
      onSave={onSave}
      onSaved={() => {
        if (addressId === 'new') navigate(`${root}/${id}/details`, { replace: true });
      }}
      onHelp={() => void openHelp('master-data')}
      readOnlyReason={mayEdit ? undefined : t('masterData.readOnly')}
      actions={
        saved.revision === null ? undefined : (
          <HeaderButton onClick={() => setShowsHistory(true)}>{t('masterData.history')}</HeaderButton>
        )
      }
    >
      <FieldGrid>
        <MasterDataFields declaration={declaration} />
      </FieldGrid>
      <MasterDataHistory
        declaration={declaration}
        recordId={id}
        opened={showsHistory}
        onClose={() => setShowsHistory(false)}
      />
    </FormPage>
  );
}
