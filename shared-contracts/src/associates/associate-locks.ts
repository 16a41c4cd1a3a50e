import { texts } from '../generated/texts/locks.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import type { CurrentUser } from '../rights/current-user.ts';
import { type AssociateField, associateFields } from './associate-validator.ts';
import { type ContactField, contactFields } from './contact-validator.ts';

/** Why a field cannot be changed: the person may only read, or the value is maintained elsewhere. */
export type LockReason = 'readOnly' | 'accounting' | 'synchronized' | 'client' | 'billed';

/** The locked fields, each with the reason; all other fields can be changed. */
export type Locks<TField extends string> = ReadonlyMap<TField, LockReason>;

/** The rights and options of the person on which locks depend, and the flag of the link to accounting. */
export interface LockViewer
  extends Pick<
    CurrentUser,
    | 'canAccessInvoice'
    | 'isEditor'
    | 'isReadOnly'
    | 'isSyncWithLrdEnabled'
    | 'isSyncWithLwEnabled'
    | 'isSystemAdministrator'
    | 'productClientId'
  > {
  /** The flag `enableBusinessAssociatesIntegration`. */
  readonly hasAccounting: boolean;
}

/** The values of an associate on which its locks depend. */
export interface LockedAssociate {
  readonly isClient: boolean;
  readonly isLinkedToAccounting: boolean;
  /** The company that the associate represents as a client; null for any other associate. */
  readonly companyId: string | null;
}

/** Whether a company has either of the options that say another land system maintains its associates (decision 15). */
export const isSynchronizing = ({
  isSyncWithLrdEnabled,
  isSyncWithLwEnabled,
}: Pick<CurrentUser, 'isSyncWithLrdEnabled' | 'isSyncWithLwEnabled'>): boolean =>
  isSyncWithLrdEnabled || isSyncWithLwEnabled;

/** The fields of an associate that a person may still write if accounting maintains it (decision 19): its notes. */
const openUnderAccounting: readonly AssociateField[] = ['communicationNotes', 'safetyNote', 'notes'];

/** The fields of an associate that a person may still write if another land system maintains it (decision 19). */
const openUnderSync: readonly AssociateField[] = [
  'cellNumber',
  'title',
  'residence',
  'trapperNumber',
  'vendorCode',
  'costCentreCode',
  'spouse',
  'isDowerRights',
  'isCrown',
  ...openUnderAccounting,
];

/** The fields that are shown on invoices to a client. */
const onInvoices: readonly AssociateField[] = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'country',
  'stateOrProvince',
  'city',
  'postalCode',
  'taxNumber',
];

/**
 * Whether the person may change the fields that are shown on invoices to a client: administrators, the company's
 * editors, and people who invoice may (decision 72).
 */
const keepsBilled = (viewer: LockViewer, { companyId }: LockedAssociate): boolean =>
  viewer.isSystemAdministrator ||
  viewer.canAccessInvoice ||
  (viewer.isEditor && companyId === viewer.productClientId);

const openContactUnderSync: readonly ContactField[] = ['notes'];

const isAccounted = (viewer: LockViewer, associate: LockedAssociate | undefined): boolean =>
  viewer.hasAccounting && associate?.isLinkedToAccounting === true;

function reasonOf(
  viewer: LockViewer,
  associate: LockedAssociate | undefined,
  field: AssociateField,
): LockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  if (isAccounted(viewer, associate) && !openUnderAccounting.includes(field)) return 'accounting';
  if (isSynchronizing(viewer) && !openUnderSync.includes(field)) return 'synchronized';
  if (!associate?.isClient) return undefined;
  if (field === 'name') return 'client';
  return onInvoices.includes(field) && !keepsBilled(viewer, associate) ? 'billed' : undefined;
}

function locksOf<TField extends string>(
  fields: readonly TField[],
  reason: (field: TField) => LockReason | undefined,
): Locks<TField> {
  const locked = new Map<TField, LockReason>();
  for (const field of fields) {
    const found = reason(field);
    if (found) locked.set(field, found);
  }
  return locked;
}

/**
 * The details of an associate that the person may not change (001 §6, decisions 19 and 72); undefined stands for a new
 * associate. Nobody may change code, client, uses projects, linked to accounting and synchronized.
 */
export const associateLocks = (
  viewer: LockViewer,
  associate: LockedAssociate | undefined,
): Locks<AssociateField> => locksOf(associateFields, (field) => reasonOf(viewer, associate, field));

/** The fields of a contact that the person may not change (001 §6, decision 19). */
export const contactLocks = (viewer: LockViewer): Locks<ContactField> =>
  locksOf(contactFields, (field) => {
    if (viewer.isReadOnly) return 'readOnly';
    return isSynchronizing(viewer) && !openContactUnderSync.includes(field) ? 'synchronized' : undefined;
  });

/** Why the person cannot add associates and contacts; undefined if they can. */
export function addLock(viewer: LockViewer): LockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  return isSynchronizing(viewer) ? 'synchronized' : undefined;
}

/** Why the person cannot delete an associate, or its contacts and phone numbers; undefined if they can. */
export function deleteLock(
  viewer: LockViewer,
  associate: LockedAssociate | undefined,
): LockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  if (isAccounted(viewer, associate)) return 'accounting';
  return isSynchronizing(viewer) ? 'synchronized' : undefined;
}

/** The reason as a sentence, for a disabled field and for a refused save. */
export const lockText = (reason: LockReason, language: Language = fallbackLanguage): string =>
  inLanguage(texts, language)[reason];
