import type { RecordKind } from 'shared-contracts/graphql';
import { useTexts } from 'shared-ui';
import { type OpenRow, RecordHistory } from 'shared-ui/record';
import { fieldName } from '../ground/field-name.ts';
import { SaveFirst } from './save-first.tsx';

interface RowHistoryProps {
  readonly row: OpenRow;
  readonly kind: RecordKind;
}

/** The changes of a record below a project, with author and time. */
export function RowHistory({ row, kind }: RowHistoryProps) {
  const { t } = useTexts('projects');
  if (row.isNew) return <SaveFirst />;
  return <RecordHistory kind={kind} recordId={row.id} labelOf={(field) => fieldName(t, kind, field)} />;
}
