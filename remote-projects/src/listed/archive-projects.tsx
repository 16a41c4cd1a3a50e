import type { BulkActionProps } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { showToast, useTexts } from 'shared-ui';
import { RecordActionModal } from 'shared-ui/confirm';
import { useMutation } from 'urql';
import { ArchiveSurfaceProjectsDocument } from '../generated/operations.ts';

/** Archives the selected projects after a question that names them: all of them, or none with the reason. */
export function ArchiveProjects({ rows, onDone, onClose }: BulkActionProps) {
  const { t } = useTexts('projects');
  const [, archive] = useMutation(ArchiveSurfaceProjectsDocument);
  const onConfirm = async () => {
    const { error } = await archive({ ids: rows.map(({ id }) => id) });
    if (error) throw new Error(errorMessage(error));
    showToast({ kind: 'success', message: t('archive.several', { count: rows.length }) });
    onDone();
  };
  return (
    <RecordActionModal
      opened
      action="archive"
      item={t('delete.item')}
      count={rows.length}
      names={rows.map(({ name }) => name)}
      warning={t('archive.warning')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
