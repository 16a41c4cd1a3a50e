import { RelatedDocuments } from 'shared-ui/documents';
import type { OpenRow } from 'shared-ui/record';
import { SaveFirst } from './save-first.tsx';

/** Files and links of the agreement; they save themselves. */
export function AgreementDocuments({ row, mayAdd }: { readonly row: OpenRow; readonly mayAdd: boolean }) {
  if (row.isNew) return <SaveFirst />;
  return <RelatedDocuments parentId={row.id} parentType="Agreement" mayAdd={mayAdd} />;
}
