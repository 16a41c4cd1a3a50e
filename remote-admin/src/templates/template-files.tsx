import { useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { withoutItems } from 'shared-contracts/grids';
import { useRest, useTexts } from 'shared-ui';
import { RecordActionModal } from 'shared-ui/confirm';
import { DocumentUploadWizard, PlaceInLine } from 'shared-ui/dialogs';
import { useFieldValue, useIsFieldDirty, useSetField } from 'shared-ui/form';
import { OrderedRowsGrid } from 'shared-ui/rows';
import { useClient, useMutation } from 'urql';
import { DeleteTemplateFilesDocument, ReportTemplateDocument } from '../generated/operations.ts';
import { type CheckedFile, checkTemplates, isFilled, isSound, makesDocuments } from './check-templates.ts';
import {
  filesIn,
  type ReportTemplateRecord,
  type TemplateFile,
  withUploads,
} from './report-template-record.ts';
import { TemplateChecks } from './template-checks.tsx';
import { fileColumns } from './template-columns.ts';
import { TemplateExamplesDialog } from './template-examples-dialog.tsx';
import { TemplateFileActions } from './template-file-actions.tsx';
import { TemplateTagsDialog } from './template-tags-dialog.tsx';
import { TemplateVersionsDialog } from './template-versions-dialog.tsx';

interface TemplateFilesProps {
  readonly template: ReportTemplateRecord;
  readonly adopt: (template: ReportTemplateRecord) => void;
}

const field = 'templateFiles';

/** What looks at Word files, as the server's line calls it. */
const looks = ['template'] as const;

const isIdentified = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const typeIdIn = (value: unknown): string | undefined => (isIdentified(value) ? value.id : undefined);

const cellsOf = ({ name, uploadedDate }: TemplateFile) => ({ name, uploadedDate });

/** The files of a template: uploaded into the form, dragged into their order, downloaded, deleted. */
export function TemplateFiles({ template, adopt }: TemplateFilesProps) {
  const { t } = useTexts('admin');
  const columns = useMemo(() => fileColumns(t), [t]);
  const rest = useRest();
  const { address } = rest;
  const typeId = typeIdIn(useFieldValue('details.reportType'));
  const client = useClient();
  const files = filesIn({ [field]: useFieldValue(field) });
  const set = useSetField();
  const isDirty = useIsFieldDirty(field);
  const [, remove] = useMutation(DeleteTemplateFilesDocument);
  const [isAdding, setAdding] = useState(false);
  const [going, setGoing] = useState<readonly TemplateFile[]>([]);

  const [found, setFound] = useState<readonly CheckedFile[]>([]);
  const [isChecking, setChecking] = useState(false);
  const [shown, setShown] = useState<'tags' | 'versions' | 'examples'>();
  const documentBlocked = makesDocuments(typeId)
    ? undefined
    : t(typeId === undefined ? 'template.chooseType' : 'template.notDocument');

  /** Looks at Word files; those that are in order are answered, with those that are not filled. */
  const sound = async <T extends { readonly guid: string; readonly name: string }>(uploads: readonly T[]) => {
    const words = uploads.filter(isFilled).map(({ guid, name }) => ({ id: guid, name }));
    if (!makesDocuments(typeId) || words.length === 0) return uploads;
    const checks = await checkTemplates(rest, words, typeId);
    // One dialog is enough: its result lists the added files.
    setAdding(false);
    setFound(checks);
    const faulty = new Set(checks.filter((check) => !isSound(check)).map(({ id }) => id));
    return uploads.filter(({ guid }) => !faulty.has(guid));
  };
  const checkSelected = async (selected: readonly TemplateFile[]) => {
    if (!makesDocuments(typeId)) return;
    setChecking(true);
    try {
      setFound(await checkTemplates(rest, selected.filter(isFilled), typeId));
    } finally {
      setChecking(false);
    }
  };
  const deleteSaved = async () => {
    const ids = new Set(going.map(({ id }) => id));
    const { error } = await remove({ ids: [...ids] });
    const { data } = await client
      .query(ReportTemplateDocument, { id: template.id }, { requestPolicy: 'network-only' })
      .toPromise();
    const isThere = data?.record?.templateFiles.some(({ id }) => ids.has(id)) ?? true;
    // Where only the answer was lost, the files are gone all the same.
    if (error && isThere) throw new Error(errorMessage(error));
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
  const checkBlocked = (selected: readonly TemplateFile[]) =>
    documentBlocked ??
    (isChecking ? t('template.checks.busy') : undefined) ??
    (selected.some(isFilled) ? undefined : t('order.selectFirst'));
  const downloadOf = (selected: readonly TemplateFile[]) => {
    const [chosen] = selected.length === 1 ? selected : [];
    return {
      label: t('template.download'),
      onChoose: () => {
        if (chosen) window.open(`${address}files/${chosen.id}?force=true`, '_self');
      },
      disabledBy: chosen ? undefined : t('order.selectOne'),
    };
  };
  return (
    <>
      <OrderedRowsGrid<TemplateFile>
        name={field}
        label={t('template.files')}
        entity={t('template.entity')}
        columns={columns}
        cellsOf={cellsOf}
        actions={(selected, clear) => (
          <TemplateFileActions
            add={
              template.canEdit
                ? {
                    onChoose: () => setAdding(true),
                    disabledBy: typeId === undefined ? t('template.chooseType') : undefined,
                  }
                : undefined
            }
            others={[
              downloadOf(selected),
              ...(template.canEdit
                ? [
                    {
                      label: t('template.delete'),
                      onChoose: () => askToDelete(selected, clear),
                      disabledBy: deleteBlocked(selected),
                    },
                    {
                      label: t('template.check'),
                      onChoose: () => void checkSelected(selected),
                      disabledBy: checkBlocked(selected),
                    },
                  ]
                : []),
              {
                label: t('template.fields'),
                onChoose: () => setShown('tags'),
                disabledBy: documentBlocked,
              },
              {
                label: t('template.versionsOf'),
                onChoose: () => setShown('versions'),
                disabledBy: template.revision === null ? t('template.saveFirst') : undefined,
              },
              { label: t('template.examples'), onChoose: () => setShown('examples') },
            ]}
          />
        )}
      />
      {isChecking && (
        <p role="status">
          {t('template.checks.busy')} <PlaceInLine works={looks} />
        </p>
      )}
      <DocumentUploadWizard
        opened={isAdding}
        onClose={() => setAdding(false)}
        documentOnly
        onSaveFiles={async (uploaded) =>
          set(field, withUploads(files, await sound(uploaded), new Date().toISOString()))
        }
        onAddLink={async () => {}}
      />
      {found.length > 0 && <TemplateChecks files={found} onClose={() => setFound([])} />}
      {shown === 'tags' && typeId && (
        <TemplateTagsDialog reportTypeId={typeId} onClose={() => setShown(undefined)} />
      )}
      {shown === 'versions' && (
        <TemplateVersionsDialog templateId={template.id} onClose={() => setShown(undefined)} />
      )}
      {shown === 'examples' && <TemplateExamplesDialog onClose={() => setShown(undefined)} />}
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
