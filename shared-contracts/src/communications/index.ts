export {
  type CommunicationLockReason,
  type CommunicationParent,
  communicationLock,
  communicationLocks,
  communicationLockText,
  type LockedCommunication,
} from './communication-locks.ts';
export {
  attemptOutcomes,
  type CommunicationField,
  type CommunicationValues,
  communicationFields,
  communicationRules,
  communicationValidator,
} from './communication-validator.ts';
export {
  allContactChoices,
  type ContactChoice,
  type ContactMethod,
  type ContactResult,
  choiceKey,
  contactChoices,
  reached,
} from './contact-choices.ts';
export {
  mailExtensions,
  mailLimits,
  mailToReadSchema,
  type ReadMail,
  readMailSchema,
} from './mail-reading.ts';
