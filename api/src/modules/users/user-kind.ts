import { isDeepStrictEqual } from 'node:util';
import { languageOf } from 'shared-contracts';
import { administratorFields, userRights, userValidator } from 'shared-contracts/accounts';
import type { FieldError } from 'shared-contracts/errors';
import { type CurrentUser, recordRights } from 'shared-contracts/rights';
import { validationText } from 'shared-contracts/validators';
import { endLinks } from '../../accounts/onboarding/onboarding-store.ts';
import { endSessionsOf } from '../../accounts/sessions/session-store.ts';
import { texts } from '../../generated/texts/people.ts';
import { forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { snakeCase } from '../../records/reading/record-mapping.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import type { RecordValues, SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import type { UserContext } from './user-context.ts';
import { cutSignOn, isAdministratorNow, lockPeople } from './user-record-store.ts';

/**
 * Changes that people may not make to their own record, so that there always remains a system administrator who can
 * undo a change.
 */
function selfErrors(user: CurrentUser, values: RecordValues): readonly FieldError[] {
  const language = languageOf(user.locale);
  return [
    ...(user.isSystemAdministrator && !values['isSystemAdministrator']
      ? [{ path: 'isSystemAdministrator', message: validationText(language, 'ownRight') }]
      : []),
    ...(values['isActive'] ? [] : [{ path: 'isActive', message: validationText(language, 'ownAccess') }]),
  ];
}

const plain = [
  'firstName',
  'lastName',
  'userName',
  'workEmail',
  'workTitle',
  'locale',
  'timeZone',
  'dayOrder',
  'workDays',
  'isActive',
] as const;
const person = formKind<SaveInput, UserContext>({
  kind: 'USER',
  type: 'User',
  fields: [
    ...plain.map((name) => ({ name })),
    ...userRights.map((name) => ({
      name,
      from: name === 'isSystemAdministrator' ? 'isAdmin' : name,
      column: snakeCase(name),
    })),
    { name: 'productClient', shows: ['companyName'] },
    { name: 'taskRoles' },
  ],
  rules: userValidator,
  titleFields: ['userName'],
  taken: { userName: 'userNameUsed', workEmail: 'emailUsed' },
  check: ({ action, id }, { user }) => {
    const { create, edit } = recordRights.user;
    if (action === 'create' && !create(user, {}))
      throw forbidden(messageFrom(texts, ({ mayNotAdd }) => mayNotAdd));
    if (action === 'delete') throw forbidden(messageFrom(texts, ({ notDeleted }) => notDeleted));
    if (action === 'edit' && !edit(user, { userId: id }))
      throw id === user.id ? forbidden(messageFrom(texts, ({ readOnly }) => readOnly)) : notFound();
  },
  written: async ({ id, before, after }, { db }) => {
    const isDeactivated = before?.values['isActive'] && !after?.values['isActive'];
    const isElsewhere = before && before.values['workEmail'] !== after?.values['workEmail'];
    // With another e-mail address, the identity that the provider confirmed no longer counts.
    if (isElsewhere) await cutSignOn(db, id);
    if (isDeactivated) await endSessionsOf(db, id);
    // Ends links that were mailed to an address which no longer belongs to the person.
    if (isDeactivated || isElsewhere) await endLinks(db, id);
  },
  // A change of a person's rights takes effect with the next request.
  settled: (ids, { memory }) => {
    for (const id of ids) memory.forgetUser(id);
  },
});

const { findAll: _, readAll: __, ...oneByOne } = person.writer;

/** People as they are saved: those who are not system administrators change only their own name and preferences. */
export const userKind: WritableKind<SaveInput, RecordValues, UserContext> = {
  ...person,
  read: async (input, within, before) => {
    // The form of an older release does not send the right to run rents for a new person, who then does not get it.
    const named = before ? input : { canRunRentals: false, ...input };
    const values = await person.read(named, within, before);
    const { user, db } = within;
    // If two administrators take the right from each other at the same time, the second one no longer has it, so one
    // always remains.
    if (user.isSystemAdministrator && !(await isAdministratorNow(db, user.id)))
      throw forbidden(messageFrom(texts, ({ noLonger }) => noLonger));
    const isChanged = (field: string) => !isDeepStrictEqual(before?.values[field], values[field]);
    if (!user.isSystemAdministrator && administratorFields.some(isChanged))
      throw forbidden(messageFrom(texts, ({ ownFields }) => ownFields));
    const errors = before && input.id.toLowerCase() === user.id ? selfErrors(user, values) : [];
    if (errors.length > 0) throw invalid(errors);
    return values;
  },
  writer: {
    ...oneByOne,
    // Locked before the person's own row is: two saves of people wait for each other here and nowhere else.
    find: async (within, id) => {
      await lockPeople(within.db);
      return oneByOne.find(within, id);
    },
  },
};
