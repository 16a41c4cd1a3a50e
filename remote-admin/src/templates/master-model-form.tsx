import { useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { formTypeIds } from 'shared-contracts/forms';
import { lengths } from 'shared-contracts/limits';
import { fieldsOf, message, requiredText } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { RecordActionModal } from 'shared-ui/confirm';
import {
  ChoiceField,
  FieldGrid,
  FieldRow,
  HeaderButton,
  TextField,
  TickField,
  useIsFieldDirty,
} from 'shared-ui/form';
import { RecordForm, type SaveDocument, useSend } from 'shared-ui/record';
import { OrderedRowsGrid } from 'shared-ui/rows';
import { useMutation } from 'urql';
import {
  DeleteMasterModelDocument,
  UnlinkModelItemsDocument,
  UpdateMasterModelDocument,
} from '../generated/operations.ts';
import { listAddress } from '../ground/record-list.ts';
import { LinkEventsWizard } from './link-events-wizard.tsx';
import {
  type MasterModelRecord,
  type ModelItem,
  modelInput,
  modelTypeOf,
  modelValues,
} from './master-model-record.ts';
import { modelColumns } from './template-columns.ts';

const maximum = lengths.masterModel.name;

const modelValidator = fieldsOf({
  name: requiredText(
    maximum,
    message('requiredPlain'),
    message('namedMaxLength', { n: maximum, field: 'Name' }),
  ),
});

const fields = ['name', 'formTypeId', 'isActive', 'masterModelItems'];

const cellsOf = ({ eventType }: ModelItem) => ({
  code: eventType.code,
  description: eventType.description ?? null,
  isActive: eventType.isActive,
});

interface ModelEventsProps {
  readonly model: MasterModelRecord;
  readonly adopt: (model: MasterModelRecord) => void;
  readonly mayEdit: boolean;
}

/** The events of a model: linked, unlinked, dragged into their order. */
function ModelEvents({ model, adopt, mayEdit }: ModelEventsProps) {
  const { t } = useTexts('admin');
  const columns = useMemo(() => modelColumns(t), [t]);
  const isDirty = useIsFieldDirty('masterModelItems');
  const [, unlink] = useMutation(UnlinkModelItemsDocument);
  const [isLinking, setLinking] = useState(false);
  const [going, setGoing] = useState<readonly ModelItem[]>([]);
  // Linking writes immediately and reads the model again, which would discard an unsaved order.
  const blocked = model.revision === null ? t('model.saveFirst') : isDirty ? t('order.saveFirst') : undefined;
  return (
    <>
      <OrderedRowsGrid<ModelItem>
        name="masterModelItems"
        label={t('model.events')}
        entity={t('model.entity')}
        columns={columns}
        cellsOf={cellsOf}
        actions={(selected) =>
          mayEdit && (
            <>
              <HeaderButton onClick={() => setLinking(true)} disabledBy={blocked}>
                {t('model.link')}
              </HeaderButton>
              <HeaderButton
                onClick={() => setGoing(selected)}
                disabledBy={blocked ?? (selected.length === 0 ? t('order.selectFirst') : undefined)}
              >
                {t('model.unlink')}
              </HeaderButton>
            </>
          )
        }
      />
      <LinkEventsWizard opened={isLinking} onClose={() => setLinking(false)} model={model} onLinked={adopt} />
      <RecordActionModal
        opened={going.length > 0}
        action="unlink"
        item={t('model.item', { count: going.length })}
        count={going.length}
        names={going.map(({ eventType }) => eventType.code)}
        warning={t('model.unlinkWarning')}
        onConfirm={async () => {
          const { data, error } = await unlink({ itemIds: going.map(({ id }) => id), modelId: model.id });
          if (!data) throw new Error(errorMessage(error));
          adopt(data.saved);
        }}
        onClose={() => setGoing([])}
      />
    </>
  );
}

/** A master model: a list of event types that can be added together (001 §2). */
export function MasterModelForm({ model }: { model: MasterModelRecord }) {
  const { t } = useTexts('admin');
  const send = useSend(UpdateMasterModelDocument as SaveDocument<MasterModelRecord>);
  const labelOf = (field: string) => t(`model.field.${field}`);
  return (
    <RecordForm<MasterModelRecord>
      route="templates/model"
      record={model}
      kind="MASTER_MODEL"
      titleOf={({ name }) => name}
      subtitle={t('kind.master-models.record')}
      tabs={[
        {
          path: 'details',
          label: t('record.details'),
          fields: fields.map((name) => ({ name, label: labelOf(name) })),
        },
      ]}
      labelOf={labelOf}
      valuesOf={modelValues}
      inputOf={modelInput}
      validator={modelValidator}
      send={send}
      list={listAddress('templates/model')}
      remove={DeleteMasterModelDocument}
      readOnlyReason={model.canEdit ? undefined : t('record.readOnly')}
    >
      {(saved, adopt) => (
        <FieldGrid>
          <TextField name="name" label={labelOf('name')} required />
          <ChoiceField
            name="formTypeId"
            label={labelOf('formTypeId')}
            required
            // The events of a model are those of its type.
            readOnly={saved.masterModelItems.length > 0}
            choices={[
              {
                value: formTypeIds.AgreementEvent,
                label: t('kind.event-types.choices.formTypeId.agreement'),
              },
              { value: formTypeIds.ProjectEvent, label: t('kind.event-types.choices.formTypeId.project') },
              ...(modelTypeOf(saved.formType.id) === 'unknown'
                ? [{ value: saved.formType.id, label: t('model.unknown') }]
                : []),
            ]}
          />
          <FieldRow>
            <TickField name="isActive" label={labelOf('isActive')} />
          </FieldRow>
          <ModelEvents model={saved} adopt={adopt} mayEdit={model.canEdit} />
        </FieldGrid>
      )}
    </RecordForm>
  );
}
