import { useRecordTitle } from 'shared-ui';
import { useParams } from 'shared-ui/router';
import { useQuery } from 'urql';
import { UserDocument } from '../generated/operations.ts';
import { RecordLoad } from '../records/record-load.tsx';
import { useNewId } from '../records/use-new-id.ts';
import { UserForm } from './user-form.tsx';
import { newUserRecord } from './user-record.ts';

function ExistingUser({ id }: { id: string }) {
  const query = useQuery({ query: UserDocument, variables: { id } });
  useRecordTitle(id, query[0].data?.record?.fullName);
  return <RecordLoad query={query}>{(user) => <UserForm user={user} />}</RecordLoad>;
}

/** A person at the own address; 'new' is one that is not saved yet. */
export function UserScreen() {
  const { id = 'new' } = useParams();
  const { recordId, isNew } = useNewId(id);
  return isNew ? (
    <UserForm key={recordId} user={newUserRecord(recordId)} />
  ) : (
    <ExistingUser key={recordId} id={recordId} />
  );
}
