import { UserDocument } from '../generated/operations.ts';
import { RecordScreen } from '../records/record-screen.tsx';
import { UserForm } from './user-form.tsx';
import { newUserRecord, type UserRecord } from './user-record.ts';

/** A person at the own address; 'new' is one that is not saved yet. */
export function UserScreen() {
  return (
    <RecordScreen<UserRecord>
      document={UserDocument}
      titleOf={({ fullName }) => fullName}
      make={newUserRecord}
      show={(user) => <UserForm user={user} />}
    />
  );
}
