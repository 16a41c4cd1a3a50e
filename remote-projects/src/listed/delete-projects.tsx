import type { BulkActionProps } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { DeleteRows } from 'shared-ui/record';
import { DeleteSurfaceProjectsDocument } from '../generated/operations.ts';

/** Deletes the selected projects; for system administrators, and of projects without agreements. */
export function DeleteProjects(props: BulkActionProps) {
  const { t } = useTexts('projects');
  return <DeleteRows {...props} document={DeleteSurfaceProjectsDocument} item={t('delete.item')} />;
}
