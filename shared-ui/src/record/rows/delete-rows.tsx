import { type BulkActionProps, countText } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { useMutation } from 'urql';
import { RecordActionModal } from '../../confirm/record-action-modal.tsx';
import { showToast } from '../../feedback/toasts.ts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import type { DeleteDocument } from '../delete-record.tsx';
import { useRefusalOfDeletion } from '../use-refusal-of-deletion.ts';

interface DeleteRowsProps extends BulkActionProps {
  readonly document: DeleteDocument;
  /** The name of one of them, as 'City'. */
  readonly item: string;
}

/** Deletes the selected rows of a list after a question that names them: all of them, or none with the reason. */
export function DeleteRows({ document, item, rows, onDone, onClose }: DeleteRowsProps) {
  const { t } = useTexts('ui');
  const [, remove] = useMutation(document);
  const refusal = useRefusalOfDeletion(
    document,
    rows.map(({ id }) => id),
  );
  const onConfirm = async () => {
    const { error } = await remove({ ids: rows.map(({ id }) => id) });
    if (error) throw new Error(errorMessage(error));
    const n = countText(rows.length);
    showToast({ kind: 'success', message: t(rows.length === 1 ? 'bulk.deletedOne' : 'bulk.deleted', { n }) });
    onDone();
  };
  return (
    <RecordActionModal
      opened
      action="delete"
      item={item}
      count={rows.length}
      names={rows.map(({ name }) => name)}
      refusal={refusal}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
