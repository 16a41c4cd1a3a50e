import { isDeepStrictEqual } from 'node:util';
import { languageOf } from 'shared-contracts';
import { administratorFields, type UserValues, userValidator } from 'shared-contracts/accounts';
import type { FieldError } from 'shared-contracts/errors';
import { type CurrentUser, recordRights } from 'shared-contracts/rights';
import { validate, validationText } from 'shared-contracts/validators';
import { endLinks } from '../../accounts/onboarding/onboarding-store.ts';
import { endSessionsOf } from '../../accounts/sessions/session-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { type RecordWriter, type SaveInput, saveRecord } from '../../records/writing/save-record.ts';
import type { UserContext } from './user-context.ts';
import { findUser, insertUser, takenField, unknownIds, updateUser } from './user-record-store.ts';

/** What people may not do to themselves: a system administrator always stays who can undo it. */
function selfErrors(user: CurrentUser, values: UserValues): readonly FieldError[] {
  const language = languageOf(user.locale);
  return [
    ...(user.isSystemAdministrator && !values.isSystemAdministrator
      ? [{ path: 'isSystemAdministrator', message: validationText(language, 'ownRight') }]
      : []),
    ...(values.isActive ? [] : [{ path: 'isActive', message: validationText(language, 'ownAccess') }]),
  ];
}

/** The fields that name a company or a role that is not there. */
async function referenceErrors(
  db: Db,
  user: CurrentUser,
  values: UserValues,
): Promise<readonly FieldError[]> {
  const message = validationText(languageOf(user.locale), 'invalid');
  const [companies, roles] = await Promise.all([
    unknownIds(db, 'company', [values.productClient.id]),
    unknownIds(
      db,
      'task_role',
      values.taskRoles.map(({ id }) => id),
    ),
  ]);
  return [
    ...(companies.length > 0 ? [{ path: 'productClient', message }] : []),
    ...(roles.length > 0 ? [{ path: 'taskRoles', message }] : []),
  ];
}

/** Order and repetition of roles are no change. */
const inOrder = (values: UserValues): UserValues => ({
  ...values,
  taskRoles: [...new Set(values.taskRoles.map(({ id }) => id.toLowerCase()))].sort().map((id) => ({ id })),
});

/** People who are no system administrator change their name, title and language only. */
const writerFor = (user: CurrentUser): RecordWriter<UserValues> => ({
  kind: 'USER',
  find: async (db, id) => {
    const found = await findUser(db, id);
    return found && { ...found, values: inOrder(found.values) };
  },
  insert: insertUser,
  update: async (db, id, values) => {
    const before = await findUser(db, id);
    const isChanged = (field: (typeof administratorFields)[number]) =>
      !isDeepStrictEqual(before && inOrder(before.values)[field], values[field]);
    if (!user.isSystemAdministrator && administratorFields.some(isChanged)) {
      throw forbidden(
        'You may change your name, title and language. A system administrator changes the rest.',
      );
    }
    await updateUser(db, id, values);
    const isDeactivated = before?.values.isActive && !values.isActive;
    if (isDeactivated) await endSessionsOf(db, id);
    // Links that went to an address which is the person's no more.
    if (isDeactivated || before?.values.workEmail !== values.workEmail) await endLinks(db, id);
  },
});

/** Saves a person: right on the record, rules, names that nobody else has. Returns the id. Throws an AppError. */
export async function saveUser(input: SaveInput, context: UserContext): Promise<string> {
  const { user, db, memory } = context;
  const id = checkedId(input.id);
  const isNew = input.revision === null || input.revision === undefined;
  const { create, edit } = recordRights.user;
  if (isNew ? !create(user, {}) : !edit(user, { userId: id })) {
    if (isNew) throw forbidden('Only a system administrator can add people.');
    if (id === user.id)
      throw forbidden('Your access is read-only. Ask a system administrator to change this.');
    throw notFound();
  }
  const language = languageOf(user.locale);
  const checked = validate(userValidator, input, language);
  if (!checked.valid) throw invalid(checked.errors);
  const values = inOrder(checked.value);
  const errors = [
    ...(id === user.id ? selfErrors(user, values) : []),
    ...(await referenceErrors(db, user, values)),
  ];
  if (errors.length > 0) throw invalid(errors);
  try {
    return await saveRecord(writerFor(user), { ...input, id }, values, context);
  } catch (error) {
    const taken = takenField(error);
    if (!taken) throw error;
    const text = taken === 'userName' ? 'userNameUsed' : 'emailUsed';
    throw invalid([{ path: taken, message: validationText(language, text) }]);
  } finally {
    // What the person may do counts from the next request on.
    memory.forgetUser(id);
  }
}
