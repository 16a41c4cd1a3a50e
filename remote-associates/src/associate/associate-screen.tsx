import { AccessDenied, listAddress, useRecordTitle, useSession, useTexts } from 'shared-ui';
import { RecordScreen } from 'shared-ui/record';
import { useNavigate, useParams } from 'shared-ui/router';
import { BusinessAssociateDocument } from '../generated/operations.ts';
import { type AssociateRecord, newAssociateRecord } from '../ground/associate-record.ts';
import { duplicatesId } from '../merging/duplicates-address.ts';
import { LikelyDuplicates } from '../merging/likely-duplicates.tsx';
import { AssociateForm } from './associate-form.tsx';

/** A business associate at its address; 'new' is one that is not saved yet, 'duplicates' the list of those that may be one. */
export function AssociateScreen() {
  const { id } = useParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const { t } = useTexts('associates');
  // Set here: a person without access is at an address with a name too.
  useRecordTitle(duplicatesId, id === duplicatesId ? t('duplicates.title') : undefined);
  if (id === duplicatesId)
    return user?.isSystemAdministrator ? (
      <LikelyDuplicates />
    ) : (
      <AccessDenied onClose={() => void navigate('/home')} />
    );
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
