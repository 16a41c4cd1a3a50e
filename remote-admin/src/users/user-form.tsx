import { useState } from 'react';
import { languageOf } from 'shared-contracts';
import { userRights, userValidator } from 'shared-contracts/accounts';
import { chooseZone } from 'shared-contracts/days';
import { recordRights } from 'shared-contracts/rights';
import { chooseDayOrder } from 'shared-contracts/typed-days';
import { chooseLanguage, StatusLabel, useSession, useTexts } from 'shared-ui';
import type { FormTab } from 'shared-ui/form';
import { RecordForm, ToFirstTab, useSend } from 'shared-ui/record';
import { useRoutes } from 'shared-ui/router';
import { listAddress } from '../ground/record-list.ts';
import { UserAccess } from './user-access.tsx';
import { UserActions } from './user-actions.tsx';
import { UserDetailsFields, UserRolesFields } from './user-fields.tsx';
import { saveUser, type UserRecord, userInput, userValues } from './user-record.ts';

const fieldsOf = {
  details: [
    'firstName',
    'lastName',
    'workTitle',
    'userName',
    'workEmail',
    'locale',
    'timeZone',
    'dayOrder',
    'workDays',
    'productClient',
    'isActive',
  ],
  roles: [...userRights, 'taskRoles'],
  access: [],
} as const;

/** The tab that the address names. */
function UserTab({ user }: { user: UserRecord }) {
  const isSaved = user.revision !== null;
  return useRoutes([
    { path: 'details/*', element: <UserDetailsFields savedId={isSaved ? user.id : undefined} /> },
    { path: 'roles/*', element: <UserRolesFields /> },
    ...(isSaved ? [{ path: 'access/*', element: <UserAccess id={user.id} name={user.fullName} /> }] : []),
    { path: '*', element: <ToFirstTab route="user" /> },
  ]);
}

/** A person who signs in: details, roles, and how they get in (000 §2, decision 30). */
export function UserForm({ user }: { user: UserRecord }) {
  const { t, i18n } = useTexts('admin');
  const { user: self } = useSession();
  const send = useSend(saveUser);
  const labelOf = (field: string) => t(`user.field.${field}`);
  const isOwn = self?.id === user.id;
  const [isSaved, setSaved] = useState(user.revision !== null);
  const tabs: readonly FormTab[] = (['details', 'roles', 'access'] as const)
    .filter((path) => path !== 'access' || isSaved)
    .map((path) => ({
      path,
      label: t(`user.tab.${path}`),
      fields: fieldsOf[path].map((name) => ({ name, label: labelOf(name) })),
    }));
  const mayEdit = self !== null && recordRights.user.edit(self, { userId: user.id });
  return (
    <RecordForm
      route="user"
      record={user}
      kind="USER"
      titleOf={({ fullName }) => fullName}
      subtitle={t('kind.users.record')}
      tabs={tabs}
      labelOf={labelOf}
      valuesOf={userValues}
      inputOf={userInput}
      validator={userValidator}
      send={send}
      list={listAddress('user')}
      isMade={self?.isSystemAdministrator === true}
      facts={({ isActive }) => [{ label: t('record.status'), value: <StatusLabel isActive={isActive} /> }]}
      readOnlyReason={mayEdit ? undefined : t('user.readOnly')}
      actions={(saved) => self?.isSystemAdministrator && saved.isActive && <UserActions user={saved} />}
      onSaved={({ id, locale, timeZone, dayOrder }) => {
        setSaved(true);
        if (!isOwn) return;
        chooseLanguage(i18n, languageOf(locale));
        chooseZone(timeZone ?? null);
        chooseDayOrder({ id, dayOrder });
      }}
    >
      {(saved) => <UserTab user={saved} />}
    </RecordForm>
  );
}
