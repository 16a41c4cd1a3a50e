import { useMemo } from 'react';
import { type ListEditor, mayEditMasterData, type NewRowsProps, type RowEditorProps } from 'shared-contracts';
import {
  editedColumns,
  type MasterDataDeclaration,
  type MasterDataField,
  newMasterData,
  recordCells,
} from 'shared-contracts/master-data';
import { useSession, useTexts } from 'shared-ui';
import { RowEditor } from 'shared-ui/record';
import { NewRowsBar } from 'shared-ui/rows';
import { BeginLinks } from '../starters/begin-links.tsx';
import { starterText } from '../starters/starter-lines.ts';
import { documentsOf, type MasterDataRecord } from './master-data-documents.ts';
import { DeclaredField } from './master-data-fields.tsx';
import { formValues } from './master-data-values.ts';
import { PasteLines } from './paste-lines.tsx';
import { secrets } from './secrets.ts';
import { useWriter } from './use-writer.ts';

interface Declared {
  readonly declaration: MasterDataDeclaration;
}

/** A stored entry, edited in its row. */
function EntryRow({ declaration, edited, onStored }: Declared & RowEditorProps) {
  const { t } = useTexts('admin');
  const { user } = useSession();
  const { texts, ...writer } = useWriter(declaration);
  const columns = useMemo(() => editedColumns(declaration), [declaration]);
  return (
    <RowEditor<MasterDataRecord>
      {...writer}
      edited={edited}
      document={documentsOf(declaration).read}
      readOnlyReasonOf={({ canEdit }) =>
        user && mayEditMasterData(user) && canEdit ? undefined : t('record.readOnly')
      }
      cellOf={(column) => {
        const field = columns[column];
        return (
          field && {
            name: field.name,
            field: (
              <DeclaredField field={field} path={field.name} fields={declaration.fields} texts={texts} />
            ),
          }
        );
      }}
      onStored={(record) => onStored(recordCells(declaration, formValues(declaration, record)))}
    />
  );
}

/** Fields of a new row: all of the form's except tables of rows and secrets that bystanders should not read. */
const isInNewRow = ({ readOnly, kind, name }: MasterDataField): boolean =>
  !readOnly && kind !== 'rows' && !secrets.has(name);

/** What ten entries in a row have in common is typed once. */
const isKept = ({ kind }: MasterDataField): boolean => kind === 'reference' || kind === 'choice';

/** New entries, one after the other. */
function NewEntries({ declaration, onStored, onClose }: Declared & NewRowsProps) {
  const { texts, ...writer } = useWriter(declaration);
  return (
    <>
      <NewRowsBar<MasterDataRecord>
        {...writer}
        item={texts.record}
        make={(id) => ({ id, revision: null, canEdit: true, ...newMasterData(declaration) })}
        keeps={declaration.fields.filter(isKept).map(({ name }) => name)}
        onStored={onStored}
        onClose={onClose}
      >
        {declaration.fields.filter(isInNewRow).map((field) => (
          <DeclaredField
            key={field.name}
            field={field}
            path={field.name}
            fields={declaration.fields}
            texts={texts}
          />
        ))}
      </NewRowsBar>
      <PasteLines declaration={declaration} onStored={onStored} />
    </>
  );
}

/** How a declared list is edited in its grid: what its form writes, in the columns that show it. */
export function listEditorOf(declaration: MasterDataDeclaration): ListEditor {
  const columns = Object.entries(editedColumns(declaration)).filter(([, { name }]) => !secrets.has(name));
  return {
    columns: Object.fromEntries(
      columns.map(([column, { kind }]) => [column, kind === 'tick' ? 'tick' : 'field']),
    ),
    Row: (props) => <EntryRow declaration={declaration} {...props} />,
    NewRows: (props) => <NewEntries declaration={declaration} {...props} />,
    ...(starterText(declaration.list, 'AB') === undefined
      ? {}
      : { WhenEmpty: () => <BeginLinks list={declaration.list} /> }),
  };
}
