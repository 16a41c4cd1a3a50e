import { listAddress } from 'shared-ui';
import { RecordScreen } from 'shared-ui/record';
import { BusinessAssociateDocument } from '../generated/operations.ts';
import { AssociateForm } from './associate-form.tsx';
import { type AssociateRecord, newAssociateRecord } from './associate-record.ts';

/** A business associate at its address; 'new' is one that is not saved yet. */
export function AssociateScreen() {
  return (
    <RecordScreen<AssociateRecord>
      document={BusinessAssociateDocument}
      titleOf={({ name }) => name}
      make={newAssociateRecord}
      list={listAddress('associates')}
      show={(associate) => <AssociateForm associate={associate} />}
    />
  );
}
