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
  associateFields,
  associateRules,
  associateValidator,
  newAssociate,
} from './associate-validator.ts';
export {
  type ContactField,
  contactFields,
  contactRules,
  contactValidator,
  newContact,
  newPhoneNumber,
  phoneTypes,
} from './contact-validator.ts';
export { takenByDefault } from './merge-choices.ts';
