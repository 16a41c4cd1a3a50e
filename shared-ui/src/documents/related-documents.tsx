import { Button } from '@mantine/core';
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
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { documentName } from 'shared-contracts/documents';
import type { DocumentParentClass } from 'shared-contracts/graphql';
import { withScheme } from 'shared-contracts/validators';
import { RecordActionModal } from '../confirm/record-action-modal.tsx';
import { useFormTexts } from '../form/form-texts.ts';
import type { FormValues } from '../form/form-values.ts';
import { DeleteDocumentsDocument } from '../generated/operations.ts';
import type { CellRenderer } from '../grid/cells/grid-cell.tsx';
import { Marked } from '../grid/cells/marked.tsx';
import { useLocalGrid } from '../grid/content/use-local-grid.ts';
import { DataGrid } from '../grid/data-grid.tsx';
import { noSelection, type Selection } from '../grid/keyboard/grid-selection.ts';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import { FilterInput } from '../layout/filter-input.tsx';
import { useRoomBelow } from '../layout/use-room-below.ts';
import { markedCell } from '../record/held/held-mark.tsx';
import { useHeldContent } from '../record/held/use-held-content.ts';
import { useCollection, useHeldRows, useRowAround } from '../record/record-context.ts';
import { GridButtons } from '../record/rows/grid-buttons.tsx';
import { useRefusalOfDeletion } from '../record/use-refusal-of-deletion.ts';
import { useRest } from '../session/rest.tsx';
import { DocumentUploadWizard } from '../upload/document-upload-wizard.tsx';
import { AbsentDocument } from './absent-document.tsx';
import { CopyButton } from './copy-button.tsx';
import { documentCells, documentColumns, heldCells } from './document-columns.ts';
import { DocumentPanel } from './document-panel.tsx';
import { documentsName } from './document-rows.ts';
import { LinkMenu, type OpenLinkMenu } from './link-menu.tsx';
import { downloadDocument, openLink } from './open-document.ts';
import classes from './related-documents.module.css';
import { useDocumentAddress } from './use-document-address.ts';
import { useDocuments } from './use-documents.ts';

interface RelatedDocumentsProps {
  readonly parentId: string;
  readonly parentType: DocumentParentClass;
  /** For a week: the line of time with the documents; all lines by default. */
  readonly lineId?: string;
  /** Whether the person may add documents here. */
  readonly mayAdd: boolean;
  /** Whether a tab of a record holds nothing else: it is as high as the page has room for. */
  readonly isTab?: boolean;
  /** Shown for a document of the address that is not one of these; by default that it does not exist. */
  readonly absent?: (id: string, close: () => void) => ReactNode;
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

/** The documents of a record: grid, side panel, upload (002 §2). */
export function RelatedDocuments(props: RelatedDocumentsProps) {
  const { parentId, parentType, lineId, mayAdd, actions, isTab } = props;
  const { t, language } = useDialogTexts();
  const { t: form } = useFormTexts();
  const rest = useRest();
  const held = useHeldRows();
  const collection = useCollection(documentsName(useRowAround()?.collection));
  const { openId, follow } = useDocumentAddress();
  const { documents, isLoading, failure, addFiles, addLink, remove } = useDocuments(
    parentId,
    parentType,
    lineId,
  );
  const [dialog, setDialog] = useState<'add' | 'delete'>();
  const [menu, setMenu] = useState<OpenLinkMenu>();
  const columns = useMemo(() => documentColumns(t), [t]);
  const rows = useMemo(() => documents.map(documentCells), [documents]);
  const { grid, filter, selection, select } = useLocalGrid({
    rows,
    columns,
    sort: { id: 'name', direction: 'asc' },
    isLoading,
    chosen: openId === undefined ? noSelection : new Set([openId]),
    ...(failure ? { failure } : {}),
  });
  useEffect(() => {
    select((now) => {
      if (openId === undefined) return now.size === 1 ? noSelection : now;
      return now.size === 1 && now.has(openId) ? now : new Set([openId]);
    });
  }, [openId, select]);
  const choose = (next: Selection) => {
    const [id] = next.size === 1 ? next : [];
    select(next);
    follow(id);
  };
  const close = () => choose(noSelection);
  const cellsOf = useCallback(
    (values: FormValues, id: string) => {
      const stored = documents.find((document) => document.id === id);
      return { ...(stored && documentCells(stored)), ...heldCells(values) };
    },
    [documents],
  );
  const isStored = useCallback((id: string) => documents.some((document) => document.id === id), [documents]);
  const content = useHeldContent({ name: collection.name, content: grid.content, cellsOf, isStored });
  const query = filter.value;
  const renderers = useMemo(() => {
    const drawName: CellRenderer = ({ name }) => <Marked text={String(name ?? '')} query={query} />;
    const column = columns.find(({ id }) => id === 'name');
    return { icon: drawIcon, ...(column ? { name: markedCell(column, form, language, drawName) } : {}) };
  }, [columns, form, language, query]);
  const room = useRef<HTMLElement>(null);
  useRoomBelow(room);
  const selected = documents.filter(({ id }) => selection.has(id));
  const [only] = selected.length === 1 ? selected : [];
  // A person who may not add documents and owns none can delete none: the action is not offered.
  const deletesAny = mayAdd || documents.some(({ canEdit }) => canEdit);
  const mayDelete = selected.length > 0 && selected.every(({ canEdit }) => canEdit);
  const refusal = useRefusalOfDeletion(DeleteDocumentsDocument, [...selection], dialog === 'delete');
  const others = documents.filter(({ id }) => id !== only?.id).map(documentName);
  return (
    <section
      ref={room}
      className={classes['documents']}
      data-tab={isTab || undefined}
      aria-label={t('documents.title')}
    >
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
          content={content}
          {...(mayAdd
            ? {
                emptyPurpose: t('documents.purpose'),
                emptyAction: (
                  <Button variant="light" onClick={() => setDialog('add')}>
                    {t('documents.addFirst')}
                  </Button>
                ),
              }
            : {})}
          renderers={renderers}
          onSelectionChange={choose}
          onRowMenu={({ id }, at) => {
            const link = documents.find((document) => document.id === id && document.isUrlLink);
            if (link) setMenu({ url: link.url ?? '', ...at });
          }}
        />
        {only && (
          <DocumentPanel
            key={only.id}
            collection={collection}
            document={only}
            others={others}
            onClose={close}
          />
        )}
        {openId !== undefined &&
          !isLoading &&
          !failure &&
          !isStored(openId) &&
          (props.absent?.(openId, close) ?? <AbsentDocument id={openId} onClose={close} />)}
      </div>
      {menu && <LinkMenu menu={menu} onClose={() => setMenu(undefined)} />}
      <DocumentUploadWizard
        opened={dialog === 'add'}
        onClose={() => setDialog(undefined)}
        // Spatial files are offered only for projects (002 §2).
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
          const ids = selected.map(({ id }) => id);
          await remove(ids);
          held.forget(ids);
          close();
        }}
      />
    </section>
  );
}
