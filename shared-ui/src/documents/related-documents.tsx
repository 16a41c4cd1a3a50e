import { Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconDownload,
  IconExternalLink,
  IconFile,
  IconFileTypePdf,
  IconLink,
  IconMap,
  IconPhoto,
  IconPlus,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { documentName } from 'shared-contracts/documents';
import type { DocumentParentClass } from 'shared-contracts/graphql';
import { withScheme } from 'shared-contracts/validators';
import { useDialogTexts } from '../dialogs/dialog-texts.ts';
import { ConfirmModal } from '../feedback/confirm-modal.tsx';
import { RecordActionModal } from '../feedback/record-action-modal.tsx';
import { DeleteDocumentsDocument } from '../generated/operations.ts';
import type { CellRenderer } from '../grid/cells/grid-cell.tsx';
import { useLocalGrid } from '../grid/content/use-local-grid.ts';
import { DataGrid } from '../grid/data-grid.tsx';
import { noSelection, type Selection } from '../grid/keyboard/grid-selection.ts';
import { FilterInput } from '../layout/filter-input.tsx';
import { GridButtons } from '../record/rows/grid-buttons.tsx';
import { useRefusalOfDeletion } from '../record/use-refusal-of-deletion.ts';
import { useRest } from '../session/rest.tsx';
import { DocumentUploadWizard } from '../upload/document-upload-wizard.tsx';
import { CopyButton, useCopy } from './copy-button.tsx';
import { documentColumns, documentRow } from './document-columns.ts';
import { DocumentPanel } from './document-panel.tsx';
import { downloadDocument, openLink } from './open-document.ts';
import classes from './related-documents.module.css';
import { useDocuments } from './use-documents.ts';

interface RelatedDocumentsProps {
  readonly parentId: string;
  readonly parentType: DocumentParentClass;
  /** Of a week: the line of time whose documents are meant; those of all lines where nothing is said. */
  readonly lineId?: string;
  /** Whether the person may add documents here. */
  readonly mayAdd: boolean;
  /** Whether a tab of a record holds nothing else: it is as high as the page has room for. */
  readonly isTab?: boolean;
  /** More that can be done with the documents of this place. */
  readonly actions?: ReactNode;
}

const icons: Readonly<Record<string, TablerIcon>> = {
  Archive: IconArchive,
  PDF: IconFileTypePdf,
  Photo: IconPhoto,
  'Spatial File': IconMap,
  Url: IconLink,
};

const drawIcon: CellRenderer = ({ icon }) => {
  const Icon = icons[String(icon)] ?? IconFile;
  return <Icon size={16} className={classes['icon']} role="img" aria-label={String(icon)} />;
};

const renderers = { icon: drawIcon };

interface LinkMenu {
  readonly url: string;
  readonly x: number;
  readonly y: number;
}

/** Menu of a link's row: open it, copy its address. */
function RowMenu({ menu, onClose }: { menu: LinkMenu; onClose: () => void }) {
  const { t } = useDialogTexts();
  const { outcome, copy } = useCopy();
  return (
    <Menu opened onClose={onClose} position="bottom-start" shadow="md">
      <Menu.Target>
        <span className={classes['anchor']} style={{ left: menu.x, top: menu.y }} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconExternalLink size={14} aria-hidden />}
          onClick={() => openLink(menu.url)}
        >
          {t('documents.open')}
        </Menu.Item>
        <Menu.Item closeMenuOnClick={false} onClick={() => void copy(withScheme(menu.url))}>
          {t(`documents.copy.${outcome}`)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The documents of a record: grid, side panel, upload (002 §2). */
export function RelatedDocuments(props: RelatedDocumentsProps) {
  const { parentId, parentType, lineId, mayAdd, actions, isTab } = props;
  const { t } = useDialogTexts();
  const rest = useRest();
  const { documents, isLoading, failure, addFiles, addLink, change, remove } = useDocuments(
    parentId,
    parentType,
    lineId,
  );
  const [waiting, setWaiting] = useState<Selection>();
  const [dialog, setDialog] = useState<'add' | 'delete'>();
  const [menu, setMenu] = useState<LinkMenu>();
  const isDirty = useRef(false);
  const noteDirty = useCallback((next: boolean) => {
    isDirty.current = next;
  }, []);
  const columns = useMemo(() => documentColumns(t), [t]);
  const rows = useMemo(() => documents.map(documentRow), [documents]);
  const { grid, filter, selection, select } = useLocalGrid({
    rows,
    columns,
    sort: { id: 'name', direction: 'asc' },
    isLoading,
    ...(failure ? { failure } : {}),
  });
  const selected = documents.filter(({ id }) => selection.has(id));
  const [only] = selected.length === 1 ? selected : [];
  // Who adds nothing and owns none of them never deletes one: that is not offered to them.
  const deletesAny = mayAdd || documents.some(({ canEdit }) => canEdit);
  const mayDelete = selected.length > 0 && selected.every(({ canEdit }) => canEdit);
  const selectUnlessDirty = (next: Selection) => {
    const isSame = next.size === selection.size && [...next].every((id) => selection.has(id));
    if (isDirty.current && !isSame) setWaiting(next);
    else select(next);
  };
  const refusal = useRefusalOfDeletion(DeleteDocumentsDocument, [...selection], dialog === 'delete');
  const others = documents.filter(({ id }) => id !== only?.id).map(documentName);
  return (
    <section className={classes['documents']} data-tab={isTab || undefined} aria-label={t('documents.title')}>
      <GridButtons
        isSelected={selected.length > 0}
        first={
          <>
            <FilterInput label={t('grid.filter')} {...filter} />
            {mayAdd && (
              <Button
                variant="default"
                size="xs"
                leftSection={<IconPlus size={15} aria-hidden />}
                onClick={() => setDialog('add')}
              >
                {t('documents.add')}
              </Button>
            )}
          </>
        }
      >
        {deletesAny && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash size={15} aria-hidden />}
            disabled={!mayDelete}
            title={
              selected.length === 0
                ? t('documents.selectFirst')
                : mayDelete
                  ? undefined
                  : t('documents.notYours')
            }
            onClick={() => setDialog('delete')}
          >
            {t('documents.delete')}
          </Button>
        )}
        {only && !only.isUrlLink && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={() => downloadDocument(rest.address, only.id)}
          >
            {t('documents.download')}
          </Button>
        )}
        {only?.isUrlLink && (
          <>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconExternalLink size={15} aria-hidden />}
              onClick={() => openLink(only.url)}
            >
              {t('documents.open')}
            </Button>
            <CopyButton key={only.id} text={withScheme(only.url ?? '')} />
          </>
        )}
        {actions}
      </GridButtons>
      <div className={classes['columns']}>
        <DataGrid
          label={t('documents.title')}
          entity={t('documents.entity')}
          {...grid}
          renderers={renderers}
          onSelectionChange={selectUnlessDirty}
          onRowMenu={({ id }, at) => {
            const link = documents.find((document) => document.id === id && document.isUrlLink);
            if (link) setMenu({ url: link.url ?? '', ...at });
          }}
        />
        {only && (
          <DocumentPanel
            key={`${only.id} ${only.revision}`}
            document={only}
            others={others}
            onDirty={noteDirty}
            onSave={(next) => change(only, next)}
          />
        )}
      </div>
      {menu && <RowMenu menu={menu} onClose={() => setMenu(undefined)} />}
      <DocumentUploadWizard
        opened={dialog === 'add'}
        onClose={() => setDialog(undefined)}
        // Spatial files are offered for projects alone (002 §2).
        allowsSpatial={parentType === 'Project'}
        onSaveFiles={addFiles}
        onAddLink={addLink}
      />
      <RecordActionModal
        opened={dialog === 'delete'}
        action="delete"
        item={t('documents.item', { count: selected.length })}
        count={selected.length}
        names={selected.map(documentName)}
        refusal={refusal}
        onClose={() => setDialog(undefined)}
        onConfirm={async () => {
          await remove(selected.map(({ id }) => id));
          select(noSelection);
        }}
      />
      <ConfirmModal
        opened={waiting !== undefined}
        title={t('form.leave.title')}
        confirmLabel={t('form.leave.leave')}
        onClose={() => setWaiting(undefined)}
        onConfirm={async () => {
          isDirty.current = false;
          select(waiting ?? noSelection);
        }}
      >
        {t('documents.unsaved')}
      </ConfirmModal>
    </section>
  );
}
