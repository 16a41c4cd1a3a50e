export {
  addLock,
  associateLocks,
  contactLocks,
  deleteLock,
  isSynchronizing,
  type LockedAssociate,
  type LockReason,
  type Locks,
  type LockViewer,
  lockText,
} from './associate-locks.ts';
export {
  type AssociateField,
  type AssociateValues,
  associateFields,
  associateRules,
  associateValidator,
  newAssociate,
} from './associate-validator.ts';
export {
  type ContactField,
  type ContactValues,
  contactFields,
  contactRules,
  contactValidator,
  newContact,
  newPhoneNumber,
  type PhoneTypeName,
  phoneTypes,
} from './contact-validator.ts';
