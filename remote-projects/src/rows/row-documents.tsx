import type { ComponentProps } from 'react';
import { RelatedDocuments } from 'shared-ui/documents';
import type { OpenRow } from 'shared-ui/record';
import { SaveFirst } from './save-first.tsx';

interface RowDocumentsProps extends Omit<ComponentProps<typeof RelatedDocuments>, 'parentId'> {
  readonly row: OpenRow;
}

/** Files and links of a record below a project; they save themselves. */
export function RowDocuments({ row, ...documents }: RowDocumentsProps) {
  if (row.isNew) return <SaveFirst />;
  return <RelatedDocuments parentId={row.id} {...documents} />;
}
