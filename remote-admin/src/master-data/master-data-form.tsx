import { mayEditMasterData } from 'shared-contracts';
import type { MasterDataDeclaration } from 'shared-contracts/master-data';
import { StatusLabel, useSession, useTexts } from 'shared-ui';
import { FieldGrid } from 'shared-ui/form';
import { RecordForm } from 'shared-ui/record';
import { listAddress } from '../ground/record-list.ts';
import { useConfirmedModelSave } from '../tasks/use-confirmed-model-save.tsx';
import { choiceWords } from './choice-words.ts';
import type { MasterDataAbove, MasterDataActions } from './master-data-actions.ts';
import { documentsOf, type MasterDataRecord } from './master-data-documents.ts';
import { MasterDataFields } from './master-data-fields.tsx';
import { useWriter } from './use-writer.ts';

interface MasterDataFormProps {
  readonly declaration: MasterDataDeclaration;
  readonly record: MasterDataRecord;
  readonly actions: MasterDataActions | undefined;
  readonly above: MasterDataAbove | undefined;
}

/** The generic master-data form: its declaration describes it (000 §2–§5). */
export function MasterDataForm({ declaration, record, actions: Actions, above: Above }: MasterDataFormProps) {
  const { t } = useTexts('admin');
  const { user } = useSession();
  const { texts, fields, send: sendPlain, ...writer } = useWriter(declaration);
  const { send, question } = useConfirmedModelSave(sendPlain, declaration.typeName === 'TaskModel');
  const mayEdit = user !== null && mayEditMasterData(user) && record.canEdit;
  return (
    <RecordForm
      route={declaration.route}
      record={record}
      kind={declaration.kind}
      {...writer}
      send={send}
      subtitle={texts.record}
      tabs={[{ path: 'details', label: t('record.details'), fields }]}
      labelOf={texts.field}
      wordOf={choiceWords(declaration.fields, texts)}
      remove={documentsOf(declaration).remove}
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
        <>
          {Above && mayEdit && <Above id={record.id} revision={record.revision} inputOf={writer.inputOf} />}
          <FieldGrid>
            <MasterDataFields declaration={declaration} />
          </FieldGrid>
          {question}
        </>
      )}
    </RecordForm>
  );
}
