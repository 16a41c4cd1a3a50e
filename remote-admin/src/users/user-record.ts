import { languageOf } from 'shared-contracts';
import { newUser } from 'shared-contracts/accounts';
import { pickedReference } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';
import type { FormRecord, SaveDocument } from 'shared-ui/record';
import type { UserDetailsFragment } from '../generated/operations.ts';
import { UpdateUserDocument } from '../generated/operations.ts';

/** A person as the form has it; one that is not saved yet has no revision. */
export type UserRecord = Omit<UserDetailsFragment, 'revision' | 'productClient'> &
  FormRecord & { readonly productClient: UserDetailsFragment['productClient'] | null };

/** The API answers the fields that its fragment names; a save always answers a saved person. */
export const saveUser: SaveDocument<UserRecord> = UpdateUserDocument;

const { isSystemAdministrator: isAdmin, ...fresh } = newUser;

/** A person before they are saved. */
export const newUserRecord = (id: string): UserRecord => ({
  ...fresh,
  __typename: 'User',
  id,
  revision: null,
  isAdmin,
  fullName: '',
  taskRoles: [],
  canEdit: true,
});

/** The form's values; its fields are named as the input names them. */
export const userValues = (user: UserRecord): FormValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  workTitle: user.workTitle,
  userName: user.userName,
  workEmail: user.workEmail,
  locale: languageOf(user.locale),
  timeZone: user.timeZone ?? null,
  dayOrder: user.dayOrder ?? null,
  workDays: user.workDays ?? null,
  productClient: user.productClient,
  isActive: user.isActive,
  isSystemAdministrator: user.isAdmin,
  isBroker: user.isBroker,
  isOperator: user.isOperator,
  isEditor: user.isEditor,
  isApprover: user.isApprover,
  isSuperUser: user.isSuperUser,
  isReadOnly: user.isReadOnly,
  canAccessInvoice: user.canAccessInvoice,
  canRunRentals: user.canRunRentals,
  taskRoles: user.taskRoles,
});

/** The input of a save: references by their ids. */
export const userInput = ({ productClient, taskRoles, ...plain }: FormValues): object => ({
  ...plain,
  productClient: pickedReference(productClient),
  taskRoles: (Array.isArray(taskRoles) ? taskRoles : []).map(pickedReference).filter((role) => role !== null),
});
