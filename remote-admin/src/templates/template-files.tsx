import { useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { withoutItems } from 'shared-contracts/grids';
import { useRest, useTexts } from 'shared-ui';
import { RecordActionModal } from 'shared-ui/confirm';
import { DocumentUploadWizard } from 'shared-ui/dialogs';
import { HeaderButton, useFieldValue, useIsFieldDirty, useSetField } from 'shared-ui/form';
import { OrderedRowsGrid } from 'shared-ui/rows';
import { useClient, useMutation } from 'urql';
import { DeleteTemplateFilesDocument, ReportTemplateDocument } from '../generated/operations.ts';
import {
  filesIn,
  type ReportTemplateRecord,
  type TemplateFile,
  withUploads,
} from './report-template-record.ts';
import { fileColumns } from './template-columns.ts';

interface TemplateFilesProps {
  readonly template: ReportTemplateRecord;
  readonly adopt: (template: ReportTemplateRecord) => void;
}

const field = 'templateFiles';

const cellsOf = ({ name, uploadedDate }: TemplateFile) => ({ name, uploadedDate });

/** The files of a template: uploaded into the form, dragged into their order, downloaded, deleted. */
export function TemplateFiles({ template, adopt }: TemplateFilesProps) {
  const { t } = useTexts('admin');
  const columns = useMemo(() => fileColumns(t), [t]);
  const { address } = useRest();
  const client = useClient();
  const files = filesIn({ [field]: useFieldValue(field) });
  const set = useSetField();
  const isDirty = useIsFieldDirty(field);
  const [, remove] = useMutation(DeleteTemplateFilesDocument);
  const [isAdding, setAdding] = useState(false);
  const [going, setGoing] = useState<readonly TemplateFile[]>([]);

  const deleteSaved = async () => {
    const { error } = await remove({ ids: going.map(({ id }) => id) });
    if (error) throw new Error(errorMessage(error));
    const { data } = await client
      .query(ReportTemplateDocument, { id: template.id }, { requestPolicy: 'network-only' })
      .toPromise();
    if (data?.record) adopt(data.record);
  };
  const askToDelete = (selected: readonly TemplateFile[], clear: () => void) => {
    clear();
    // Files that only the form holds go without a question.
    if (selected.every(({ isHeld }) => isHeld))
      set(field, withoutItems(files, new Set(selected.map(({ id }) => id))));
    else setGoing(selected);
  };
  const deleteBlocked = (selected: readonly TemplateFile[]) => {
    if (selected.length === 0) return t('order.selectFirst');
    if (selected.some(({ isUserOwned }) => !isUserOwned)) return t('template.notYours');
    return isDirty && selected.some(({ isHeld }) => !isHeld) ? t('order.saveFirst') : undefined;
  };
  return (
    <>
      <OrderedRowsGrid<TemplateFile>
        name={field}
        label={t('template.files')}
        entity={t('template.entity')}
        columns={columns}
        cellsOf={cellsOf}
        actions={(selected, clear) => {
          const [chosen] = selected.length === 1 ? selected : [];
          return (
            <>
              {template.canEdit && (
                <>
                  <HeaderButton onClick={() => setAdding(true)}>{t('template.add')}</HeaderButton>
                  <HeaderButton
                    onClick={() => askToDelete(selected, clear)}
                    disabledBy={deleteBlocked(selected)}
                  >
                    {t('template.delete')}
                  </HeaderButton>
                </>
              )}
              <HeaderButton
                onClick={() => {
                  if (chosen) window.open(`${address}files/${chosen.id}?force=true`, '_self');
                }}
                disabledBy={chosen ? undefined : t('order.selectOne')}
              >
                {t('template.download')}
              </HeaderButton>
            </>
          );
        }}
      />
      <DocumentUploadWizard
        opened={isAdding}
        onClose={() => setAdding(false)}
        documentOnly
        onSaveFiles={async (uploaded) => set(field, withUploads(files, uploaded, new Date().toISOString()))}
        onAddLink={async () => {}}
      />
      <RecordActionModal
        opened={going.length > 0}
        action="delete"
        item={t('template.item', { count: going.length })}
        count={going.length}
        names={going.map(({ name }) => name)}
        onConfirm={deleteSaved}
        onClose={() => setGoing([])}
      />
    </>
  );
}
