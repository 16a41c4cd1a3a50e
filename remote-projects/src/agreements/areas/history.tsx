import { useTexts } from 'shared-ui';
import { type OpenRow, RecordHistory } from 'shared-ui/record';
import { fieldName } from '../../history/field-name.ts';
import { SaveFirst } from './save-first.tsx';

/** Who changed what of the agreement, and when. */
export function AgreementHistory({ row }: { readonly row: OpenRow }) {
  const { t } = useTexts('projects');
  if (row.isNew) return <SaveFirst />;
  return (
    <RecordHistory kind="AGREEMENT" recordId={row.id} labelOf={(field) => fieldName(t, 'AGREEMENT', field)} />
  );
}
