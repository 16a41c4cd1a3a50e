import { RecordScreen } from 'shared-ui/record';
import { UserDocument } from '../generated/operations.ts';
import { listAddress } from '../ground/record-list.ts';
import { UserForm } from './user-form.tsx';
import { newUserRecord, type UserRecord } from './user-record.ts';

/** A person at the own address; 'new' is one that is not saved yet. */
export function UserScreen() {
  return (
    <RecordScreen<UserRecord>
      document={UserDocument}
      titleOf={({ fullName }) => fullName}
      make={newUserRecord}
      list={listAddress('user')}
      show={(user) => <UserForm user={user} />}
    />
  );
}
