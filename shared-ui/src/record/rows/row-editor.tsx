import type { ReactNode } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { type TypedDocumentNode, useQuery } from 'urql';
import { useFormTexts } from '../../form/form-texts.ts';
import { EditedRecord, type EditedRecordProps } from '../edited-record.tsx';
import { CellsAbsent } from '../held/cells-absent.tsx';
import { CellsWaiting } from '../held/cells-waiting.tsx';
import type { FormRecord } from '../record-writer.ts';

interface RowEditorProps<TRecord extends FormRecord>
  extends Omit<EditedRecordProps<TRecord>, 'record' | 'title'> {
  /** Reads one record, named `record`. */
  readonly document: TypedDocumentNode<{ readonly record?: TRecord | null }, { id: string }>;
  readonly titleOf: (record: TRecord) => string;
  /** Why the person cannot change it, where that is so. */
  readonly readOnlyReasonOf: (record: TRecord) => string | undefined;
}

/** Reads the current record of a row, and edits it in the row's cells. */
export function RowEditor<TRecord extends FormRecord>(props: RowEditorProps<TRecord>): ReactNode {
  const { document, titleOf, readOnlyReasonOf, ...editing } = props;
  const { edited } = editing;
  const { t } = useFormTexts();
  const [{ data, error, fetching }, ask] = useQuery({
    query: document,
    variables: { id: edited.row.id },
    requestPolicy: 'network-only',
  });
  const record = data?.record;
  const close = () => edited.onEnd('here');
  // An earlier read may be outdated.
  if (fetching) return <CellsWaiting edited={edited} />;
  if (!record) {
    const isMissing = !error;
    return (
      <CellsAbsent
        cells={edited.cells}
        message={isMissing ? t('editRow.missing') : errorMessage(error) || t('record.failed')}
        {...(isMissing ? {} : { onTryAgain: () => ask({ requestPolicy: 'network-only' }) })}
        onClose={close}
      />
    );
  }
  const reason = readOnlyReasonOf(record);
  if (reason) return <CellsAbsent cells={edited.cells} message={reason} onClose={close} />;
  return <EditedRecord {...editing} record={record} title={titleOf(record)} />;
}
